import { ArrowLeft } from 'lucide-react';
import { Pressable } from '../design/pressable';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Words } from '../frame/words';

/** What is painted of the bin before any script. */
export function BinShell() {
  const back = (
    <Pressable className="ib" href="/">
      <ArrowLeft aria-hidden />
      <span className="sr-only">
        <Words of="back" />
      </span>
    </Pressable>
  );
  return <Screen bar={<TopBar lead={back} title={<Words of="bin" />} />}>{null}</Screen>;
}
