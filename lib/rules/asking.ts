import * as z from 'zod/mini';

/**
 * Answers a worked example that `schema` understands; another one is refused as `not-understood`, with the place of the
 * fault (`cards.0`).
 */
export function asking<S extends z.ZodMiniType>(schema: S, answer: (given: z.output<S>) => object) {
  return (given: unknown): object => {
    const read = z.safeParse(schema, given);
    if (read.success) return answer(read.data);
    return { refused: 'not-understood', at: read.error.issues[0]?.path.join('.') ?? '' };
  };
}
