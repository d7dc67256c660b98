'use client';

import { encode } from 'uqr';

/** The empty border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A text as a QR code: dark on light in either theme, because not every reader takes the opposite. Every module is the
 * same number of the screen's pixels wide: readers lose count in a large code whose modules differ.
 */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const width = `round(down, 100%, ${size / window.devicePixelRatio}px)`;
  return (
    <div data-theme="parchment" className="mx-auto w-full max-w-[26rem] rounded-m bg-leaf text-ink">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="mx-auto block w-full"
        style={{ width }}
        role="img"
        aria-label={label}
      >
        <path d={data.map(rowPath).join('')} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}

/** The dark modules of one row, those beside each other as one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  const bars = [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ];
  return bars.map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
