import { type ReactNode, useId } from 'react';
import { SectionHead } from '../design/section-head';

/** One group of settings under its heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="flex flex-col gap-3" aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      {children}
    </section>
  );
}
