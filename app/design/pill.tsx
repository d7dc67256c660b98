import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A short state in passing: "Saved". Not pressable. `status` reads changes out. */
export function Pill({ icon, children, strong, status }: PillProps) {
  return (
    <span className={classNames('pill', strong && 'pill-strong')} role={status ? 'status' : undefined}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

interface PillProps {
  icon?: ReactNode;
  children: ReactNode;
  strong?: boolean;
  status?: boolean;
}
