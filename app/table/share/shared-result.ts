import type { PlayerColour } from '@/lib/sessions/events';

/** What is shared of a table, in words of the screen's language. Names stand in it as they were written. */
export type SharedResult = {
  title: string;
  /** When and what was played. */
  note: string;
  /** Who won; null while nobody has. */
  won: { colours: PlayerColour[]; title: string; note: string; points: number } | null;
  /** Why this is not the last word. */
  open: string | null;
  /** One for each cell of a row, and last that of the final score. */
  heads: string[];
  /** By place. */
  rows: SharedRow[];
};

export type SharedRow = {
  name: string;
  colour: PlayerColour;
  won: boolean;
  place: number;
  /** What the final score is made of; none where that is not told yet. */
  cells: { value: string; note?: string }[];
  final: string;
  /** The row as a line of text. */
  line: string;
};
