'use client';

import { RowKeys } from '@/app/design/row-key';
import { Segmented } from '@/app/design/segmented';
import { useWords } from '@/app/table/words';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import type { Card, Colour } from '@/lib/rules/cardcassonne/index';
import { type ClaimDraft, isWrong, withTake } from './claim-draft';
import { cardText, rowText } from './reason-text';

/** For each wrong-coloured animal or building: 10 points, or kept as a card of its own colour. */
export function WrongChoices({ draft, onChange, worth }: WrongChoicesProps) {
  return draft.cards.map((card, at) =>
    isWrong(card) && (card.kind === 'animal' || card.kind === 'building') ? (
      <WrongChoice
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a card is all that tells two equal cards apart
        key={at}
        card={card}
        row={draft.row}
        worth={card.kind === 'animal' ? worth?.(at) : undefined}
        onChange={(next) => onChange(withTake(draft, at, next))}
      />
    ) : null,
  );
}

type Worth = Record<Colour, number | null>;

type WrongChoicesProps = {
  draft: ClaimDraft;
  onChange: (draft: ClaimDraft) => void;
  /** What keeping the card at that place adds now, in points, by the colour it is kept as; null: it waits. */
  worth?: (at: number) => Worth;
};

type WrongCard = Extract<Card, { kind: 'animal' | 'building' }>;
type WrongChoiceProps = {
  card: WrongCard;
  row: Colour;
  worth: Worth | undefined;
  onChange: (card: WrongCard) => void;
};

function WrongChoice({ card, row, worth, onChange }: WrongChoiceProps) {
  const t = useWords();
  const asking = card.take === 'keep';
  const keep = card.kind === 'animal' ? 'cardcassonne.claim.keepAnimal' : 'cardcassonne.claim.keepBuilding';
  const title = cardText(t, card, row);
  return (
    <section className="flex flex-col gap-1">
      <p className="tag">
        <b>{title}</b>
      </p>
      <Segmented
        label={title}
        value={asking ? 'keep' : 'ten'}
        onChange={(take) => onChange({ ...card, take })}
        choices={[
          { value: 'ten', label: t('cardcassonne.claim.tenPoints') },
          { value: 'keep', label: t(keep) },
        ]}
      />
      {asking && (
        <RowKeys
          label={t('cardcassonne.claim.wrongColourOf')}
          value={card.colour ?? null}
          onChange={(colour: Colour | 'unknown') => onChange({ ...card, colour, take: 'keep' })}
          choices={COLOURS.filter((colour) => colour !== row).map((colour) => ({
            value: colour,
            row: colour,
            label: worth
              ? t('cardcassonne.claim.worth', { row: rowText(t, colour), points: String(worth[colour] ?? '?') })
              : rowText(t, colour),
          }))}
        />
      )}
    </section>
  );
}
