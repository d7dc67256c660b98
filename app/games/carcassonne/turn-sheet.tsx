'use client';

import { Follower } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { hasLeft } from '@/lib/rules/carcassonne/leaving';
import { useCarcassonne } from './carcassonne-context';

type TurnSheetProps = { turn: number; open: boolean; onClose: () => void };

/** Whose turn it is, where the table knows better; play goes on from there. */
export function TurnSheet({ turn, open, onClose }: TurnSheetProps) {
  const t = useWords();
  const { seats, view, actions } = useCarcassonne();
  async function say(player: string) {
    if (await actions.act({ do: 'record', place: { round: turn }, fact: { kind: 'on-turn', player } })) onClose();
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('carcassonne.live.whoseTurn')} closeLabel={t('common.actions.close')}>
      <ProblemMessage />
      <Leaf>
        {seats
          .filter(({ player }) => !hasLeft(view.left, player, turn))
          .map(({ player, name, colour }) => (
            <Row
              bare
              key={player}
              icon={<Follower colour={colour} size={34} />}
              title={<bdi>{name}</bdi>}
              onClick={() => void say(player)}
            />
          ))}
      </Leaf>
    </Sheet>
  );
}
