import { BackShell } from '@/app/frame/back-shell';
import { FeatureScreen } from '../feature-screen';

export default function Page() {
  return <FeatureScreen sum="cloister" kinds={['monastery', 'garden']} shell={<BackShell title="cloister" />} />;
}
