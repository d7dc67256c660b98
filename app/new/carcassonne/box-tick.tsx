'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type BoxTickProps = {
  title: ReactNode;
  note?: ReactNode;
  icon: ReactNode;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
};

/** A box of the game that lies on the table or not. */
export function BoxTick({ title, note, icon, chosen, onChange }: BoxTickProps) {
  return (
    <label className="choice relative flex min-h-16 items-center gap-1 rounded-m border-[1.5px] border-edge bg-leaf px-1.5 py-2">
      <input className="radio peer" type="checkbox" checked={chosen} onChange={() => onChange(!chosen)} />
      <span className="grid size-6 flex-none place-items-center rounded-s border-[1.5px] border-edge bg-page text-on-act peer-checked:border-act peer-checked:bg-act">
        {chosen && <Check className="size-4" strokeWidth={3} aria-hidden />}
      </span>
      <span className="min-w-0 grow leading-tight">
        <b className="block text-[0.9375rem]">{title}</b>
        {note && <span className="tag">{note}</span>}
      </span>
      {icon}
    </label>
  );
}
