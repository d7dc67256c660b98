import { BackShell } from '@/app/frame/back-shell';
import { PersonsScreen } from './persons-screen';

export default function Page() {
  return <PersonsScreen shell={<BackShell title="persons" />} />;
}
