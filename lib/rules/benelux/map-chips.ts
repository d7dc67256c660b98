import type { AddOnModule } from '../add-on';
import { type AddOnScore, BRINGS_NOTHING, type Brings, type CarcassonneTypes } from '../carcassonne/add-on';
import type { Doubt } from '../carcassonne/doubts';
import { counted, gainOf, type Reason } from '../carcassonne/reasons';
import { type ChipSet, islandTiles } from './chip-set';
import { refuseChip, refuseOptions } from './decide';
import type { ChipFact } from './facts';
import type { ChipOptions } from './options';
import { parseFact, parseOptions } from './schemas';
import { type ChipsView, viewChips } from './view';

/** The version of these rules: raised when the same facts come to other points. */
const VERSION = 1;

/** The chips of a map as an add-on of Carcassonne. */
export const mapChips = (set: ChipSet): AddOnModule<ChipOptions, ChipFact, ChipsView, CarcassonneTypes> => ({
  id: set.id,
  base: 'carcassonne',
  version: VERSION,
  readSetup: (_raw, _base, options) => parseOptions(set, options),
  readFact: (raw) => parseFact(set, raw),
  read(options, played) {
    const view = viewChips(set, options, played);
    return { view, brings: bringsOf(set, view) };
  },
  refuse: ({ own }, fact, place, except) => refuseChip(set, own, fact, place, except),
  refuseOptions: (own, base) => refuseOptions(set, own, base),
});

/** Points for what was collected, and where paying gives points for that; and tiles that come from the islands (BX-13). */
function bringsOf(set: ChipSet, view: ChipsView): Brings {
  const scores = new Map<string, AddOnScore>();
  for (const { entry, player, value } of view.collected) {
    scores.set(entry, scoreOf(set, view, entry, player, reason(set, 'chip', 'BX-06', value)));
  }
  for (const { entry, player } of set.paying.for === 'points' ? view.payments : []) {
    scores.set(entry, scoreOf(set, view, entry, player, reason(set, 'paid', 'BX-08', pointsOf(set))));
  }
  const fromElsewhere = view.payments.filter(({ stack }) => stack > 0).map(({ turn, second }) => ({ turn, second }));
  return { ...BRINGS_NOTHING, scores, tilesOut: islandTiles(set), fromElsewhere };
}

const pointsOf = ({ paying }: ChipSet): number => (paying.for === 'points' ? paying.points : 0);

const reason = ({ id }: ChipSet, item: string, rule: Reason['rule'], points: number): Reason => ({
  item: `${id}/${item}`,
  ...counted(rule, 1, points),
});

function scoreOf(set: ChipSet, { problems }: ChipsView, entry: string, player: string, why: Reason): AddOnScore {
  const problem = problems.get(entry);
  const doubts = problem === undefined ? [] : [doubtOf(set, problem)];
  return { category: `${set.id}/chips`, step: null, gains: [gainOf(player, [why])], doubts };
}

function doubtOf({ id }: ChipSet, { code, ...data }: { code: string }): Doubt {
  return { doubt: `${id}/${code}`, data };
}
