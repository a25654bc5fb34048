import { element } from '@portico/game-art/svg';
import { CARD_WIDTH } from './share-card.js';
import { GRASS, INK, WELL_COLOR, type CardPicture, onDrawing, pictureIn } from './card-picture.js';
import { drawableText, fitted, widthOf } from './card-text.js';
import { cardLine, cardWords } from './card-words.js';

/** Content of a card. It has no language, so that one card serves all readers. */
export interface CardContent {
  siteName: string;
  /** If the font cannot draw the name, the site's name is drawn instead. */
  name: string;
  place?: string | undefined;
  facts: readonly string[];
  pictures: readonly CardPicture[];
  /** Whether the picture is a wide view instead of a figure. */
  isView?: boolean;
}

/** A morning landscape with an empty window of the game. */
const onWindow = onDrawing('./card.svg');
const WELL = { x: 100, y: 168, side: 322 };
const TEXT = { x: 466, width: 632, middle: 329 };
const CROWD = {
  size: 232,
  step: 196,
  y: 270,
  floor: 'M66 434C330 396 520 456 700 434S1000 406 1134 442V508a16 16 0 0 1-16 16H82a16 16 0 0 1-16-16z',
};
const HEADING = { width: 992, largest: 92, smallest: 40 };
const MAX_IN_CROWD = 5;

export function drawCard(content: CardContent): string {
  const isCrowd = content.facts.length === 0 && content.pictures.length > 1;
  const inside = isCrowd
    ? crowd(content)
    : pictureOf(content) + cardWords({ ...content, name: nameOf(content) }, TEXT);
  return onWindow(titleOf(content.siteName) + inside);
}

function crowd(content: CardContent): string {
  const shown = content.pictures.slice(0, MAX_IN_CROWD);
  const middle = CARD_WIDTH / 2;
  const left = middle - ((shown.length - 1) * CROWD.step + CROWD.size) / 2;
  const drawn = shown.map((picture, index) => {
    const box = { x: left + index * CROWD.step, y: CROWD.y, width: CROWD.size, height: CROWD.size };
    return pictureIn(picture, box, index);
  });
  const text = drawableText(nameOf(content));
  const { lines, size } = fitted(text ?? '', HEADING);
  const heading =
    text === undefined
      ? ''
      : cardLine(lines.join(' '), { x: middle, y: 244, size, fill: INK, anchor: 'middle' });
  return element('path', { d: CROWD.floor, fill: GRASS }) + heading + drawn.join('');
}

function nameOf({ name, siteName }: CardContent): string {
  return drawableText(name) === undefined ? siteName : name;
}

function titleOf(siteName: string): string {
  const title = drawableText(siteName);
  if (title === undefined) return '';
  const size = Math.min(34, 800 / widthOf(title));
  return cardLine(title, { x: 92, y: 116, size, fill: '#fff' });
}

function pictureOf(content: CardContent): string {
  const { x, y, side } = WELL;
  const box = { x, y, width: side, height: side, rx: 14 };
  const inside = content.isView ? view(content) : figures(content);
  return (
    element('clipPath', { id: 'well' }, element('rect', box)) +
    element('g', { 'clip-path': 'url(#well)' }, inside) +
    element('rect', { ...box, stroke: '#b9ced6', 'stroke-width': 3 })
  );
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
