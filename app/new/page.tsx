import { NewTableScreen } from './new-table-screen';
import { NewTableShell } from './new-table-shell';

export default function Page() {
  return <NewTableScreen shell={<NewTableShell />} />;
}
