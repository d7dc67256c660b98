/** A worked example asks what no rule module answers. */
export class UnknownAsk extends Error {
  override name = 'UnknownAsk';

  constructor(readonly ask: string) {
    super(`No rule module answers "${ask}".`);
  }
}
