import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What another phone's camera reads from a code on the screen; null where it reads nothing. */
export async function readCode(code: Locator): Promise<string | null> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, greys } = await code.page().evaluate(async (png) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    // The red of each point is enough, and a quarter to carry over.
    const reds = Array.from({ length: data.length / 4 }, (_, at) => String.fromCharCode(data[at * 4] ?? 0));
    return { width: image.width, height: image.height, greys: btoa(reds.join('')) };
  }, picture);
  const points = [...Buffer.from(greys, 'base64')].flatMap((grey) => [grey, grey, grey, 255]);
  return jsQR(Uint8ClampedArray.from(points), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
