/** Whether a text shows nothing: no sign at all, or only spaces and signs that nobody can see. */
export function isBlank(text: string): boolean {
  return !/[^\p{Z}\p{Cc}\p{Cf}]/u.test(text);
}
