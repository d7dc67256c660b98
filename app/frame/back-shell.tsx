import { ArrowLeft } from 'lucide-react';
import { Pressable } from '../design/pressable';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { type ShellKey, Words } from './words';

/** What is painted before any script of a page below the start page: the way back, its title, and what the app is for. */
export function BackShell({ title }: { title: ShellKey }) {
  const back = (
    <Pressable className="ib" href="/">
      <ArrowLeft aria-hidden />
      <span className="sr-only">
        <Words of="back" />
      </span>
    </Pressable>
  );
  return (
    <Screen bar={<TopBar lead={back} title={<Words of={title} />} />}>
      <p className="text-h2">
        <Words of="promise" />
      </p>
    </Screen>
  );
}
