'use client';

import { useMemo, useRef, useState } from 'react';
import { useDraft } from '@/app/frame/use-draft';
import { useWords } from '@/app/table/words';
import type { FieldFact } from '@/lib/rules/carcassonne/facts';
import { type PreviewedField, previewFarms } from '@/lib/rules/carcassonne/farm-preview';
import { citiesOf } from '@/lib/rules/carcassonne/field';
import { majorityOf } from '@/lib/rules/carcassonne/majority';
import { type Draft, draftId } from '@/lib/rules/carcassonne/previews';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { useCarcassonne } from '../carcassonne-context';
import { type Farm, freshField, readFarm, type ScoredFarm } from './farm';

/** The farm whose card is open; null: all are closed. */
type Opened = { farm: Farm | null };

const CLOSED: Opened = { farm: null };

/** What a farm that is not in the log yet goes by, in a preview and among the cards. */
const NEW_FARM = draftId(0);

/**
 * The farms of a table: those in the log, and one being counted, which is kept at every tap and goes into the log when
 * its card is closed. `first`: the farm whose card is open at the beginning, if none was left half counted.
 */
export function useFarms(first: string | null) {
  const t = useWords();
  const { id, view, actions } = useCarcassonne();
  const kept = useDraft<Opened>(id, `farms/${id}`, { farm: farmIn(view, first) }, readOpened);
  const [closing, setClosing] = useState(false);
  const closed = useRef<Promise<boolean> | null>(null);
  const farm = kept.draft?.farm ?? null;
  const preview = useMemo(() => previewFarms(view, farm && draftOf(view, farm)), [view, farm]);
  const farms = preview.fields
    .map((field, index) => shown(field, t('count.farms.nth', { nth: index + 1 })))
    // What is being typed stays as it is, its spaces too.
    .map((each) => (each.id === farm?.id ? { ...each, label: farm.label } : each));

  const open = (opened: Farm | null) => kept.change({ farm: opened });

  /** Closes the open card; one that is being closed already only once. False: its farm did not go through, and it is open again. */
  function close(): Promise<boolean> {
    closed.current ??= shut();
    return closed.current;
  }

  async function shut(): Promise<boolean> {
    // Closed at once: what is tapped while the log is being written is not meant for this card.
    setClosing(true);
    const done = await enter();
    setClosing(false);
    closed.current = null;
    return done;
  }

  /** Puts the open farm into the log, if it says anything new. */
  async function enter(): Promise<boolean> {
    if (farm === null) return true;
    const entry = entryIn(view, farm);
    const fact = factOf(farm);
    const isNew = entry === undefined ? !isBlank(farm) : !same(entry.entry.fact, fact);
    if (isNew) {
      const done = await actions.act(
        entry === undefined ? { do: 'record', place: {}, fact } : { do: 'amend', target: entry.entry.id, fact },
      );
      if (!done) return false;
    }
    kept.change(CLOSED);
    return true;
  }

  async function openAnother(which: string | null): Promise<void> {
    if (!(await close()) || which === null) return;
    open(farms.find((each) => each.id === which) ?? null);
  }

  async function add(): Promise<void> {
    if (await close()) open({ id: NEW_FARM, label: '', field: freshField() });
  }

  async function remove(which: string): Promise<void> {
    const entry = view.entries.find((each) => each.entry.id === which);
    if (entry && !(await actions.act({ do: 'delete', target: which }))) return;
    if (farm?.id === which) kept.change(CLOSED);
  }

  return {
    ready: kept.draft !== null,
    kept: kept.kept,
    farms,
    totals: preview.totals,
    opened: closing ? null : (farm?.id ?? null),
    change: open,
    close,
    openAnother,
    add,
    remove,
  };
}

function readOpened(stored: unknown): Opened | null {
  const farm = readFarm((stored as Opened | null)?.farm);
  return farm && { farm };
}

/** A farm of the log, as its card shows it; null: there is none of that id. */
function farmIn({ entries }: TableView, id: string | null): Farm | null {
  const entry = entries.find((each) => each.entry.id === id)?.entry;
  return entry?.fact.kind === 'field' ? farmOf(entry.id, entry.fact as FieldFact) : null;
}

const farmOf = (id: string, { field, label = '', addOns }: FieldFact): Farm => ({
  ...{ id, label, field },
  ...(addOns ? { addOns } : {}),
});

const entryIn = (view: TableView, { id }: Farm): ScoredEntry | undefined =>
  view.entries.find(({ entry }) => entry.id === id);

function draftOf(view: TableView, farm: Farm): Draft {
  const entry = entryIn(view, farm)?.entry;
  return entry ? { fact: factOf(farm), place: entry.place, except: entry.id } : { fact: factOf(farm), place: {} };
}

function factOf({ field, label, addOns = {} }: Farm): FieldFact {
  const named = label.trim();
  const carried = Object.keys(addOns).length > 0 ? { addOns } : {};
  return { kind: 'field', field, ...(named === '' ? {} : { label: named }), ...carried };
}

const isBlank = ({ field, label }: Farm): boolean =>
  label.trim() === '' && citiesOf(field) === 0 && Object.keys(field.followers).length === 0;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function shown({ id, fact, problem, majority, gains, shared }: PreviewedField, nth: string): ScoredFarm {
  const score = problem ?? { majority: majority ?? majorityOf({}), gains, shared };
  return { ...farmOf(id, fact), name: fact.label || nth, score };
}
