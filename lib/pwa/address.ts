/**
 * The address under which a request is kept, whatever its query: its own, or its own with the slash that is missing.
 * Undefined for what is not kept.
 */
export function keptAddress(url: URL, isKept: (href: string) => boolean): string | undefined {
  const address = url.origin + url.pathname;
  return [address, `${address}/`].find(isKept);
}
