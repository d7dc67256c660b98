import { BackShell } from '@/app/frame/back-shell';
import { Words } from '@/app/frame/words';
import { PersonsScreen } from './persons-screen';

export default function Page() {
  return <PersonsScreen shell={<BackShell title={<Words of="persons" />} />} />;
}
