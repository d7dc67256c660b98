/** Signs that turn the direction of what follows them, or end such a turn. They show nothing themselves. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name as it may stand in a sentence: it turns no word or number beside it around. What turns the direction is left
 * out, and a name written from right to left is set apart.
 */
export function apart(name: string): string {
  const plain = name.replace(TURNS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
