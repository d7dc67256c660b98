import { BinScreen } from './bin-screen';
import { BinShell } from './bin-shell';

export default function Page() {
  return <BinScreen shell={<BinShell />} />;
}
