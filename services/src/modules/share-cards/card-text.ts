import { createRequire } from 'node:module';
import { withoutDirections } from '@portico/domain';
import type { RasterFonts } from '../../platform/rasterizer/index.js';

export const CARD_FACE = 'Rubik';

export const CARD_FONTS: RasterFonts = {
  files: [createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf')],
  family: CARD_FACE,
};

/** Letters in the font of the cards: Latin, Cyrillic, Hebrew, and the signs between them. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f\u0400-\u045f\u05d0-\u05ea\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026]+$/;

/** More than fits on two lines. It is limited because normalizing marks takes the square of their number. */
const MAX_LENGTH = 300;

/** Widths of letters in parts of the font size. They are rounded up, so that no text runs over an edge. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[ijlI.,:;'!|()[\]’]/, 0.34],
  [/[MWmwШЩЮЖФЫшщюжфы@%—…]/, 0.98],
  [/[A-ZА-ЯÀ-Þ&#?]/, 0.74],
];
const DEFAULT_WIDTH = 0.62;

/** Text that the font of the card can draw; undefined if it lacks the letters and would draw boxes. */
export function drawableText(text: string): string | undefined {
  const composed = withoutDirections(text.slice(0, MAX_LENGTH))
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return DRAWABLE.test(composed) ? composed : undefined;
}

export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_WIDTH;
  return width;
}

/** The largest size at which a text fits. It uses two lines if one line would make it small, and cuts even longer texts. */
export function fitted(
  text: string,
  { width, largest, smallest }: { width: number; largest: number; smallest: number },
) {
  const [first = text, second] = widthOf(text) * largest * 0.8 > width ? halves(text) : [text];
  const lines = second === undefined ? [first] : [first, second];
  const size = Math.min(largest, ...lines.map((line) => width / widthOf(line)));
  if (size >= smallest) return { lines, size: Math.floor(size) };
  return { lines: lines.map((line) => cut(line, width / smallest)), size: smallest };
}

export function fittedLine(
  text: string,
  { width, largest, smallest }: { width: number; largest: number; smallest: number },
) {
  const size = Math.max(smallest, Math.min(largest, Math.floor(width / widthOf(text))));
  return { line: cut(text, width / size), size };
}

/** Splits a text at a space into two lines of similar length. A text without a space stays one line. */
function halves(text: string): string[] {
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index);
  const [middle] = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

function cut(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
