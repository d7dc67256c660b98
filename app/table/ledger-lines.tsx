'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { Follower } from '@/app/design/follower';
import { IconButton } from '@/app/design/icon-button';
import { Leaf } from '@/app/design/leaf';
import { Why } from '@/app/rules/why';
import type { LoggedEntry } from '@/lib/sessions/replay';
import { useAtTable } from './table-context';
import { signed, useWords } from './words';

type OtherRowProps = {
  entry: string;
  /** Null: it is nobody's in particular. */
  player: string | null;
  what: string;
  points?: number;
  rule: string;
  /** It stays, and is only taken back by undo. */
  stays?: boolean | undefined;
};

/** A line that is no entry of the game's own: points the table gave or took, somebody who left. It can be taken out again. */
export function OtherRow({ entry, player, what, points, rule, stays }: OtherRowProps) {
  const t = useWords();
  const { session, seatOf, actions } = useAtTable();
  return (
    <div className="row">
      {player !== null && <Follower colour={seatOf(player).colour} size={34} />}
      <div className="row-said">
        <Why rules={[rule]}>{what}</Why>
      </div>
      {points !== undefined && <span className="num ml-auto text-score-sm whitespace-nowrap">{signed(points)}</span>}
      {!session.finished && !stays && (
        <IconButton
          icon={<Trash2 aria-hidden />}
          label={t('table.ledger.takeOut', { what })}
          onClick={() => void actions.act({ do: 'delete', target: entry })}
        />
      )}
    </div>
  );
}

type AmendedNoteProps = {
  entry: string /** What it scored as it was first entered, where that differs. */;
  was?: string | null;
};

/** When an entry was amended last. */
export function AmendedNote({ entry, was }: AmendedNoteProps) {
  const t = useWords();
  const format = useFormatter();
  const { session } = useAtTable();
  const amended = session.entries.find((logged) => logged.id === entry)?.amended;
  if (!amended) return null;
  const time = format.dateTime(new Date(amended.at), { hour: '2-digit', minute: '2-digit' });
  return (
    <p className="tag flex items-center gap-1 text-hazel">
      <Pencil aria-hidden className="size-3.5" />
      {was ? t('table.ledger.amendedWas', { time, was }) : t('table.ledger.amendedAt', { time })}
    </p>
  );
}

type DeletedProps = {
  /** What it was and where it counted, in words. */
  placeText: (entry: LoggedEntry) => string | undefined;
  /** Which of them; all where it is left out. */
  of?: (entry: LoggedEntry) => boolean;
};

/** What was deleted stays in sight, struck through. */
export function DeletedEntries(props: DeletedProps) {
  const { session } = useAtTable();
  const any = session.entries.some((entry) => entry.deleted && (props.of?.(entry) ?? true));
  if (!any) return null;
  return (
    <Leaf>
      <DeletedRows {...props} />
    </Leaf>
  );
}

/** The same without a leaf of its own. */
export function DeletedRows({ placeText, of = () => true }: DeletedProps) {
  const { session } = useAtTable();
  return session.entries
    .filter((entry) => entry.deleted && of(entry))
    .map((entry) => <DeletedRow key={entry.id} entry={entry} place={placeText(entry)} />);
}

function DeletedRow({ entry, place }: { entry: LoggedEntry; place: string | undefined }) {
  const t = useWords();
  const { seatOf } = useAtTable();
  const { player } = entry.place;
  const seat = player === undefined ? null : seatOf(player);
  return (
    <div className="row">
      {seat && <Follower colour={seat.colour} size={34} />}
      <p className="min-w-0 flex-1">
        <s>
          {seat && <b dir="auto">{seat.name}</b>}
          {seat && place !== undefined && ' · '}
          {place}
        </s>{' '}
        <span className="note">{t('table.ledger.deleted')}</span>
      </p>
    </div>
  );
}
