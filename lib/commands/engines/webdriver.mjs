/**
 * A session of a WebDriver (https://www.w3.org/TR/webdriver2/): answers what `path` below the session is asked.
 *
 * @param {string} address
 * @param {object} capabilities
 */
export async function newSession(address, capabilities) {
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  const ask = async (method, path, body) => {
    const response = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  return {
    /** @param {string} path */
    get: (path) => ask('GET', `/session/${sessionId}${path}`),
    /** @param {string} path @param {object} [body] */
    post: (path, body = {}) => ask('POST', `/session/${sessionId}${path}`, body),
    end: () => ask('DELETE', `/session/${sessionId}`),
  };
}

/** The name under which WebDriver answers an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
