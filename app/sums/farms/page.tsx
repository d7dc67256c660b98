import { BackShell } from '@/app/frame/back-shell';
import { FarmsScreen } from './farms-screen';

export default function Page() {
  return <FarmsScreen shell={<BackShell title="farms" />} />;
}
