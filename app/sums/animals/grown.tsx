'use client';

import type { CardFaceProps } from '@/app/design/card-face';
import { Leaf } from '@/app/design/leaf';
import { Receipt, ReceiptRow } from '@/app/design/receipt';
import { KindLadder } from '@/app/games/cardcassonne/kind-ladder';
import { animalKindText, animalsText, reasonText } from '@/app/games/cardcassonne/reason-text';
import { Why } from '@/app/rules/why';
import { useWords } from '@/app/table/words';
import type { ClaimScore } from '@/lib/rules/cardcassonne/claim';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import type { ScoringCard } from '@/lib/rules/cardcassonne/progression';
import type { Reason } from '@/lib/rules/cardcassonne/reasons';

/** What each kind that grew scores, and how far each kind is on the scoring card. */
export default function Grown({ score, values }: { score: ClaimScore; values: ScoringCard }) {
  const t = useWords();
  const kinds = COLOURS.filter((colour) => score.area.animals[colour] > 0);
  return (
    <>
      {score.reasons.length === 0 ? (
        <p className="note">{t('sums.animals.empty')}</p>
      ) : (
        <Receipt>
          {score.reasons.map((reason) => (
            <Scored key={'colour' in reason ? reason.colour : reason.reason} reason={reason} />
          ))}
        </Receipt>
      )}
      {kinds.length > 0 && (
        <Leaf className="flex flex-col gap-2 p-3">
          {kinds.map((colour) => (
            <KindLadder key={colour} kind={colour} held={score.area.animals[colour]} values={values} />
          ))}
        </Leaf>
      )}
    </>
  );
}

function Scored({ reason }: { reason: Reason }) {
  const t = useWords();
  if (reason.reason !== 'animals') {
    const jokers = reason.reason === 'waiting-jokers' ? reason.jokers : 0;
    return (
      <ReceiptRow
        cards={faces('new', jokers, { kind: 'animal', row: 'joker' })}
        title={t('sums.animals.jokers')}
        lines={[reasonText(t, reason)]}
        points={reason.points}
        why={<Why rules={[reason.rule]} />}
      />
    );
  }
  const { colour, before, cards, jokers, count, points } = reason;
  const animals = animalsText(t, colour, count);
  return (
    <ReceiptRow
      cards={[
        ...faces('before', before, { kind: 'animal', row: colour, held: true }),
        ...faces('new', cards, { kind: 'animal', row: colour }),
        ...faces('joker', jokers, { kind: 'animal', row: 'joker' }),
      ]}
      title={animalKindText(t, colour)}
      lines={
        before === 0
          ? [animals]
          : [t('sums.animals.grew', { before }), t('sums.animals.grown', { added: cards + jokers, animals })]
      }
      points={points ?? '?'}
      why={<Why rules={[reason.rule]} />}
    />
  );
}

const faces = (name: string, count: number, face: CardFaceProps) =>
  Array.from({ length: count }, (_, nth) => ({ id: `${name}-${nth}`, ...face }));
