/** Input as WebDriver and WebDriver BiDi both take it: https://www.w3.org/TR/webdriver2/#actions */

const ENTER = '\uE007';

/** @param {object[]} actions */
const finger = (actions) => [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }];

/** A finger goes down at a place of the window. @param {number} x @param {number} y */
export const pressAt = (x, y) =>
  finger([
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
  ]);

export const lift = () => finger([{ type: 'pointerUp', button: 0 }]);

/** Every character of a text is struck, "\n" as Enter. @param {string} text */
export const strike = (text) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text]
      .map((character) => (character === '\n' ? ENTER : character))
      .flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
  },
];
