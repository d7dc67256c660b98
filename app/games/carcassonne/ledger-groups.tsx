'use client';

import { Leaf } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { OtherRow } from '@/app/table/ledger-lines';
import { type Translate, useWords } from '@/app/table/words';
import type { AddOnFact } from '@/lib/rules/add-on';
import type { CourseFact } from '@/lib/rules/carcassonne/facts';
import type { Placed } from '@/lib/rules/carcassonne/places';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { addOnIn } from './add-on-screens';
import { useCarcassonne } from './carcassonne-context';
import { courseText } from './course-text';
import { EntryRow } from './ledger-rows';

/** What belongs together in the ledger: a turn, what was entered without turns, or the last count. */
type Group = {
  turn: number | null;
  end: boolean;
  entries: ScoredEntry[];
  course: Placed<CourseFact>[];
  /** Entries of add-ons that give no points. */
  beside: Placed<AddOnFact>[];
};

export function LedgerGroups() {
  const { view } = useCarcassonne();
  return groupsOf(view).map((group) => <Entries key={`${group.end} ${group.turn}`} group={group} />);
}

function Entries({ group }: { group: Group }) {
  const t = useWords();
  const { view, nameOf } = useCarcassonne();
  const { turn, entries, course, beside } = group;
  const played = turn === null ? undefined : view.turns[turn - 1];
  const note = played?.player
    ? t('carcassonne.ledger.turnOf', { name: nameOf(played.player), round: played.round })
    : undefined;
  return (
    <section className="flex flex-col gap-2">
      <SectionHead title={titleOf(t, group)} note={note} />
      <Leaf>
        {entries.map((entry) => (
          <EntryRow key={entry.entry.id} scored={entry} />
        ))}
        {course.map((placed) => (
          <CourseRow key={placed.entry.id} placed={placed} />
        ))}
        {beside.map((placed) => (
          <BesideRow key={placed.entry.id} placed={placed} />
        ))}
      </Leaf>
    </section>
  );
}

function titleOf(t: Translate, { turn, end }: Group): string {
  if (end) return t('carcassonne.ledger.lastCount');
  return turn === null ? t('carcassonne.ledger.noTurn') : t('carcassonne.ledger.turn', { turn });
}

/** What an add-on took note of; it can be taken out again. */
function BesideRow({ placed: { entry, player } }: { placed: Placed<AddOnFact> }) {
  const t = useWords();
  const { view, nameOf, words } = useCarcassonne();
  const addOn = addOnIn(words.addOns, entry.fact.kind);
  if (!addOn) return null;
  const { text, stays } = addOn;
  const said = { t, entry, view, nameOf };
  const [rule = ''] = text.rules(entry.fact);
  const what = [text.entry(said), text.problem?.(said)].filter(Boolean).join(' · ');
  return <OtherRow entry={entry.id} player={player} what={what} rule={rule} stays={stays} />;
}

/** How the game went on, where that is worth a line; it can be taken out again. */
function CourseRow({ placed: { entry, player } }: { placed: Placed<CourseFact> }) {
  const t = useWords();
  const { view, nameOf } = useCarcassonne();
  const { fact } = entry;
  const who = player ?? view.seats[0] ?? '';
  const said = courseText(t, fact, who, nameOf);
  if (said === null) return null;
  return <OtherRow entry={entry.id} player={whose(fact, player, who)} {...said} />;
}

/** Whose follower stands beside it; null: nobody's. */
function whose(fact: CourseFact, player: string | null, who: string): string | null {
  if (fact.kind === 'on-turn') return fact.player;
  if (fact.kind === 'game-ended') return null;
  return fact.kind === 'left' ? who : player;
}

const IN_LEDGER: readonly CourseFact['kind'][] = ['left', 'on-turn', 'tile', 'tiles-left', 'game-ended'];

/** The last count, then the turns in which something happened, the last first. Without turns, tiles are not listed. */
function groupsOf(view: TableView): Group[] {
  const { entries: own, beside } = view;
  const kept = view.turn !== null;
  const listed = view.course.filter(
    ({ entry: { fact } }) => IN_LEDGER.includes(fact.kind) && (kept || fact.kind !== 'tile'),
  );
  const ended = listed.filter(({ entry }) => entry.fact.kind === 'game-ended');
  const course = listed.filter(({ entry }) => entry.fact.kind !== 'game-ended');
  const atEnd = { turn: null, end: true, entries: own.filter(({ step }) => step !== null), course: ended, beside: [] };
  const inPlay = own.filter(({ step }) => step === null);
  const turnOf = (turn: number) => (kept ? turn : null);
  const others = [...course, ...beside].map(({ turn }) => turnOf(turn));
  const turns = new Set([...inPlay.map(({ turn }) => turn), ...others]);
  const byTurn = [...turns]
    .sort((one, other) => (other ?? 0) - (one ?? 0))
    .map((turn) => ({
      ...{ turn, end: false },
      entries: inPlay.filter((entry) => entry.turn === turn),
      course: course.filter((placed) => turnOf(placed.turn) === turn),
      beside: beside.filter((placed) => turnOf(placed.turn) === turn),
    }));
  return atEnd.entries.length + ended.length > 0 ? [atEnd, ...byTurn] : byTurn;
}
