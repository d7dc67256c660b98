import { BackShell } from '@/app/frame/back-shell';
import { CarcassonneRules } from './rules-screen';

export default function Page() {
  return <CarcassonneRules shell={<BackShell title="rulesOfTiles" />} />;
}
