import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pressable } from '../design/pressable';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Words } from './words';

/** What is painted before any script of a page that lies below the start page: the way back and its title. */
export function BackShell({ title }: { title: ReactNode }) {
  const back = (
    <Pressable className="ib" href="/">
      <ArrowLeft aria-hidden />
      <span className="sr-only">
        <Words of="back" />
      </span>
    </Pressable>
  );
  return <Screen bar={<TopBar lead={back} title={title} />}>{null}</Screen>;
}
