'use client';

import { ChevronDown } from 'lucide-react';
import { PieceChoices } from '@/app/design/piece-counts';
import { Stepper } from '@/app/design/stepper';
import { useWords } from '@/app/table/words';
import { GOODS_TOKENS } from '@/lib/rules/carcassonne/boxes';
import { GOODS, type Good } from '@/lib/rules/carcassonne/goods';
import { useCarcassonne } from '../carcassonne-context';
import { tokensText } from '../entry-text';
import type { Score } from './use-score';

/** The tokens that a finished city gives to whoever finished it; closed while there are none. */
export function CityGoods({ score: { draft, change } }: { score: Score }) {
  const t = useWords();
  const { view, seats } = useCarcassonne();
  const { goods, takenBy } = draft;
  const held = GOODS.some((good) => (goods[good] ?? 0) > 0);
  if (view.options.tradersAndBuilders === 'no' && !held) return null;
  return (
    <details className="leaf group">
      <summary className="row list-none rounded-m [&::-webkit-details-marker]:hidden">
        <span className="row-words">
          <b>{t('carcassonne.score.goods')}</b>
        </span>
        <span className="row-end">{tokensText(t, goods)}</span>
        <ChevronDown className="chevron group-open:rotate-180" aria-hidden />
      </summary>
      <div className="flex flex-col gap-2 border-t border-rule p-3">
        {GOODS.map((good) => (
          <GoodRow
            key={good}
            good={good}
            count={goods[good] ?? 0}
            onChange={(count) => change({ ...draft, goods: { ...goods, [good]: count } })}
          />
        ))}
        <p className="tag">{t('carcassonne.score.takenBy')}</p>
        <PieceChoices
          label={t('carcassonne.score.takenBy')}
          choices={seats.map(({ player, name, colour }) => ({ id: player, name, colour, chosen: player === takenBy }))}
          onToggle={(player) => change({ ...draft, takenBy: player })}
        />
      </div>
    </details>
  );
}

type GoodRowProps = { good: Good; count: number; onChange: (count: number) => void };

function GoodRow({ good, count, onChange }: GoodRowProps) {
  const t = useWords();
  const what = t(`carcassonne.good.${good}`);
  return (
    <div className="flex items-center justify-between gap-3">
      {what}
      <Stepper
        label={what}
        lessLabel={t('feature.count.fewer', { what })}
        moreLabel={t('feature.count.more', { what })}
        value={count}
        max={GOODS_TOKENS[good]}
        onChange={onChange}
      />
    </div>
  );
}
