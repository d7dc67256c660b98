import * as z from 'zod/mini';
import type { ChipSet } from './chip-set';
import type { ChipFact } from './facts';
import { type ChipOptions, DEFAULT_OPTIONS, optionValues } from './options';

/* What may come in from the database or a file. Shapes only, key by key those of facts.ts: the rules judge the rest. */

const collectedSchema = z.object({
  kind: z.templateLiteral([z.string(), '/collected']),
  colour: z.string(),
  value: z.number(),
  drawn: z.optional(z.number()),
});

const paidSchema = z.object({
  kind: z.templateLiteral([z.string(), '/paid']),
  colour: z.string(),
  stack: z.optional(z.number()),
});

export const factSchema = z.union([collectedSchema, paidSchema]);

/** Reads one fact of that set. Null: not a fact that this version understands. */
export function parseFact({ id }: ChipSet, raw: unknown): ChipFact | null {
  const fact = factSchema.safeParse(raw).data ?? null;
  return fact?.kind.startsWith(`${id}/`) ? fact : null;
}

/** Reads the options of a table; one that it does not name has its default. Null: a value that this version lacks. */
export function parseOptions(set: ChipSet, options: Readonly<Record<string, string>>): ChipOptions | null {
  const values = optionValues(set);
  const { valueCounts, turned } = { ...DEFAULT_OPTIONS, ...options };
  if (!values.valueCounts.includes(valueCounts) || !values.turned.includes(turned)) return null;
  return { valueCounts, turned: turned as ChipOptions['turned'] };
}
