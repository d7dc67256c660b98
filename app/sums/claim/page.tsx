import { BackShell } from '@/app/frame/back-shell';
import { ClaimScreen } from './claim-screen';

export default function Page() {
  return <ClaimScreen shell={<BackShell title="claim" />} />;
}
