import { BackShell } from '@/app/frame/back-shell';
import { CardcassonneRules } from './rules-screen';

export default function Page() {
  return <CardcassonneRules shell={<BackShell title="rules" />} />;
}
