import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { version } from '@/package.json';
import { Empty } from '../design/empty';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Wordmark } from '../design/wordmark';
import { Details, Reload } from './boundary';
import { Words } from './words';

/** In place of a screen that failed: what happened, that nothing is lost, and the way on. */
export function FailureShell({ title, text }: { title: ReactNode; text: ReactNode }) {
  const reload = (
    <Reload>
      <Words of="reload" />
    </Reload>
  );
  return (
    <Screen bar={<TopBar lead={<Wordmark />} title={<Words of="appName" />} />}>
      <div role="alert">
        <Empty icon={<TriangleAlert aria-hidden />} title={title} action={reload}>
          {text}
        </Empty>
      </div>
      <Details
        title={<Words of="details" />}
        version={version}
        copy={<Words of="copyDetails" />}
        copied={<Words of="detailsCopied" />}
      />
      {/* No Link: it would change the address and leave the failed screens where they are. */}
      <a className="btn" href={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`}>
        <span>
          <Words of="back" />
        </span>
      </a>
    </Screen>
  );
}
