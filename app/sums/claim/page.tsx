import { BackShell } from '@/app/frame/back-shell';
import { Words } from '@/app/frame/words';
import { ClaimScreen } from './claim-screen';

export default function Page() {
  return <ClaimScreen shell={<BackShell title={<Words of="claim" />} />} />;
}
