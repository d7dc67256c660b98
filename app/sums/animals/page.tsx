import { BackShell } from '@/app/frame/back-shell';
import { Words } from '@/app/frame/words';
import { AnimalsScreen } from './animals-screen';

export default function Page() {
  return <AnimalsScreen shell={<BackShell title={<Words of="animals" />} />} />;
}
