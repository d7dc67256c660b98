/** The address of a table on this phone. */
export function tableAddress(id: string): string {
  return `/session/?id=${encodeURIComponent(id)}`;
}
