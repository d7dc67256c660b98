import { BackShell } from '@/app/frame/back-shell';
import { RulesScreen } from './rules-screen';

export default function Page() {
  return <RulesScreen shell={<BackShell title="rules" />} />;
}
