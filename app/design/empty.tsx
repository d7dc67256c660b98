import type { ReactNode } from 'react';

interface EmptyProps {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The way out. */
  action?: ReactNode;
}

/** Nothing here yet: one shape, one line, the way out. */
export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <div className="empty leaf">
      {icon}
      <b>{title}</b>
      {children && <p className="note">{children}</p>}
      {action}
    </div>
  );
}
