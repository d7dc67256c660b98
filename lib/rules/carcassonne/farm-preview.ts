import { BRINGS_NOTHING } from './add-on';
import type { FieldFact } from './facts';
import { pointsIn } from './last-count';
import type { Placed } from './places';
import { type Draft, draftId, previewTable } from './previews';
import { type Outcome, scoreEntries } from './scoring';
import type { TableView } from './table';

/** A field as an entry or a draft tells it, by its id, and what it gives among the others, or why it gives nothing. */
export type PreviewedField = Pick<Outcome, 'gains' | 'majority' | 'shared' | 'problem'> & {
  id: string;
  fact: FieldFact;
};

/** A player's points before the farms, what the farms give, and both together. */
export type FarmTotal = { player: string; before: number; farms: number; final: number };

/** The fields of a table in the order of the log, and what they do to everybody's points, in seat order. */
export type FarmsPreview = { fields: PreviewedField[]; totals: FarmTotal[] };

/**
 * The farms of a table, with one that is not entered as it stands (CA-26 to CA-35). `draft`: of a field; null: none.
 *
 * 2026-11-30: nothing else of a table hangs on a field, so the fields alone are scored anew: the screen asks at every
 * tap, and in a table of 400 entries that is 0.1 ms instead of 1. Add-ons see every entry: with one at the table all of
 * it is read again.
 */
export function previewFarms(view: TableView, draft: Draft | null): FarmsPreview {
  if (draft !== null && view.source.readers.length > 0) return previewFarms(previewTable(view, [draft]), null);
  const fields = draft === null ? fieldsIn(view) : scoreAnew(view, draft);
  const points = pointsIn(fields);
  const totals = view.seats.map((player) => {
    const { points: all = 0, byReason } = view.players[player] ?? {};
    const before = all - (byReason?.farms ?? 0);
    const farms = points[player] ?? 0;
    return { player, before, farms, final: before + farms };
  });
  return { fields, totals };
}

const fieldsIn = ({ entries }: TableView): PreviewedField[] =>
  entries.flatMap(({ entry: { id, fact }, gains, majority, shared, problem }) =>
    isField(fact) ? [{ id, fact, gains, majority, shared, problem }] : [],
  );

function scoreAnew(view: TableView, { fact, except }: Draft): PreviewedField[] {
  const facts = fieldsIn(view).map((field) => (field.id === except ? { ...field, fact } : field));
  const all = except === undefined ? [...facts, { id: draftId(0), fact }] : facts;
  const placed = all.flatMap(({ id, fact: each }): Placed<FieldFact>[] =>
    isField(each) ? [{ entry: { id, place: {}, fact: each }, turn: 1, player: null }] : [],
  );
  const outcomes = scoreEntries(placed, { seats: view.seats, options: view.options, addOn: BRINGS_NOTHING });
  return placed.flatMap(({ entry: { id, fact: each } }) => {
    const outcome = outcomes.get(id);
    return outcome === undefined ? [] : [{ id, fact: each, ...outcome }];
  });
}

const isField = (fact: { kind: string }): fact is FieldFact => fact.kind === 'field';
