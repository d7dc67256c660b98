'use client';

import { useDraft } from '@/app/frame/use-draft';
import { useAddress } from '@/app/session/address';
import { vibrate } from '@/lib/pwa/vibration';
import { refuseFact } from '@/lib/rules/carcassonne/decide';
import { previewEntry } from '@/lib/rules/carcassonne/previews';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { Place } from '@/lib/rules/entry';
import { entryOf, type OwnEntry, placeNow, placeOf, useCarcassonne } from '../carcassonne-context';
import { freshFeature, inState } from '../feature-draft';
import { missingIn } from './missing';
import {
  draftOf,
  FEATURE_KINDS,
  factOf,
  freshDraft,
  readScoreDraft,
  type ScoreDraft,
  type ScoredKind,
} from './score-draft';

/** What the sheet is about: an entry to amend, or a score of the turn being played, of an earlier one, of the end. */
export type ScoreAt = {
  entry: OwnEntry | undefined;
  turn: number | null;
  atEnd: boolean;
  kind: ScoredKind;
  /** What a free line is for, where the way to the sheet says so. */
  label: string;
};

/** What the address says the sheet is about. The last count says `state=unfinished` and which kind. */
export function useScoreAt(): ScoreAt {
  const { view } = useCarcassonne();
  const { query } = useAddress();
  return {
    entry: entryOf(view, query.get('entry')),
    turn: Number(query.get('turn')) || null,
    atEnd: query.get('state') === 'unfinished' || view.lastCount.begun !== null,
    kind: [...FEATURE_KINDS, 'line' as const].find((known) => known === query.get('kind')) ?? lastKind(view),
    label: query.get('label') ?? '',
  };
}

/** The sheet opens on the feature that was scored last. */
function lastKind(view: TableView): ScoredKind {
  const last = entryOf(view, view.lastScore)?.entry.fact;
  return last?.kind === 'feature' ? last.feature.kind : 'city';
}

/** Under which key a sheet is kept: one for each turn, each amended entry, and the end. */
export function scoreKey(id: string, view: TableView, { entry, turn, atEnd }: ScoreAt): string {
  const which = entry?.entry.id ?? (atEnd ? 'end' : (turn ?? view.turn?.turn ?? 'sheet'));
  return `score/${id}/${which}`;
}

/** The score being entered or amended: what it would give to whom, and the way into the log. */
export function useScore(at: ScoreAt) {
  const { id, view, actions } = useCarcassonne();
  const kept = useDraft<ScoreDraft>(id, scoreKey(id, view, at), freshOf(view, at), readScoreDraft);
  const { draft } = kept;
  if (draft === null) return null;
  const except = at.entry?.entry.id;
  const fact = factOf(draft);
  const place = placeIn(view, draft, at);
  const preview = previewEntry(view, except === undefined ? { fact, place } : { fact, place, except });
  const missing = missingIn(fact);
  // What is still asked for is no fault yet.
  const refusal = missing === null ? refuseFact(view.source.setup, view, fact, place, except) : null;

  function change(next: ScoreDraft) {
    actions.refuse(null);
    kept.change(next);
  }

  /** Writes it into the log and forgets the draft. False: it did not go through, and is still there. */
  async function enter(): Promise<boolean> {
    const event = await actions.act(
      except === undefined ? { do: 'record', place, fact } : { do: 'amend', target: except, place, fact },
    );
    if (!event) return false;
    vibrate();
    void kept.drop();
    return true;
  }

  return { ...kept, draft, fact, missing, preview, refusal, change, enter };
}

export type Score = NonNullable<ReturnType<typeof useScore>>;

function freshOf(view: TableView, { entry, turn, atEnd, kind, label }: ScoreAt): ScoreDraft {
  const fact = entry?.entry.fact;
  if (entry && (fact?.kind === 'feature' || fact?.kind === 'line')) return draftOf(fact, entry.turn);
  if (atEnd) return freshDraft(null, { kind, features: unfinished() });
  const counted = turn === null ? view.turn : view.turns[turn - 1];
  const player = counted?.player ?? null;
  const line = { label, points: '', players: player === null ? [] : [player] };
  return freshDraft(player, { kind, turn, ...(label === '' ? {} : { line }) });
}

const unfinished = (): ScoreDraft['features'] =>
  Object.fromEntries(FEATURE_KINDS.map((kind) => [kind, inState(freshFeature(kind), 'unfinished')]));

/** The last count has no turn; what is amended stays where it was unless somebody moves it. */
function placeIn(view: TableView, draft: ScoreDraft, { entry, atEnd }: ScoreAt): Place {
  const { turn } = draft;
  if (entry && (turn === null || turn === entry.turn)) return entry.entry.place;
  const chosen = turn === null ? undefined : view.turns[turn - 1];
  if (chosen) return placeOf(chosen);
  return atEnd ? {} : placeNow(view);
}
