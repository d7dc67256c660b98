'use client';

import { type ComponentType, useState } from 'react';

type LaterProps<Props> = Props & {
  /** Made by fetched(). */
  of: ComponentType<Props>;
};

/** A sheet that most evenings do without: it is fetched when it is first opened, and stays from then on. */
export function Later<Props extends { open: boolean }>({ of: Sheet, ...rest }: LaterProps<Props>) {
  const props = rest as unknown as Props;
  const [wanted, want] = useState(props.open);
  if (props.open && !wanted) want(true);
  return wanted && <Sheet {...props} />;
}
