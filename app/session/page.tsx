import { BackShell } from '@/app/frame/back-shell';
import { SessionScreen } from './session-screen';

export default function Page() {
  return <SessionScreen shell={<BackShell title="table" />} />;
}
