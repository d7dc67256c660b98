import { BookOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Pressable } from '../design/pressable';
import { SectionHead } from '../design/section-head';
import { Tile, Tiles } from '../design/tile';

type QuickSumWords = Record<
  | 'title'
  | 'note'
  | 'city'
  | 'road'
  | 'cloister'
  | 'farms'
  | 'goods'
  | 'persons'
  | 'animals'
  | 'chest'
  | 'claim'
  | 'rules'
  | 'rulesOfTiles',
  ReactNode
>;

/** A tile for each sum, and quiet ways to the rules. Most evenings need none of them, so nothing is fetched ahead. */
export function QuickSumTiles({ title, note, rules, rulesOfTiles, ...sums }: QuickSumWords) {
  const id = useId();
  return (
    <section className="@container flex flex-col gap-3" aria-labelledby={id}>
      <SectionHead title={title} note={note} id={id} />
      <Tiles>
        <Tile href="/sums/city/" row="blue" label={sums.city} />
        <Tile href="/sums/road/" row="red" label={sums.road} />
        <Tile href="/sums/cloister/" row="yellow" label={sums.cloister} />
        <Tile href="/sums/farms/" row="green" glyph="farm" label={sums.farms} />
        <Tile href="/sums/persons/" glyph="person" label={sums.persons} />
        <Tile href="/sums/animals/" glyph="paw" label={sums.animals} />
        <Tile href="/sums/chest/" glyph="chest" label={sums.chest} />
        <Tile href="/sums/claim/" glyph="cards" label={sums.claim} />
        <Tile href="/sums/goods/" glyph="bag" label={sums.goods} />
        <div className="col-start-2 -col-end-1 flex min-w-0 flex-col justify-around ps-2 @max-[16rem]:col-start-1 @max-[16rem]:ps-0">
          <RulesLink href="/rules/carcassonne/">{rulesOfTiles}</RulesLink>
          <RulesLink href="/rules/cardcassonne/">{rules}</RulesLink>
        </div>
      </Tiles>
    </section>
  );
}

function RulesLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Pressable
      href={href}
      className="inline-flex min-h-tap max-w-full items-center gap-2 self-start font-semibold text-hazel underline underline-offset-3"
    >
      <BookOpen className="size-5 flex-none" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Pressable>
  );
}
