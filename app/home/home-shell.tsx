import { Plus, Settings } from 'lucide-react';
import { Button } from '../design/button';
import { Dock } from '../design/dock';
import { Pressable } from '../design/pressable';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Wordmark } from '../design/wordmark';
import { Words } from '../frame/words';
import { QuickSumsShell } from './quick-sums-shell';

/** What is painted of the start page before any script: its name, its promise, and the ways on. */
export function HomeShell() {
  const settings = (
    <Pressable className="ib" href="/settings/">
      <Settings aria-hidden />
      <span className="sr-only">
        <Words of="settings" />
      </span>
    </Pressable>
  );
  const dock = (
    <Dock>
      <Button look="big" href="/new/" icon={<Plus aria-hidden />}>
        <Words of="newTable" />
      </Button>
    </Dock>
  );
  return (
    <Screen bar={<TopBar lead={<Wordmark />} title={<Words of="appName" />} right={settings} />} dock={dock}>
      <p className="note">
        <Words of="promise" />
      </p>
      <QuickSumsShell />
    </Screen>
  );
}
