import { BackShell } from '@/app/frame/back-shell';
import { AddressScreen } from './address-screen';

export default function Page() {
  return <AddressScreen shell={<BackShell title="address" />} />;
}
