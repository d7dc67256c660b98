'use client';

import { useTranslations } from 'use-intl';
import { Sheet } from '@/app/design/sheet';
import { dealFor, LAID_AT_START, MOST_PLAYERS } from '@/lib/rules/cardcassonne/deck';
import { isRefusal } from '@/lib/rules/entry';
import type { SetUpHelpProps } from './set-up-help';

type SetUpSheetProps = SetUpHelpProps & { open: boolean; onClose: () => void };

/** How the table is set up for these people. */
export default function SetUpSheet({ open, onClose, ...people }: SetUpSheetProps) {
  const t = useTranslations();
  return (
    <Sheet open={open} onClose={onClose} title={t('cardcassonneSetUp.help')} closeLabel={t('common.actions.close')}>
      <Steps {...people} />
    </Sheet>
  );
}

/** The set-up step by step. */
function Steps({ players, dealer, starter }: SetUpHelpProps) {
  const t = useTranslations();
  const deal = dealFor(players);
  if (isRefusal(deal)) return null;
  const { cards, rounds } = deal;
  // The whole deck is laid by the end of the last round, whatever the number of players.
  const deck = LAID_AT_START + players * cards * rounds;
  const [dealing, starting] = [dealer?.name ?? '', starter?.name ?? ''];
  const steps = [
    { id: 'track', words: t('cardcassonneSetUp.track') },
    { id: 'pieces', words: t('cardcassonneSetUp.pieces') },
    { id: 'box', words: t('cardcassonneSetUp.box', { left: MOST_PLAYERS - players }) },
    { id: 'shuffle', words: t('cardcassonneSetUp.shuffle', { cards: deck }) },
    { id: 'rows', words: t('cardcassonneSetUp.toRows', { name: dealing, count: LAID_AT_START }) },
    { id: 'hands', words: t('cardcassonneSetUp.hands', { name: dealing, count: cards }) },
    { id: 'start', words: t('cardcassonneSetUp.begins', { name: starting }) },
  ];
  return (
    <ol className="leaf rows">
      {steps.map(({ id, words }, index) => (
        <li key={id} className="flex gap-3 px-3 py-2.5">
          <span className="num w-5 flex-none text-center text-h3 text-hazel" aria-hidden>
            {index + 1}
          </span>
          <span className="min-w-0 wrap-anywhere">{words}</span>
        </li>
      ))}
    </ol>
  );
}
