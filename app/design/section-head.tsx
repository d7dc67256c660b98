import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: ReactNode;
  /** A quiet word at the right. */
  note?: ReactNode;
  /** A link or button at the right, in place of the note. */
  end?: ReactNode;
  level?: 2 | 3;
  id?: string;
}

/** The heading of a section. */
export function SectionHead({ title, note, end, level = 2, id }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="section-head">
      <Heading id={id}>{title}</Heading>
      {note && <span className="note">{note}</span>}
      {end && <span className="end">{end}</span>}
    </div>
  );
}
