import { HomeScreen } from './home/home-screen';
import { HomeShell } from './home/home-shell';

export default function Page() {
  return <HomeScreen shell={<HomeShell />} />;
}
