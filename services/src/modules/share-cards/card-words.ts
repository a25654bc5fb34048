import { element, escaped } from '@portico/game-art/svg';
import { INK, QUIET } from './card-picture.js';
import { CARD_FACE, drawableText, fitted, widthOf } from './card-text.js';

interface Words {
  name: string;
  place?: string | undefined;
  facts: readonly string[];
}

/** The space for the texts: from `x` to the right, around the height `middle`. */
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

const NAME = { largest: 84, smallest: 40, lineHeight: 1.12, fill: INK };
const PLACE = { largest: 38, smallest: 26, lineHeight: 1.2, fill: QUIET };
const CHIP: ChipStyle = { height: 58, radius: 12, size: 32, baseLine: 40, padding: 22, gap: 14 };
const FIRST_CHIP = { ground: '#fde6cf', letters: '#8f3d0a' };
const OTHER_CHIP = { ground: '#efe9f7', letters: '#4a3d6b' };
const GAP = 18;

/** Draws name, place and facts below each other. Texts without letters in the font are left out. */
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

/** One line in the card's font; `y` is its base line. */
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
    draw: (top) =>
      rows
        .map((row, index) => chipRow(row, { x: space.x, y: top + index * step }, CHIP, index === 0))
        .join(''),
  };
}

function chipRows(facts: readonly string[], width: number): string[][] {
  const rows: string[][] = [];
  for (const fact of facts) {
    const row = rows.at(-1);
    if (row !== undefined && widthOfChips([...row, fact], CHIP) <= width) row.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

export interface ChipStyle {
  height: number;
  radius: number;
  /** Font size, and distance of the letters from the upper edge. */
  size: number;
  baseLine: number;
  padding: number;
  gap: number;
}

/** Draws facts beside each other, each on its own background. `hasFirst` highlights the first one. */
export function chipRow(
  facts: readonly string[],
  { x, y }: { x: number; y: number },
  style: ChipStyle,
  hasFirst: boolean,
): string {
  const { height, radius, size, baseLine, gap } = style;
  let left = x;
  let chips = '';
  for (const [index, fact] of facts.entries()) {
    const { ground, letters } = hasFirst && index === 0 ? FIRST_CHIP : OTHER_CHIP;
    const width = chipWidth(fact, style);
    chips += element('rect', { x: left, y, width, height, rx: radius, fill: ground });
    chips += cardLine(fact, { x: left + width / 2, y: y + baseLine, size, fill: letters, anchor: 'middle' });
    left += width + gap;
  }
  return chips;
}

export function widthOfChips(facts: readonly string[], style: ChipStyle): number {
  return facts.reduce((sum, fact) => sum + chipWidth(fact, style) + style.gap, -style.gap);
}

function chipWidth(fact: string, { size, padding }: ChipStyle): number {
  return Math.round(widthOf(fact) * size) + 2 * padding;
}
