import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Words } from '../frame/words';

/** What is painted of a table before it is read: the way back and the promise of the app. */
export function TableShell() {
  const back = (
    <Link href="/" prefetch={false} className="ib">
      <ArrowLeft aria-hidden />
      <span className="sr-only">
        <Words of="back" />
      </span>
    </Link>
  );
  return (
    <Screen bar={<TopBar lead={back} title={<Words of="table" />} />}>
      <p className="note">
        <Words of="promise" />
      </p>
    </Screen>
  );
}
