'use client';

import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PrimaryAction } from '@/app/design/dock';
import { Message } from '@/app/design/message';
import { SwitchRow } from '@/app/design/switch';
import {
  ANIMAL_COUNTS,
  doubtValues,
  PRINTED_VALUES,
  type ScoringCard,
  type ValueDoubt,
} from '@/lib/rules/cardcassonne/progression';
import { ScoringCardCell } from './scoring-card-cell';
import { readTyped } from './scoring-card-typed';
import { useScoringCardDraft } from './use-scoring-card-draft';

type ScoringCardFormProps = {
  /** The table that asks; empty for the phone itself. What is typed is kept for it until it is saved. */
  table: string;
  /** What is known already. */
  values: ScoringCard;
  /**
   * Only what was typed and differs from `values`; and whether the table agreed on it, as the card has no such count.
   * True once it is saved.
   */
  onSave: (values: Record<string, number>, agreed: boolean) => Promise<boolean>;
  /** What stopped the last saving, if something did, with the way to try again. */
  problem: (again: () => void) => ReactNode;
  /** The counts whose values are needed now; without them the whole card is shown. */
  missing?: readonly number[] | undefined;
  /** At a table: the number may be its own agreement where the card is silent. */
  mayAgree?: boolean;
};

/** The printed scoring card, copied field by field. Closed half copied, it is opened again as it was. */
export function ScoringCardForm({ table, ...fields }: ScoringCardFormProps) {
  const counts = fields.missing ?? ANIMAL_COUNTS;
  const draft = useScoringCardDraft(table, counts);
  return draft && <Fields {...fields} counts={counts} draft={draft} />;
}

type FieldsProps = Omit<ScoringCardFormProps, 'table'> & {
  counts: readonly number[];
  draft: NonNullable<ReturnType<typeof useScoringCardDraft>>;
};

/** What is impossible is refused, what is unlikely asked about once. */
function Fields({ values, onSave, problem, missing, mayAgree, counts, draft }: FieldsProps) {
  const t = useTranslations();
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const { typed } = draft;
  const agreed = mayAgree === true && draft.agreed;
  const read = readTyped(typed);
  const known = { ...PRINTED_VALUES, ...values };
  const changed = Object.entries(read.values).filter(([count, value]) => known[count] !== value);
  const doubts = doubtValues({ ...known, ...read.values });
  const question = JSON.stringify(doubts);

  async function save() {
    setRefused(read.bad.length > 0);
    if (read.bad.length > 0) return;
    if (doubts.length > 0 && changed.length > 0 && asked !== question) setAsked(question);
    else if (await onSave(Object.fromEntries(changed), agreed)) draft.saved();
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem(() => void save())}
      <p>{missing ? t('scoringCard.missing', { count: missing.length }) : t('scoringCard.text')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
        {counts.map((count) => (
          <ScoringCardCell
            key={count}
            count={count}
            typed={typed[count] ?? (values[count] === undefined ? '' : String(values[count]))}
            bad={refused && read.bad.includes(count)}
            onType={(text) => draft.type(count, text)}
          />
        ))}
      </div>
      {!missing && <FromTheRules />}
      {mayAgree && (
        <SwitchRow
          checked={agreed}
          onChange={draft.agree}
          title={t('scoringCard.agreed')}
          note={t('scoringCard.agreedNote')}
        />
      )}
      {refused && read.bad.length > 0 && <Message tone="bad" fact={t('scoringCard.bad')} />}
      {asked === question && doubts.map((doubt) => <Doubt key={doubt.larger.count} doubt={doubt} />)}
      <div className="flex">
        <PrimaryAction
          type="submit"
          label={changed.length === 0 ? t('scoringCard.save') : t('scoringCard.saveOne', { count: changed.length })}
        />
      </div>
    </form>
  );
}

function FromTheRules() {
  const t = useTranslations();
  return (
    <p className="note flex gap-2">
      <Lock className="mt-0.5 size-4 flex-none" aria-hidden />
      <span>{t('scoringCard.ruled')}</span>
    </p>
  );
}

function Doubt({ doubt: { smaller, larger } }: { doubt: ValueDoubt }) {
  const t = useTranslations();
  const sides = { count: larger.count, points: larger.value, fewer: smaller.count, fewerPoints: smaller.value };
  return (
    <Message tone="warn" fact={t('scoringCard.unusual', sides)}>
      {t('scoringCard.unusualText')}
    </Message>
  );
}
