import { BackShell } from '@/app/frame/back-shell';
import { Words } from '@/app/frame/words';
import { RulesScreen } from './rules-screen';

export default function Page() {
  return <RulesScreen shell={<BackShell title={<Words of="rules" />} />} />;
}
