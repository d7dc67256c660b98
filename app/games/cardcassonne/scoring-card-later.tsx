'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const Form = lazy(() => import('./scoring-card-form').then((file) => ({ default: file.ScoringCardForm })));

/** The scoring card's form, fetched when its sheet is opened. */
export function ScoringCardForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
