'use client';

import { useEffect, useId, useState } from 'react';
import { Message } from '@/app/design/message';
import { PlayerTabs } from '@/app/design/player-tabs';
import { RowKeys } from '@/app/design/row-key';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { fetched } from '@/app/frame/fetched';
import { KeptPill } from '@/app/frame/kept-pill';
import { Later } from '@/app/frame/later';
import { useTitle } from '@/app/frame/use-title';
import { go, leave, useAddress } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { type Card, COLOURS, type Evening, keepOrTen, left } from '@/lib/rules/cardcassonne/index';
import { isRefusal } from '@/lib/rules/entry';
import { DeleteClaim, MoveClaim } from './amend-claim';
import type { ClaimAt } from './claim-at';
import { ClaimDock } from './claim-dock';
import { type ClaimDraft, inRow, withCard, withoutCard } from './claim-draft';
import { ClaimKeys } from './claim-keys';
import { ClaimSum } from './claim-sum';
import { useClaimTabs } from './claim-tabs';
import { ClaimTray } from './claim-tray';
import { toClaim, useEvening } from './evening-context';
import JokerChoice from './joker-choice';
import { rowText } from './reason-text';
import { RivalMessage } from './rival-message';
import { useClaim } from './use-claim';
import { WrongChoices } from './wrong-cards';

const WrongSheet = fetched(() => import('./wrong-sheet'));

/** The claim that the address names: of a player in a round, or an entry to be amended. */
export function ClaimScreen() {
  const { query } = useAddress();
  return <ClaimAtAddress key={query.toString()} />;
}

/** What an address means is settled when it is opened: the claim just entered is not one to amend a moment later. */
function ClaimAtAddress() {
  const { evening } = useEvening();
  const { query } = useAddress();
  const [at] = useState(() => claimAt(evening, query));
  return <ClaimOf at={at} />;
}

function claimAt(evening: Evening, query: URLSearchParams): ClaimAt {
  const asked = Number(query.get('round'));
  const isRound = Number.isInteger(asked) && asked >= evening.firstRound && asked <= evening.rounds;
  const round = isRound ? asked : evening.currentRound;
  const named = query.get('player') ?? '';
  const player = evening.seats.includes(named) ? named : (toClaim(evening, round)[0] ?? evening.seats[0] ?? '');
  const entry = query.get('entry');
  const entered = evening.claims.find((claim) =>
    entry === null ? claim.round === round && claim.player === player : claim.entry.id === entry,
  );
  return entered
    ? { round: entered.round, player: entered.player, amended: entered.entry }
    : { round, player, amended: undefined };
}

function ClaimOf({ at }: { at: ClaimAt }) {
  const t = useWords();
  const { id, evening, nameOf, actions } = useEvening();
  const panel = useId();
  const claim = useClaim(at);
  const [wrong, setWrong] = useState(false);
  const tabs = useClaimTabs(at);
  const { draft } = claim;
  useEffect(() => () => actions.refuse(null), [actions.refuse]);
  const name = nameOf(at.player);
  const title = at.amended
    ? t('evening.claim.amendTitle', { name, round: at.round })
    : t('evening.claim.title', { name });
  useTitle(title, claim.ready);
  if (!claim.ready) return null;

  const bar = (
    <TopBar
      title={title}
      back={{
        label: t('common.actions.close'),
        icon: 'close',
        onClick: () => leave(id, at.amended ? 'ledger' : 'live'),
      }}
      right={<KeptPill state={claim.kept} />}
    />
  );
  const foot = (
    <section className="claim-foot" aria-label={t('cardcassonne.claim.cards')}>
      <ProblemMessage asText={claim.asText} retry={claim.enter} />
      <RivalMessage rival={claim.rival} at={at} />
      {draft && (
        <ClaimKeys
          draft={draft}
          left={left(evening, draft.row, { draft, except: at.amended?.id })}
          refused={claim.refused}
          onCard={claim.add}
          onWrong={() => setWrong(true)}
        />
      )}
      <ClaimDock claim={claim} at={at} />
    </section>
  );
  const rows = COLOURS.map((row) => ({ value: row, row, label: rowText(t, row) }));
  return (
    <Screen bar={bar} dock={foot}>
      <PlayerTabs
        label={t('evening.claim.tabs', { round: at.round })}
        tabs={tabs}
        selected={at.player}
        onSelect={(player) => openClaim(id, evening, at.round, player)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={title} className="flex flex-col gap-2.5">
        {at.amended && claim.restored && (
          <Message
            tone="warn"
            fact={t('evening.claim.notEntered')}
            action={{ label: t('evening.claim.discard'), onClick: claim.discard }}
          />
        )}
        {!draft && <p className="hand text-h3 wrap-anywhere">{t('evening.claim.whichRow', { name })}</p>}
        <RowKeys
          label={t('cardcassonne.claim.rowClaimed')}
          choices={rows}
          value={draft?.row ?? null}
          onChange={(row) => claim.change(draft ? inRow(draft, row) : { row, cards: [] })}
        />
        {draft && <ClaimedCards claim={claim} draft={draft} at={at} />}
      </div>
      {at.amended && (
        <div className="flex flex-wrap gap-2">
          <MoveClaim at={at} />
          <DeleteClaim at={at} />
        </div>
      )}
      {draft && (
        <Later
          of={WrongSheet}
          open={wrong}
          row={draft.row}
          onClose={() => setWrong(false)}
          onCard={(card: Card) => claim.change(withCard(draft, card))}
        />
      )}
    </Screen>
  );
}

type ClaimedCardsProps = { claim: ReturnType<typeof useClaim>; draft: ClaimDraft; at: ClaimAt };

/** The cards of the claim as they count, and what is to be chosen about them. */
function ClaimedCards({ claim: { score, fact, change }, draft, at }: ClaimedCardsProps) {
  const t = useWords();
  const { evening, nameOf } = useEvening();
  const counted = score && !isRefusal(score) ? score : null;
  return (
    <>
      {draft.cards.length === 0 && (
        <p className="note">
          {t('evening.claim.empty', { name: nameOf(at.player) })} {t('evening.claim.emptyClaim')}
        </p>
      )}
      {draft.cards.length > 0 && counted && (
        <ClaimTray draft={draft} score={counted} onRemove={(card) => change(withoutCard(draft, card))} />
      )}
      <WrongChoices
        draft={draft}
        onChange={change}
        worth={(card) => keepOrTen(evening, draft, card, at, at.amended?.id).keep}
      />
      {fact && counted && (
        <>
          <JokerChoice
            score={counted}
            options={evening.options}
            onChange={(jokersTo) => change({ ...draft, jokersTo })}
          />
          <ClaimSum at={at} draft={draft} fact={fact} score={counted} />
        </>
      )}
    </>
  );
}

/** Shows a player's claim of a round: the one entered, to be amended, or the one to enter. */
function openClaim(id: string, evening: ReturnType<typeof useEvening>['evening'], round: number, player: string): void {
  const entered = evening.claims.find((claim) => claim.round === round && claim.player === player);
  go(id, 'claim', entered ? { entry: entered.entry.id } : { round, player }, 'replace');
}
