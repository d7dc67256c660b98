import type { NameOf } from '@/app/table/game-words';
import { stepText as sharedStepText } from '@/app/table/step-text';
import { signed, type Translate } from '@/app/table/words';
import { type AddOnFact, isAddOnFact } from '@/lib/rules/add-on';
import type { CourseFact, Fact } from '@/lib/rules/carcassonne/facts';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { Entry } from '@/lib/rules/entry';
import type { StepEvent } from '@/lib/sessions/events';
import { type AddOnScreens, addOnIn } from './add-on-screens';
import { entryText, shortGains } from './entry-text';

/** What a step of the log did, short enough for the undo button: "Ana +12". */
export function stepText(
  t: Translate,
  step: StepEvent,
  view: TableView,
  nameOf: NameOf,
  addOns: readonly AddOnScreens[],
): string {
  if (step.type !== 'recorded') return sharedStepText(t, step);
  const { id, place, fact } = step;
  return isAddOnFact(fact)
    ? addOnStep(t, { id, place, fact }, view, nameOf, addOns)
    : entryStep(t, { id, place, fact: fact as Fact }, view, nameOf);
}

function addOnStep(
  t: Translate,
  entry: Entry<AddOnFact>,
  view: TableView,
  nameOf: NameOf,
  addOns: readonly AddOnScreens[],
): string {
  const gains = view.entries.find((scored) => scored.entry.id === entry.id)?.gains ?? [];
  if (gains.length > 0) return shortGains(t, gains, nameOf);
  const text = addOnIn(addOns, entry.fact.kind)?.text;
  const said = { t, entry, view, nameOf };
  return text?.short?.(said) ?? text?.entry(said) ?? t('table.step.entry');
}

function entryStep(t: Translate, { id, place, fact }: Entry<Fact>, view: TableView, nameOf: NameOf): string {
  switch (fact?.kind) {
    case 'feature':
    case 'line':
    case 'field':
    case 'goods': {
      const gains = view.entries.find(({ entry }) => entry.id === id)?.gains ?? [];
      return gains.length > 0 ? shortGains(t, gains, nameOf) : entryText(t, fact);
    }
    case 'adjustment':
      return t('table.step.adjustment', { name: nameOf(place.player ?? ''), points: signed(fact.points) });
    case 'left':
      return t('table.step.left', { name: nameOf(place.player ?? '') });
    case 'next':
      return t('carcassonne.step.next', { turn: place.round ?? view.turns.length });
    default:
      return courseStep(t, fact, nameOf);
  }
}

function courseStep(t: Translate, fact: Exclude<CourseFact, { kind: 'left' | 'next' }> | undefined, nameOf: NameOf) {
  switch (fact?.kind) {
    case 'on-turn':
      return t('carcassonne.step.onTurn', { name: nameOf(fact.player) });
    case 'tile':
      return t(fact.builder ? 'carcassonne.step.secondTile' : 'carcassonne.step.tile');
    case 'tiles-left':
      return t('carcassonne.step.tilesLeft');
    case 'game-ended':
      return t('carcassonne.step.gameEnded');
    case 'count-step':
      return t('carcassonne.step.countStep');
    default:
      return t('table.step.entry');
  }
}
