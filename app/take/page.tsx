import { BackShell } from '@/app/frame/back-shell';
import { TakeScreen } from './take-screen';

export default function Page() {
  return <TakeScreen shell={<BackShell title="take" />} />;
}
