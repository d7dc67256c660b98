'use client';

import { useFormatter } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { Why } from '@/app/rules/why';
import type { NameOf } from '@/app/table/game-words';
import { signed, useWords } from '@/app/table/words';
import type { FieldScore } from '@/lib/rules/carcassonne/farms';
import { majorityText } from '../majority-text';
import { reasonsText } from '../reason-text';

/** Who gets what for a field, and why: the majority in words, and the sum of each. */
export function FarmResult({ score, nameOf }: { score: FieldScore; nameOf: NameOf }) {
  const t = useWords();
  const format = useFormatter();
  const said = (majority: FieldScore['majority']) => majorityText(t, majority, nameOf, (names) => format.list(names));
  return (
    <div className="farm-result">
      <div role="status">
        <span className="majority">
          <Glyph name="scales" />
          {said(score.majority)}
        </span>
        {score.shared.map(({ city, majority }) => (
          <span key={city} className="note">
            {t('count.farms.cityDecided', { city, majority: said(majority) })}
          </span>
        ))}
        {score.gains.map(({ player, points, reasons }) => (
          <span key={player} className="farm-gain">
            <span className="grow">
              {t('count.farms.formula', { name: nameOf(player), formula: reasonsText(t, reasons) })}
            </span>
            <b className="num">{signed(points)}</b>
          </span>
        ))}
      </div>
      <Why rules={score.gains.flatMap(({ reasons }) => reasons.map(({ rule }) => rule))} />
    </div>
  );
}
