import { BackShell } from '@/app/frame/back-shell';
import { AnimalsScreen } from './animals-screen';

export default function Page() {
  return <AnimalsScreen shell={<BackShell title="animals" />} />;
}
