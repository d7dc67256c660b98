import { BackShell } from '@/app/frame/back-shell';
import { FeatureScreen } from '../feature-screen';

export default function Page() {
  return <FeatureScreen sum="city" kinds={['city']} shell={<BackShell title="city" />} />;
}
