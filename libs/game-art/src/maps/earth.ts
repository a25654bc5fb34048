import { element, pathData, rounded } from '../svg.js';
import type { GroundLine, Point } from './ground-lines.js';
import type { MapFrame } from './map-frame.js';
import type { MapBrush } from './map-style.js';

/** The ground with its cover: earth that extends down to the edge, and floating ledges. */
export function ground(lines: readonly GroundLine[], frame: MapFrame, brush: MapBrush): string {
  const solid = lines.filter(({ isSolid }) => isSolid).map((line) => widened(line, frame));
  const floating = lines.filter(({ isSolid }) => !isSolid);
  return earth(solid, frame, brush) + ledges(floating, brush);
}

/** Share of the picture's width. Earth that ends this close to a side continues to that side. */
const NEAR_SIDE = 0.24;

function widened(line: GroundLine, frame: MapFrame): GroundLine {
  const [first] = line.points;
  const last = line.points.at(-1);
  if (!first || !last) return line;
  const [start, end] = [frame.left - 60, frame.left + frame.width + 60];
  const near = 160 + frame.width * NEAR_SIDE;
  const goesLeft = first[0] > start && first[0] - start < near;
  const goesRight = last[0] < end && end - last[0] < near;
  const before: Point[] = goesLeft ? [[start, first[1]]] : [];
  const after: Point[] = goesRight ? [[end, last[1]]] : [];
  return { ...line, points: [...before, ...line.points, ...after] };
}

function linePath({ points }: GroundLine): string {
  let path = '';
  let [beforeX, beforeY] = [0, 0];
  points.forEach(([x, y], index) => {
    path += index === 0 ? pathData`M${x} ${y}` : step(x - beforeX, y - beforeY);
    [beforeX, beforeY] = [x, y];
  });
  return path;
}

function step(dx: number, dy: number): string {
  if (dy === 0) return pathData`h${dx}`;
  return dx === 0 ? pathData`v${dy}` : `l${rounded(dx)}${dy < 0 ? '' : ' '}${rounded(dy)}`;
}

function earth(lines: readonly GroundLine[], frame: MapFrame, brush: MapBrush): string {
  if (lines.length === 0) return '';
  const floor = frame.top + frame.height + 40;
  const { colors, ids } = brush;
  const bodies = lines
    .map((line) => `${linePath(line)}${pathData`V${floor}H${line.points[0]?.[0] ?? line.left}z`}`)
    .join('');
  const tops = lines.map((line) => linePath(line)).join('');
  const layer = (down: number, dashes: string, opacity: number) =>
    `<use href="#${ids}e" transform="translate(0 ${down})" stroke="${colors.soilDark}" stroke-width="9" stroke-dasharray="${dashes}" stroke-opacity="${opacity}"/>`;
  return [
    element('path', { d: bodies, fill: colors.soil }),
    element('defs', {}, element('path', { id: `${ids}e`, d: tops })),
    layer(58, '70 130 26 90', 0.45),
    layer(96, '30 150 90 210', 0.35),
    layer(140, '60 220 20 120', 0.3),
    `<use href="#${ids}e" transform="translate(0 16)" stroke="${colors.soilLight}" stroke-width="16"/>`,
    cover('e', brush),
  ].join('');
}

function ledges(lines: readonly GroundLine[], brush: MapBrush): string {
  if (lines.length === 0) return '';
  const { ids } = brush;
  const { soil, soilDark } = brush.colors;
  return [
    element('defs', {}, element('path', { id: `${ids}l`, d: lines.map((line) => linePath(line)).join('') })),
    `<use href="#${ids}l" transform="translate(0 20)" stroke="${soilDark}" stroke-width="36"/>`,
    `<use href="#${ids}l" transform="translate(0 14)" stroke="${soil}" stroke-width="26"/>`,
    cover('l', brush),
  ].join('');
}

/** Grass, snow, sand or stone on top, with tufts if grass grows. */
function cover(id: string, { colors, isPlanted, boldness, ids }: MapBrush): string {
  const stroke = (y: number, color: string, width: number, dashes = '') =>
    `<use href="#${ids}${id}" transform="translate(0 ${rounded(y)})" stroke="${color}" stroke-width="${rounded(width)}"${dashes}/>`;
  return [
    isPlanted && stroke(8, colors.coverDark, 14 * boldness, ' stroke-dasharray="3 21 9 27 2 19"'),
    stroke(4, colors.coverDark, 15 * boldness),
    isPlanted && stroke(-4, colors.cover, 13 * boldness, ' stroke-dasharray="1 23 4 31 1 17"'),
    stroke(0, colors.cover, 12 * boldness),
    stroke(-3 * boldness, colors.coverLight, 3.5 * boldness),
  ]
    .filter((part) => part !== false)
    .join('');
}
