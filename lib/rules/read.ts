import * as z from 'zod/mini';

// zod compiles its parsers with new Function, which the content security policy forbids.
z.config({ jitless: true });

/** What came from outside, if it has the shape; null otherwise. Never throws. */
export function readAs<T>(schema: z.ZodMiniType<T>, raw: unknown): T | null {
  const parsed = z.safeParse(schema, raw);
  return parsed.success ? parsed.data : null;
}
