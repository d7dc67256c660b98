'use client';

import { EyeOff, Layers } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PrimaryAction } from '@/app/design/dock';
import { Leaf, Row } from '@/app/design/leaf';
import { NumberField } from '@/app/design/number-field';
import { Pressable } from '@/app/design/pressable';
import { Sheet } from '@/app/design/sheet';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { tilesInBoxes } from '@/lib/rules/carcassonne/boxes';
import type { Fact } from '@/lib/rules/carcassonne/facts';
import { placeNow, useCarcassonne } from './carcassonne-context';

/** How many tiles are left; a tap corrects the count. */
export function TilesLeft() {
  const t = useWords();
  const { view, session } = useCarcassonne();
  const [open, setOpen] = useState(false);
  const { left } = view.tiles;
  return (
    <>
      <Pressable
        className="btn flex-none flex-col gap-0 text-tag"
        aria-haspopup="dialog"
        aria-disabled={session.finished || undefined}
        onClick={() => setOpen(true)}
      >
        <b className="num text-score-sm" aria-hidden>
          {left}
        </b>
        <span aria-hidden>{t('carcassonne.tiles.word', { count: left })}</span>
        <span className="sr-only">{t('carcassonne.tiles.left', { count: left })}</span>
      </Pressable>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('carcassonne.tiles.title')}
        closeLabel={t('common.actions.close')}
      >
        <TilesForm onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** A count by hand stands from now on; so does a tile that left the stacks without being placed. */
function TilesForm({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const { view, actions } = useCarcassonne();
  const { left, total } = view.tiles;
  const elsewhere = tilesInBoxes(view.options) - total;
  const field = t('carcassonne.tiles.field');
  const [counted, setCounted] = useState(left);
  async function enter(fact: Fact) {
    if (await actions.act({ do: 'record', place: placeNow(view), fact })) onDone();
  }
  async function hide() {
    if (await actions.act({ do: 'change-options', options: { countdown: 'hidden' } })) onDone();
  }
  function count(event: FormEvent) {
    event.preventDefault();
    if (Number.isFinite(counted)) return void enter({ kind: 'tiles-left', left: counted });
    actions.refuse({ refused: 'out-of-bounds', of: 'tiles-left', given: counted, least: 0, most: total });
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={count}>
      <ProblemMessage />
      <p className="note">
        {t('carcassonne.tiles.note', { total })}{' '}
        {elsewhere > 0 && t('carcassonne.tiles.elsewhere', { count: elsewhere })}
      </p>
      <div className="flex items-center justify-between gap-3">
        <span className="hand text-h3">{field}</span>
        <NumberField
          label={field}
          lessLabel={t('feature.count.fewer', { what: field })}
          moreLabel={t('feature.count.more', { what: field })}
          value={counted}
          onChange={setCounted}
          min={0}
          max={total}
        />
      </div>
      <Leaf>
        <Row
          bare
          icon={<Layers aria-hidden />}
          title={t('carcassonne.tiles.putAside')}
          note={t('carcassonne.tiles.putAsideNote')}
          onClick={() => void enter({ kind: 'tile' })}
        />
        <Row
          bare
          icon={<EyeOff aria-hidden />}
          title={t('carcassonne.tiles.hide')}
          note={t('carcassonne.tiles.hideNote')}
          onClick={() => void hide()}
        />
      </Leaf>
      <div className="flex">
        <PrimaryAction type="submit" label={t('carcassonne.tiles.save')} busy={actions.busy} />
      </div>
    </form>
  );
}
