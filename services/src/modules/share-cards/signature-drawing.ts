import { element, svgDocument } from '@portico/game-art/svg';
import {
  FIRST_CHIP,
  GRASS,
  INK,
  OTHER_CHIP,
  PAPER,
  QUIET,
  WELL_COLOR,
  type CardPicture,
  pictureIn,
} from './card-picture.js';
import { drawableText, fittedLine, widthOf } from './card-text.js';
import { cardLine } from './card-words.js';

export const SIGNATURE_WIDTH = 400;
export const SIGNATURE_HEIGHT = 120;

export interface SignatureContent {
  siteName: string;
  name: string;
  job: string;
  guild?: string | undefined;
  level: number;
  rank: number | null;
  picture: CardPicture;
}

const NUMBERS = new Intl.NumberFormat('en-US');
const EDGE = 2;
const RADIUS = 12;
const WELL = { x: 10, y: 10, width: 96, height: 100 };
const FIGURE = { x: 10, y: 12, width: 96, height: 96 };
const TEXT = { x: 120, width: 266 };
const NAME = { largest: 27, smallest: 17, y: 38 };
const LINE = { size: 14, y: 61 };
const CHIP = { y: 78, height: 26, size: 14, padding: 10, gap: 8 };
const SITE = { size: 11, y: 96, right: 386 };

/** The signature of a character as an SVG document of 400 x 120: a card with a ground of its own, for dark pages and light ones. */
export function drawSignature(content: SignatureContent): string {
  const { siteName, name, job, guild, level, rank, picture } = content;
  const facts = [`Lv. ${level}`, ...(rank === null ? [] : [`#${NUMBERS.format(rank)}`])];
  const place = [job, guild].flatMap((text) => drawableText(text ?? '') ?? []).join(' · ');
  return svgDocument(
    { width: SIGNATURE_WIDTH, height: SIGNATURE_HEIGHT },
    card() +
      pictureIn(picture, FIGURE, 0) +
      heading(drawableText(name) ?? drawableText(siteName) ?? '') +
      smallLine(place) +
      chips(facts) +
      site(drawableText(siteName), facts),
  );
}

function card(): string {
  const [width, height] = [SIGNATURE_WIDTH - EDGE, SIGNATURE_HEIGHT - EDGE];
  return (
    element('rect', {
      x: EDGE / 2,
      y: EDGE / 2,
      width,
      height,
      rx: RADIUS,
      fill: PAPER,
      stroke: INK,
      'stroke-width': EDGE,
    }) +
    element('rect', { ...WELL, rx: 8, fill: WELL_COLOR }) +
    element('path', {
      d: `M${WELL.x} ${WELL.y + 84}q${WELL.width / 2}-14 ${WELL.width} 0v8a8 8 0 0 1-8 8h-${WELL.width - 16}a8 8 0 0 1-8-8z`,
      fill: GRASS,
    })
  );
}

function heading(name: string): string {
  const { line, size } = fittedLine(name, { width: TEXT.width, ...NAME });
  return cardLine(line, { x: TEXT.x, y: NAME.y, size, fill: INK });
}

function smallLine(text: string): string {
  if (text === '') return '';
  const { line, size } = fittedLine(text, { width: TEXT.width, largest: LINE.size, smallest: LINE.size });
  return cardLine(line, { x: TEXT.x, y: LINE.y, size, fill: QUIET });
}

function chips(facts: readonly string[]): string {
  let x = TEXT.x;
  let drawn = '';
  for (const [index, fact] of facts.entries()) {
    const { ground, letters } = index === 0 ? FIRST_CHIP : OTHER_CHIP;
    const width = chipWidth(fact);
    drawn += element('rect', { x, y: CHIP.y, width, height: CHIP.height, rx: 7, fill: ground });
    drawn += cardLine(fact, {
      x: x + width / 2,
      y: CHIP.y + 18,
      size: CHIP.size,
      fill: letters,
      anchor: 'middle',
    });
    x += width + CHIP.gap;
  }
  return drawn;
}

function chipWidth(fact: string): number {
  return Math.round(widthOf(fact) * CHIP.size) + 2 * CHIP.padding;
}

function site(name: string | undefined, facts: readonly string[]): string {
  if (name === undefined) return '';
  const begin = TEXT.x + facts.reduce((sum, fact) => sum + chipWidth(fact) + CHIP.gap, 0);
  const width = SITE.right - begin;
  const { line } = fittedLine(name, { width, largest: SITE.size, smallest: SITE.size });
  return cardLine(line, {
    x: SITE.right - widthOf(line) * SITE.size,
    y: SITE.y,
    size: SITE.size,
    fill: QUIET,
  });
}
