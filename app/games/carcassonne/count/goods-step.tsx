'use client';

import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { KeptPill } from '@/app/frame/kept-pill';
import { useDraft } from '@/app/frame/use-draft';
import { useTitle } from '@/app/frame/use-title';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { type GoodsCount, scoreGoods } from '@/lib/rules/carcassonne/goods';
import { pointsIn } from '@/lib/rules/carcassonne/last-count';
import { isRefusal } from '@/lib/rules/entry';
import { useCarcassonne } from '../carcassonne-context';
import { GoodsFields } from './goods-fields';
import { readGoods } from './goods-input';
import { PointsSoFar } from './points-so-far';
import { StepDock } from './step-dock';
import { stepName } from './step-name';
import { useWalk, useWayBack } from './walk';

/** The goods tokens before each player at the end; it begins with what the cities gave. */
export function GoodsStep() {
  const t = useWords();
  const { id, view, seats, actions } = useCarcassonne();
  const walk = useWalk();
  const { back: onClick } = useWayBack();
  const title = stepName(t, 'goods');
  const counted = view.entries.findLast(({ entry }) => entry.fact.kind === 'goods')?.entry;
  const agreed = counted?.fact.kind === 'goods' ? counted.fact.goods : view.goodsTaken;
  const { draft, kept, change, drop } = useDraft<GoodsCount>(id, `goods/${id}`, agreed, readGoods);
  useTitle(title, draft !== null);
  if (draft === null) return null;
  const counts = draft;
  const answer = scoreGoods(counts);
  const score = isRefusal(answer) ? null : answer;
  const points = score ? pointsIn([score]) : {};
  const players = Object.fromEntries(view.seats.map((player) => [player, { points: points[player] ?? 0 }]));

  async function enterGoods(): Promise<boolean> {
    const fact = { kind: 'goods', goods: counts };
    const done = await actions.act(
      counted ? { do: 'amend', target: counted.id, fact } : { do: 'record', place: {}, fact },
    );
    if (!done) return false;
    void drop();
    return true;
  }

  const enter = () => void walk.settle('goods', 'done', enterGoods);

  const back = { label: t('common.actions.back'), onClick };
  const total = <PointsSoFar totals={{ seats: view.seats, players }} seats={seats} gains={score?.gains ?? []} />;
  return (
    <Screen
      bar={<TopBar title={title} back={back} right={<KeptPill state={kept} />} />}
      dock={
        <StepDock
          walk={walk}
          step="goods"
          total={total}
          label={t('count.enterGoods')}
          reason={score ? undefined : t('count.goods.tooMany')}
          onDone={enter}
        />
      }
    >
      <ProblemMessage retry={enter} />
      <GoodsFields counts={counts} score={score} seats={seats} onChange={change} />
    </Screen>
  );
}
