import { BackShell } from '@/app/frame/back-shell';
import { ChristmasRules } from './rules-screen';

export default function Page() {
  return <ChristmasRules shell={<BackShell title="rulesOfGifts" />} />;
}
