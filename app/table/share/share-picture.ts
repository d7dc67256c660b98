import { followerShape, markShapes, type PlayerColour } from '@/app/design/piece-shapes';
import type { SharedResult, SharedRow } from './shared-result';

/** In units of the drawing; the picture has two pixels to each. */
const WIDTH = 540;
const SCALE = 2;
const EDGE = 28;
const PAD = 16;
const ROW = 58;
const LINE = 26;
const NAME = 22;
/** So many lines of a name, or of what the table is called. */
const LINES = 4;

const HAND = 'Grenze, Georgia, serif';
const TEXT = 'Commissioner, system-ui, sans-serif';

type Ink = (token: string) => string;
type Piece = { body: string; mark: string; line: string };

type Drawing = {
  pen: CanvasRenderingContext2D;
  ink: Ink;
  pieceOf: (colour: PlayerColour) => Piece;
};

/**
 * Draws the result on a canvas, in the fonts and colours of the page around it: the canvas must be on the page, since it
 * takes figures and theme from there. Resolves when everything is drawn.
 */
export async function drawResult(canvas: HTMLCanvasElement, result: SharedResult): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  await loadFonts(result);
  const drawing = { pen, ink: inkOf(canvas), pieceOf: piecesOf(canvas) };
  const steps = layout(drawing, result);
  const height = steps.reduce((sum, step) => sum + step.height, 2 * EDGE);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = drawing.ink('--page');
  pen.fillRect(0, 0, WIDTH, height);
  let top = EDGE;
  for (const step of steps) {
    step.draw(top);
    top += step.height;
  }
}

/** The canvas as a PNG file; null where the browser makes none. */
export function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })), 'image/png');
  });
}

/** Fonts come in parts by alphabet: a canvas draws with what is there, so all the words are named beforehand. */
async function loadFonts(result: SharedResult): Promise<void> {
  const words = JSON.stringify(result);
  const fonts = [`600 24px ${HAND}`, `700 24px ${HAND}`, `500 14px ${TEXT}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font, words))).catch(() => undefined);
}

type Step = { height: number; draw: (top: number) => void };

function layout(drawing: Drawing, result: SharedResult): Step[] {
  const gap = (height: number): Step => ({ height, draw: () => undefined });
  return [
    heading(drawing, result),
    gap(18),
    ...(result.won ? [winner(drawing, result.won), gap(14)] : []),
    ...(result.open ? [unfinished(drawing, result.open), gap(14)] : []),
    table(drawing, result),
    gap(18),
    signature(drawing),
  ];
}

function heading({ pen, ink }: Drawing, { title, note }: SharedResult): Step {
  const font = `600 32px ${HAND}`;
  const lines = atMost(LINES, wrap(pen, title, font, WIDTH - 2 * EDGE));
  return {
    height: lines.length * 36 + 22,
    draw: (top) => {
      lines.forEach((line, index) => {
        write(pen, line, EDGE, top + 28 + index * 36, font, ink('--ink'));
      });
      write(pen, note, EDGE, top + lines.length * 36 + 14, `500 16px ${TEXT}`, ink('--ink-2'));
    },
  };
}

function winner(drawing: Drawing, won: NonNullable<SharedResult['won']>): Step {
  const { pen, ink, pieceOf } = drawing;
  const size = won.colours.length > 1 ? 44 : 68;
  const pieces = won.colours.length * (size + 6);
  const score = `700 64px ${HAND}`;
  const said = String(won.points);
  const points = measure(pen, said, score);
  const left = EDGE + PAD + pieces + 8;
  const room = WIDTH - EDGE - PAD - points - 12 - left;
  const titleFont = `600 34px ${HAND}`;
  const noteFont = `500 16px ${TEXT}`;
  const title = atMost(LINES, balanced(pen, won.title, titleFont, room));
  const note = balanced(pen, won.note, noteFont, room);
  const words = title.length * 36 + note.length * 21;
  const height = Math.max(words + 32, size + 28);
  return {
    height,
    draw: (top) => {
      plate(pen, top, height, ink('--lead'), ink('--lead-edge'));
      won.colours.forEach((colour, index) => {
        const piece = { ...pieceOf(colour), line: ink('--on-lead') };
        follower(pen, colour, piece, EDGE + PAD + index * (size + 6), top + (height - size) / 2, size);
      });
      const first = top + (height - words) / 2;
      title.forEach((line, index) => {
        write(pen, line, left, first + 28 + index * 36, titleFont, ink('--on-lead'));
      });
      note.forEach((line, index) => {
        write(pen, line, left, first + title.length * 36 + 16 + index * 21, noteFont, ink('--on-lead-2'));
      });
      write(pen, said, WIDTH - EDGE - PAD, top + height / 2 + 21, score, ink('--on-lead'), 'right');
    },
  };
}

function unfinished({ pen, ink }: Drawing, words: string): Step {
  const font = `500 17px ${TEXT}`;
  const lines = wrap(pen, words, font, WIDTH - 2 * EDGE - 2 * PAD);
  const height = lines.length * 23 + 24;
  return {
    height,
    draw: (top) => {
      plate(pen, top, height, ink('--well'), ink('--edge'));
      lines.forEach((line, index) => {
        write(pen, line, EDGE + PAD, top + 29 + index * 23, font, ink('--ink'));
      });
    },
  };
}

/** The right edge of the final score. */
const RIGHT = WIDTH - EDGE - PAD;

/** The right edge of a column before the final score. */
const columnAt = (index: number, columns: number): number => RIGHT - 92 - 88 * (columns - 1 - index);

function table(drawing: Drawing, { rows, heads }: SharedResult): Step {
  const { pen, ink } = drawing;
  const columns = heads.length - 1;
  const names = rows.map((row) => atMost(LINES, wrap(pen, row.name, nameFont, nameRoom(columns))));
  const heights = names.map((lines) => Math.max(ROW, lines.length * LINE + 24));
  const head = 36;
  const height = head + heights.reduce((sum, each) => sum + each, 0) + 4;
  return {
    height,
    draw: (top) => {
      plate(pen, top, height, ink('--leaf'), ink('--rule'));
      const font = `550 15px ${TEXT}`;
      heads.forEach((words, index) => {
        const right = index < columns ? columnAt(index, columns) : RIGHT;
        write(pen, words, right, top + 24, font, ink('--ink-2'), 'right');
      });
      let at = top + head;
      rows.forEach((row, index) => {
        const tall = heights[index] ?? ROW;
        tableRow(drawing, row, { top: at, height: tall, name: names[index] ?? [] });
        at += tall;
      });
    },
  };
}

const nameFont = `600 ${NAME}px ${HAND}`;
const PIECE = 34;

const nameRoom = (columns: number) => (columns > 0 ? columnAt(0, columns) - 56 : RIGHT - 90) - EDGE - PAD - PIECE - 12;

type Place = { top: number; height: number; name: string[] };

function tableRow(drawing: Drawing, row: SharedRow, { top, height, name }: Place): void {
  const { pen, ink, pieceOf } = drawing;
  if (row.won) {
    pen.fillStyle = ink('--well');
    pen.fillRect(EDGE + 1, top, WIDTH - 2 * EDGE - 2, height);
  }
  pen.fillStyle = ink('--rule');
  pen.fillRect(EDGE + 1, top, WIDTH - 2 * EDGE - 2, 1);
  follower(pen, row.colour, pieceOf(row.colour), EDGE + PAD, top + (height - PIECE) / 2, PIECE);
  const middle = top + height / 2;
  name.forEach((line, index) => {
    const shift = (index - (name.length - 1) / 2) * LINE;
    write(pen, line, EDGE + PAD + PIECE + 12, middle + 7 + shift, nameFont, ink('--ink'));
  });
  row.cells.forEach(({ value, note }, index) => {
    const right = columnAt(index, row.cells.length);
    write(pen, value, right, middle + (note ? -1 : 7), `550 19px ${TEXT}`, ink('--ink'), 'right');
    if (note) write(pen, note, right, middle + 18, `500 14px ${TEXT}`, ink('--ink-2'), 'right');
  });
  write(pen, row.final, RIGHT, middle + 11, `700 34px ${HAND}`, ink('--ink'), 'right');
}

/** The name of the app, with the split stick that is its sign. */
function signature({ pen, ink }: Drawing): Step {
  const upper = 'M9 3.5Q4 4 3.5 13.5h8.5l4-6.5 4 6.5h6l4-6.5 4 6.5h6l4-6.5 4 6.5h12Q60 4.5 56.5 3.5Z';
  const lower = 'M.8 16.5h11.2l4 6.5 4-6.5h6l4 6.5 4-6.5h6l4 6.5 4-6.5h12Q60 25.5 56.5 26.5H4.5Q1.500 25 .8 16.5Z';
  return {
    height: 20,
    draw: (top) => {
      shapes(pen, EDGE, top, 0.66, [
        [upper, ink('--wood')],
        [lower, ink('--ink')],
      ]);
      write(pen, 'Tallystick', EDGE + 50, top + 16, `600 19px ${HAND}`, ink('--ink-2'));
    },
  };
}

/* ---- strokes ---- */

function plate(pen: CanvasRenderingContext2D, top: number, height: number, fill: string, line: string): void {
  pen.beginPath();
  pen.roundRect(EDGE + 0.5, top + 0.5, WIDTH - 2 * EDGE - 1, height - 1, 10);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = 1;
  pen.stroke();
}

function shapes(pen: CanvasRenderingContext2D, x: number, y: number, scale: number, paths: [string, string][]): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const [path, fill] of paths) {
    pen.fillStyle = fill;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}

/** A follower as on the screen: outlined, with the mark of its colour on the chest. */
function follower(
  pen: CanvasRenderingContext2D,
  colour: PlayerColour,
  { body, mark, line }: Piece,
  x: number,
  y: number,
  size: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 26, size / 26);
  pen.translate(1, 1);
  const outline = new Path2D(followerShape);
  pen.strokeStyle = line;
  pen.lineWidth = 1.25;
  pen.lineJoin = 'round';
  pen.stroke(outline);
  pen.fillStyle = body;
  pen.fill(outline);
  pen.translate(8.35, 9.9);
  pen.scale(0.304, 0.304);
  pen.fillStyle = mark;
  pen.fill(new Path2D(markShapes[colour]));
  pen.restore();
}

/* ---- words ---- */

function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  fill: string,
  align: 'left' | 'right' = 'left',
): void {
  pen.font = font;
  pen.fillStyle = fill;
  pen.textAlign = align;
  pen.fillText(words, x, y);
}

function measure(pen: CanvasRenderingContext2D, words: string, font: string): number {
  pen.font = font;
  return pen.measureText(words).width;
}

/** Words in lines that fit, broken at spaces and after hyphens; what is too long for a line, where it must be. */
export function wrap(
  pen: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>,
  words: string,
  font: string,
  room: number,
): string[] {
  pen.font = font;
  const fits = (line: string) => pen.measureText(line.trimEnd()).width <= room;
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (line && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  };
  // A no-break space is no place to break, so only the others part words.
  for (const piece of words.trim().split(/(?<=[- ])|(?<=[\t\r\n])/)) {
    if (fits(piece)) add(piece);
    else for (const sign of piece) add(sign);
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** The first lines, with a sign that there are more: a picture has room for any name, not for a page of letters. */
export function atMost(most: number, lines: string[]): string[] {
  if (lines.length <= most) return lines;
  const [last = ''] = lines.slice(most - 1, most);
  return [...lines.slice(0, most - 1), `${last.slice(0, -1)}…`];
}

/** The same lines, as even as they can be without becoming more. */
function balanced(pen: CanvasRenderingContext2D, words: string, font: string, room: number): string[] {
  let lines = wrap(pen, words, font, room);
  for (let narrower = room - 8; narrower > room / 2; narrower -= 8) {
    const evener = wrap(pen, words, font, narrower);
    if (evener.length > lines.length) break;
    lines = evener;
  }
  return lines;
}

/* ---- colours ---- */

/** The tokens of the theme around the canvas. */
function inkOf(canvas: HTMLCanvasElement): Ink {
  const style = getComputedStyle(canvas);
  return (token) => style.getPropertyValue(token).trim();
}

/** The colours of a player's pieces, as the style sheet gives them to an element of that player. */
function piecesOf(canvas: HTMLCanvasElement): (colour: PlayerColour) => Piece {
  return (colour) => {
    const probe = document.createElement('i');
    probe.dataset.player = colour;
    canvas.after(probe);
    const style = getComputedStyle(probe);
    const [body = '', mark = '', line = ''] = ['--p', '--mk', '--piece-line'].map((token) =>
      style.getPropertyValue(token).trim(),
    );
    probe.remove();
    return { body, mark, line };
  };
}
