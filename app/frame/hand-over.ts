/** How handing something to the phone's own sharing ended; `refused`: the phone has none for it, or it failed. */
export type Handed = 'handed' | 'called-off' | 'refused';

/** Hands over to the phone's own sharing. Must be called soon after a tap. */
export async function handOver(data: ShareData): Promise<Handed> {
  if (!canHandOver(data)) return 'refused';
  try {
    await navigator.share(data);
    return 'handed';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'called-off' : 'refused';
  }
}

/** Whether the phone's own sharing says that it takes this. It may still refuse. */
export function canHandOver(data: ShareData): boolean {
  return typeof navigator.share === 'function' && (!data.files || navigator.canShare?.(data) === true);
}

/** Puts a file among the downloads. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the file after the click; until then its address must hold.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Puts text on the clipboard. False: the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
