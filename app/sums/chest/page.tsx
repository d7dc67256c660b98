import { BackShell } from '@/app/frame/back-shell';
import { ChestScreen } from './chest-screen';

export default function Page() {
  return <ChestScreen shell={<BackShell title="chest" />} />;
}
