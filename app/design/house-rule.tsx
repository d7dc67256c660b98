'use client';

import { useId } from 'react';
import { type SegmentChoice, Segmented } from './segmented';

type HouseRuleProps<Value extends string> = {
  title: string;
  choices: readonly SegmentChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Answers of many words stand below each other. */
  stack?: boolean;
};

/** One question that the rules leave open, and its answers. */
export function HouseRule<Value extends string>({ title, ...answers }: HouseRuleProps<Value>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold" id={id}>
        {title}
      </p>
      <Segmented labelledBy={id} {...answers} />
    </div>
  );
}
