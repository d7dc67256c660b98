import { BackShell } from '@/app/frame/back-shell';
import { version } from '@/package.json';
import { SettingsScreen } from './settings-screen';

export default function Page() {
  return <SettingsScreen shell={<BackShell title="settings" />} version={version} />;
}
