/** Whether nothing was written. What was written is otherwise kept exactly. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
