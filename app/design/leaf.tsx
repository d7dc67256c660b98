import { ChevronRight } from 'lucide-react';
import { createElement, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names';
import { Pressable } from './pressable';

interface LeafProps {
  children: ReactNode;
  className?: string;
  /** `ul` or `ol` when it holds li elements. */
  as?: 'div' | 'section' | 'ul' | 'ol';
  /** For the one card that lies on the page. */
  raised?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A sheet of the ledger: paper, hairline, round corners. */
export function Leaf({ as = 'div', raised, className, ref, children }: LeafProps) {
  return createElement(as, { className: classNames('leaf', raised && 'leaf-raised', className), ref }, children);
}

interface RowProps {
  title?: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** At the right end: a value, a follower with a score. */
  end?: ReactNode;
  children?: ReactNode;
  href?: string;
  onClick?: () => void;
  /** Hides the chevron of a pressable row. */
  bare?: boolean;
  tone?: 'good' | 'warn' | 'bad';
  className?: string;
  'aria-label'?: string;
  'aria-haspopup'?: 'dialog' | 'menu';
}

/** One line in a Leaf: plain, or a link or button over its whole width. */
export function Row({ title, note, icon, end, children, href, onClick, bare, tone, className, ...aria }: RowProps) {
  const pressable = href !== undefined || onClick !== undefined;
  const inside = (
    <>
      {icon && <span className="row-icon">{icon}</span>}
      {title !== undefined && (
        <span className="row-words">
          <b>{title}</b>
          {note && <span className="tag">{note}</span>}
        </span>
      )}
      {children}
      {end && <span className="row-end">{end}</span>}
      {pressable && !bare && <ChevronRight className="chevron" aria-hidden />}
    </>
  );
  const names = classNames('row', className);
  if (!pressable) {
    return (
      <div className={names} data-tone={tone} {...aria}>
        {inside}
      </div>
    );
  }
  return (
    <Pressable href={href} onClick={onClick} className={names} data-tone={tone} {...aria}>
      {inside}
    </Pressable>
  );
}
