import type { ReactNode } from 'react';

interface ScreenProps {
  bar: ReactNode;
  children: ReactNode;
  dock?: ReactNode;
  /** What stands on the left from 768 px up (round, track), and above the rest on a phone. */
  first?: ReactNode;
}

/** A page: bar, content, dock. With `first` it becomes two columns on wide screens, the dock under the right thumb. */
export function Screen({ bar, first, children, dock }: ScreenProps) {
  if (!first) {
    return (
      <div className="screen">
        {bar}
        <main className="main">{children}</main>
        {dock}
      </div>
    );
  }
  return (
    <main className="screen screen-split">
      <div className="screen-first">
        {bar}
        <div className="main">{first}</div>
      </div>
      <div className="screen-second">
        <div className="main">{children}</div>
        {dock}
      </div>
    </main>
  );
}
