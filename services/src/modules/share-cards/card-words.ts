import { element, escaped } from '@portico/game-art/svg';
import { FIRST_CHIP, INK, OTHER_CHIP, QUIET } from './card-picture.js';
import { drawableText, fitted, widthOf } from './card-text.js';

interface Words {
  name: string;
  place?: string | undefined;
  facts: readonly string[];
}

/** The space that words are put in: from `x` on, around the height `middle`. */
interface Space {
  x: number;
  width: number;
  middle: number;
}

interface Block {
  height: number;
  draw: (y: number) => string;
}

interface Line {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: 'middle';
}

export const CARD_FACE = 'Rubik';

const NAME = { largest: 84, smallest: 40, lineHeight: 1.12, fill: INK };
const PLACE = { largest: 38, smallest: 26, lineHeight: 1.2, fill: QUIET };
const CHIP = { height: 58, size: 32, padding: 22, gap: 14 };
const GAP = 18;

/** Name, place and facts below each other; what the face has no letters for is left out. */
export function cardWords({ name, place, facts }: Words, space: Space): string {
  const blocks = [
    textBlock(name, space, NAME),
    textBlock(place ?? '', space, PLACE),
    chipBlock(facts, space),
  ].flatMap((block) => block ?? []);
  const height = blocks.reduce((sum, block) => sum + block.height, GAP * (blocks.length - 1));
  let y = space.middle - height / 2;
  let text = '';
  for (const block of blocks) {
    text += block.draw(y);
    y += block.height + GAP;
  }
  return text;
}

/** One line of the card's face; `y` is its base line. */
export function cardLine(text: string, { x, y, size, fill, anchor }: Line): string {
  const face = { 'font-family': CARD_FACE, 'font-weight': '700', 'font-size': size };
  return element('text', { x, y, fill, ...face, 'text-anchor': anchor }, escaped(text));
}

function textBlock(text: string, { x, width }: Space, style: typeof NAME): Block | undefined {
  const written = drawableText(text);
  if (written === undefined) return undefined;
  const { lines, size } = fitted(written, { width, ...style });
  const step = size * style.lineHeight;
  return {
    height: lines.length * step,
    draw: (top) =>
      lines
        .map((line, index) =>
          cardLine(line, { x, y: top + index * step + size * 0.86, size, fill: style.fill }),
        )
        .join(''),
  };
}

function chipBlock(facts: readonly string[], space: Space): Block | undefined {
  const rows = chipRows(facts, space.width);
  if (rows.length === 0) return undefined;
  const step = CHIP.height + CHIP.gap;
  return {
    height: rows.length * step - CHIP.gap,
    draw: (top) => rows.map((row, index) => chipRow(row, space.x, top + index * step, index === 0)).join(''),
  };
}

function chipRows(facts: readonly string[], width: number): string[][] {
  const rows: string[][] = [];
  let taken = 0;
  for (const fact of facts) {
    const needed = chipWidth(fact);
    const row = rows.at(-1);
    if (row !== undefined && taken + CHIP.gap + needed <= width) {
      row.push(fact);
      taken += CHIP.gap + needed;
    } else {
      rows.push([fact]);
      taken = needed;
    }
  }
  return rows;
}

function chipWidth(fact: string): number {
  return Math.round(widthOf(fact) * CHIP.size) + 2 * CHIP.padding;
}

function chipRow(facts: readonly string[], start: number, y: number, isFirstRow: boolean): string {
  let x = start;
  let chips = '';
  for (const [index, fact] of facts.entries()) {
    const { ground, letters } = isFirstRow && index === 0 ? FIRST_CHIP : OTHER_CHIP;
    const width = chipWidth(fact);
    chips += element('rect', { x, y, width, height: CHIP.height, rx: 12, fill: ground });
    chips += cardLine(fact, {
      x: x + width / 2,
      y: y + 40,
      size: CHIP.size,
      fill: letters,
      anchor: 'middle',
    });
    x += width + CHIP.gap;
  }
  return chips;
}
