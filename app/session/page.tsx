import { SessionScreen } from './session-screen';
import { TableShell } from './table-shell';

export default function Page() {
  return <SessionScreen shell={<TableShell />} />;
}
