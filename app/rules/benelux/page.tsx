import { BackShell } from '@/app/frame/back-shell';
import { BeneluxRules } from './rules-screen';

export default function Page() {
  return <BeneluxRules shell={<BackShell title="rulesOfChips" />} />;
}
