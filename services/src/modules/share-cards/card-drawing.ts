import { element, svgDocument } from '@portico/game-art/svg';
import { CARD_HEIGHT, CARD_WIDTH } from './share-card.js';
import { EMBER, GRASS, INK, PAPER, WELL_COLOR, type CardPicture, pictureIn } from './card-picture.js';
import { landscape } from './card-landscape.js';
import { drawableText, fitted, widthOf } from './card-text.js';
import { cardLine, cardWords } from './card-words.js';

/** Content of a card, free of language, so that one card serves all readers. */
export interface CardContent {
  siteName: string;
  /** The site's name replaces one that the font cannot draw. */
  name: string;
  /** A second, smaller name: a street, an occupation, a guild. */
  place?: string | undefined;
  /** Short, such as `Lv. 70`. */
  facts: readonly string[];
  pictures: readonly CardPicture[];
  /** The picture is a wide view, not a figure. */
  isView?: boolean;
}

const WINDOW = { x: 64, y: 74, width: 1072, height: 452, bar: 60, radius: 18 };
const WELL = { x: 100, y: 168, side: 322 };
const TEXT = { x: 466, width: 632, middle: 329 };
const CROWD = { size: 232, step: 196 };
const MAX_IN_CROWD = 5;

/** A share card as an SVG document of 1200 x 630: a window of the game over a morning landscape. */
export function drawCard(content: CardContent): string {
  const isCrowd = content.facts.length === 0 && content.pictures.length > 1;
  const inside = isCrowd
    ? crowd(content)
    : pictureOf(content) + cardWords({ ...content, name: nameOf(content) }, TEXT);
  return svgDocument(
    { width: CARD_WIDTH, height: CARD_HEIGHT },
    landscape() + frame(content.siteName) + inside,
  );
}

function crowd(content: CardContent): string {
  const { pictures } = content;
  const shown = pictures.slice(0, MAX_IN_CROWD);
  const middle = CARD_WIDTH / 2;
  const left = middle - ((shown.length - 1) * CROWD.step + CROWD.size) / 2;
  const heading = drawableText(nameOf(content));
  const { lines, size } = fitted(heading ?? '', { width: WINDOW.width - 80, largest: 92, smallest: 40 });
  const bottom = WINDOW.y + WINDOW.height;
  const floor = element('path', {
    d: `M${WINDOW.x + 2} ${bottom - 92}C330 ${bottom - 130} 520 ${bottom - 70} 700 ${bottom - 92}S1000 ${bottom - 120} ${WINDOW.x + WINDOW.width - 2} ${bottom - 84}V${bottom - WINDOW.radius}a16 16 0 0 1-16 16H${WINDOW.x + WINDOW.radius}a16 16 0 0 1-16-16z`,
    fill: GRASS,
  });
  return (
    floor +
    (lines[0] === undefined || heading === undefined
      ? ''
      : cardLine(lines.join(' '), {
          x: middle,
          y: 244,
          size: Math.min(size, 92),
          fill: INK,
          anchor: 'middle',
        })) +
    shown
      .map((picture, index) =>
        pictureIn(
          picture,
          {
            x: left + index * CROWD.step,
            y: bottom - CROWD.size - 24,
            width: CROWD.size,
            height: CROWD.size,
          },
          index,
        ),
      )
      .join('')
  );
}

function nameOf({ name, siteName }: CardContent): string {
  return drawableText(name) === undefined ? siteName : name;
}

function frame(siteName: string): string {
  const { x, y, width, height, bar, radius } = WINDOW;
  const title = drawableText(siteName);
  const dots = [0, 1, 2].map((index) =>
    element('circle', {
      cx: x + width - 34 - index * 30,
      cy: y + bar / 2,
      r: 8,
      fill: '#fff',
      opacity: 0.55,
    }),
  );
  return (
    element('rect', { x, y: y + 10, width, height, rx: radius, fill: '#1d3a4a', opacity: 0.22 }) +
    element('rect', { x, y, width, height, rx: radius, fill: PAPER, stroke: INK, 'stroke-width': 4 }) +
    element('path', {
      d: `M${x + 2} ${y + bar}V${y + radius}a${radius - 2} ${radius - 2} 0 0 1 ${radius - 2}-${radius - 2}H${x + width - radius}a${radius - 2} ${radius - 2} 0 0 1 ${radius - 2} ${radius - 2}V${y + bar}z`,
      fill: EMBER,
    }) +
    element('rect', {
      x: x + 16,
      y: y + 7,
      width: width - 32,
      height: 3,
      rx: 1.5,
      fill: '#fff',
      opacity: 0.35,
    }) +
    element('rect', { x, y: y + bar, width, height: 4, fill: INK }) +
    dots.join('') +
    (title === undefined
      ? ''
      : cardLine(title, { x: x + 28, y: y + 42, size: Math.min(34, 800 / widthOf(title)), fill: '#fff' }))
  );
}

function pictureOf(content: CardContent): string {
  const { x, y, side } = WELL;
  const clip = element(
    'clipPath',
    { id: 'well' },
    element('rect', { x, y, width: side, height: side, rx: 14 }),
  );
  const inside = element(
    'g',
    { 'clip-path': 'url(#well)' },
    content.isView ? view(content) : figures(content),
  );
  const edge = element('rect', {
    x,
    y,
    width: side,
    height: side,
    rx: 14,
    stroke: '#b9ced6',
    'stroke-width': 3,
  });
  return clip + inside + edge;
}

function figures({ pictures }: CardContent): string {
  const { x, y, side } = WELL;
  const ground =
    element('rect', { x, y, width: side, height: side, fill: WELL_COLOR }) +
    element('path', { d: `M${x} ${y + 258}q${side / 2}-34 ${side} 0v80h-${side}z`, fill: GRASS });
  if (pictures.length > 1) return ground + pictures.slice(0, 3).map(inCorner).join('');
  const box = { x: x + 22, y: y + 18, width: side - 44, height: side - 44 };
  return ground + pictures.map((picture, index) => pictureIn(picture, box, index)).join('');
}

const CORNERS: readonly [x: number, y: number][] = [
  [0.26, 0.02],
  [0.02, 0.46],
  [0.5, 0.46],
];

function inCorner(picture: CardPicture, index: number): string {
  const [left, top] = CORNERS[index] ?? [0, 0];
  const { x, y, side } = WELL;
  const size = side * 0.48;
  return pictureIn(picture, { x: x + left * side, y: y + top * side, width: size, height: size }, index);
}

function view({ pictures }: CardContent): string {
  const { x, y, side } = WELL;
  const box = { x, y, width: side, height: side };
  return pictures
    .slice(0, 1)
    .map((picture) => pictureIn(picture, box, 0, 'slice'))
    .join('');
}
