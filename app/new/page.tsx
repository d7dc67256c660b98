import { BackShell } from '@/app/frame/back-shell';
import { NewTableScreen } from './new-table-screen';

export default function Page() {
  return <NewTableScreen shell={<BackShell title="newTable" />} />;
}
