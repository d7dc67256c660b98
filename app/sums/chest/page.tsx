import { BackShell } from '@/app/frame/back-shell';
import { Words } from '@/app/frame/words';
import { ChestScreen } from './chest-screen';

export default function Page() {
  return <ChestScreen shell={<BackShell title={<Words of="chest" />} />} />;
}
