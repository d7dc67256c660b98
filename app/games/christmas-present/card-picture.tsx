import { ArrowLeftRight, ArrowRight, Ban, Home, Lock, Plus, RefreshCw, SquareDashed } from 'lucide-react';
import { Glyph, type GlyphName } from '@/app/design/glyph';
import type { Card } from '@/lib/rules/christmas-present/cards';

const SIGNS = {
  to: ArrowRight,
  swap: ArrowLeftRight,
  not: Ban,
  home: Home,
  lock: Lock,
  more: Plus,
  loop: RefreshCw,
  tile: SquareDashed,
} as const;

type Part = GlyphName | keyof typeof SIGNS | '1' | '2' | '3';

/** What each card shows: shapes side by side, like words of a sentence. The first one stands for it in the hand. */
const PICTURES: Record<Card, readonly Part[]> = {
  'score-3': ['3'],
  'unfinished-road': ['road', '2', 'home'],
  'unfinished-city': ['city', '2', 'home'],
  'unfinished-cloister': ['monastery', '1', 'home'],
  'claim-unoccupied-farm': ['farm', 'more', 'follower'],
  'claim-unoccupied-road': ['road', 'more', 'follower'],
  'claim-unoccupied-city': ['city', 'more', 'follower'],
  'loop-road': ['loop', 'road', '2'],
  'prevent-attack': ['not', 'card'],
  'draw-2': ['tile', 'tile', 'not'],
  'coats-of-arms-3': ['shield', '3'],
  'no-coats-of-arms-3': ['city', '3'],
  'return-follower': ['home', 'follower'],
  'double-points': ['person', '2'],
  'early-farm': ['farm', 'more', '1'],
  'joint-farm': ['person', 'person', 'farm', 'more', '1'],
  'claim-occupied-farm': ['farm', 'person', 'more', 'follower'],
  'claim-occupied-road': ['road', 'person', 'more', 'follower'],
  'claim-occupied-city': ['city', 'person', 'more', 'follower'],
  'claim-occupied-cloister': ['monastery', 'person', 'more', 'follower'],
  'lock-road': ['lock', 'road'],
  'lock-city': ['lock', 'city'],
  'lock-cloister': ['lock', 'monastery'],
  'break-tie-road': ['scales', 'road', 'more', '1'],
  'break-tie-city': ['scales', 'city', 'more', '1'],
  'break-tie-cloister': ['scales', 'monastery', 'more', '1'],
  'swap-cloister': ['swap', 'monastery', 'follower'],
  'swap-road': ['swap', 'road', 'follower'],
  'swap-city': ['swap', 'city', 'follower'],
  'swap-farm': ['swap', 'farm', 'follower'],
  mastermind: ['manicule', 'tile'],
  'break-farm-tie': ['scales', 'farm', 'more', '1'],
};

/** Our own picture of a card; what it does stands beside it in words. */
export function CardPicture({ card }: { card: Card }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture never change their places
  return PICTURES[card].map((part, index) => <PicturePart key={index} part={part} />);
}

/** The first shape of it. */
export const CardSign = ({ card }: { card: Card }) => <PicturePart part={PICTURES[card][0] ?? 'card'} />;

function PicturePart({ part }: { part: Part }) {
  if (part === '1' || part === '2' || part === '3')
    return (
      <span className="num" aria-hidden>
        {part}
      </span>
    );
  if (!(part in SIGNS)) return <Glyph name={part as GlyphName} />;
  const Sign = SIGNS[part as keyof typeof SIGNS];
  return <Sign aria-hidden />;
}
