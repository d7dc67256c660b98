import { BackShell } from '@/app/frame/back-shell';
import { BinScreen } from './bin-screen';

export default function Page() {
  return <BinScreen shell={<BackShell title="bin" />} />;
}
