import { BackShell } from '@/app/frame/back-shell';
import { FeatureScreen } from '../feature-screen';

export default function Page() {
  return <FeatureScreen sum="road" kinds={['road']} shell={<BackShell title="road" />} />;
}
