'use client';

import { useId } from 'react';
import { type SegmentChoice, Segmented } from '@/app/design/segmented';

type HouseRuleProps<Value extends string> = {
  title: string;
  choices: readonly SegmentChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One question that the rules leave open, and its answers. */
export function HouseRule<Value extends string>({ title, choices, value, onChange }: HouseRuleProps<Value>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold" id={id}>
        {title}
      </p>
      <Segmented labelledBy={id} choices={choices} value={value} onChange={onChange} />
    </div>
  );
}
