'use client';

import { useFormatter } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { Message } from '@/app/design/message';
import { PieceCounts } from '@/app/design/piece-counts';
import { signed, useWords } from '@/app/table/words';
import { GOODS_TOKENS } from '@/lib/rules/carcassonne/boxes';
import { MOST_PIECES } from '@/lib/rules/carcassonne/counts';
import { GOODS, type Good, type GoodsCount, type GoodsScore, refuseTokens } from '@/lib/rules/carcassonne/goods';
import type { Seat } from '@/lib/sessions/events';
import { majorityText } from '../majority-text';
import { scoringRefusalText } from '../scoring-refusal-text';
import { withCount } from '../with-count';

type GoodsFieldsProps = {
  counts: GoodsCount;
  /** Null where there cannot be so many. */
  score: GoodsScore | null;
  seats: readonly Seat[];
  onChange: (counts: GoodsCount) => void;
};

/** The goods tokens before each player, kind by kind (CA-37). */
export function GoodsFields({ counts, score, seats, onChange }: GoodsFieldsProps) {
  const t = useWords();
  return (
    <>
      <p className="note">{t('count.goods.none')}</p>
      {GOODS.map((good) => (
        <GoodField
          key={good}
          good={good}
          counts={counts[good]}
          {...{ score, seats }}
          onChange={(own) => onChange({ ...counts, [good]: own })}
        />
      ))}
    </>
  );
}

type GoodFieldProps = Omit<GoodsFieldsProps, 'counts' | 'onChange'> & {
  good: Good;
  counts: Record<string, number>;
  onChange: (counts: Record<string, number>) => void;
};

function GoodField({ good, counts, score, seats, onChange }: GoodFieldProps) {
  const t = useWords();
  const format = useFormatter();
  const nameOf = (player: string) => seats.find((seat) => seat.player === player)?.name ?? '';
  const name = t(`count.goods.${good}`);
  const given = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const refusal = refuseTokens(good, counts);
  const said = refusal && scoringRefusalText(t, refusal, nameOf);
  const majority = score?.majorities[good];
  const gainOf = (player: string) => {
    const gain = score?.gains.find((each) => each.player === player);
    const reason = gain?.reasons.find((each) => each.item === 'goods' && each.good === good);
    return reason ? { wins: true, gain: signed(reason.points) } : {};
  };
  return (
    <section className="flex flex-col gap-1.5" aria-label={name}>
      <h2 className="text-h3">{t('count.goods.of', { good: name, given, most: GOODS_TOKENS[good] })}</h2>
      <PieceCounts
        label={name}
        max={MOST_PIECES}
        counts={seats.map((seat) => ({
          id: seat.player,
          ...{ name: seat.name, colour: seat.colour },
          count: counts[seat.player] ?? 0,
          moreLabel: t('count.goods.more', { name: seat.name, good: name }),
          fewerLabel: t('count.goods.fewer', { name: seat.name, good: name }),
          ...gainOf(seat.player),
        }))}
        onChange={(player, count) => onChange(withCount(counts, seats, player, count))}
      />
      {said && (
        <Message tone="bad" fact={said.fact}>
          {said.text}
        </Message>
      )}
      {majority && majority.strengths.length > 0 && (
        <p className="majority">
          <Glyph name="scales" />
          {majorityText(t, majority, nameOf, (names) => format.list(names))}
        </p>
      )}
    </section>
  );
}
