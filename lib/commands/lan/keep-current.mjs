/** @typedef {{ isNew: boolean }} Made */

/** That a root is new is no change of what is served. @param {Made} made */
const servedIn = (made) => JSON.stringify({ ...made, isNew: undefined });

/**
 * Looks again and again whether something else is to be served, and serves it. A look that fails leaves what is served as
 * it is; that is said once for each reason.
 *
 * @template {Made} M
 * @param {M} made what is served now
 * @param {{ look: () => M, change: (made: M) => void, fail: (error: unknown) => void, every: number }} how `every`: in ms
 * @returns {() => void} ends it
 */
export function keepCurrent(made, { look, change, fail, every }) {
  let [current, failure] = [servedIn(made), ''];
  const lookAgain = () => {
    const next = look();
    failure = '';
    if (servedIn(next) === current) return;
    change(next);
    current = servedIn(next);
  };
  const timer = setInterval(() => {
    try {
      lookAgain();
    } catch (error) {
      if (String(error) !== failure) fail(error);
      failure = String(error);
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
