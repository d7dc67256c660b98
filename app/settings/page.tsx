import { version } from '@/package.json';
import { SettingsScreen } from './settings-screen';
import { SettingsShell } from './settings-shell';

export default function Page() {
  return <SettingsScreen shell={<SettingsShell />} version={version} />;
}
