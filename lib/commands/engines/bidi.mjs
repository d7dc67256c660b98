import { WebSocket } from 'ws';

/** @typedef {{ resolve: (result: any) => void, reject: (error: Error) => void }} Waiting */

/**
 * A connection that speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/).
 *
 * @param {string} url
 * @param {(method: string, params: any) => void} onEvent
 */
export async function connectBidi(url, onEvent) {
  const socket = new WebSocket(url);
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  socket.on('message', (data) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data));
    if (type === 'event') return onEvent(method, params);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended.'));
  });
  await new Promise((resolve, reject) => socket.once('open', () => resolve(undefined)).once('error', reject));
  let last = 0;
  return {
    /** @param {string} method @param {object} params @returns {Promise<any>} */
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
