import type { LifeKind, MapDrawing } from '../../catalog/catalog-world.types.js';
import { PictureChoices } from '../choices.js';
import { element, pathData, rounded, svgDocument } from '../svg.js';
import type { MapPlace } from './biomes.js';
import { groundLines, heightAt, type GroundLine, type Point } from './ground-lines.js';
import { landscape } from './landscape.js';
import { mapFrame, type MapFrame } from './map-frame.js';
import { mapStyle, type MapStyle, type Sky } from './map-style.js';
import { sceneryShape } from './scenery.js';

/** Where something stands, in map coordinates. */
export interface MapSpots {
  readonly kind: LifeKind;
  readonly id: number;
  readonly spots: readonly { readonly x: number; readonly y: number; readonly hidden?: boolean }[];
}

export interface MapPicture {
  readonly place: MapPlace;
  readonly geometry: MapDrawing;
  readonly life: readonly MapSpots[];
  readonly sky: Sky;
}

/** More of a kind are not drawn: no map of a real world comes near. */
const MOST = { ladders: 400, portals: 200, spots: 800, scenery: 60 } as const;

/**
 * A whole map as an SVG document, one pixel a map unit, under 60 kB; null without ground. The groups `portal` (with `data-target`) and
 * `spots` (with `data-kind` and `data-id`) name what is where. The same map is drawn the same way each time.
 */
export function drawMap(picture: MapPicture): string | null {
  const frame = mapFrame(picture.geometry);
  return frame && draw(picture, frame, 1);
}

/** How much thicker lines are where the whole map becomes a thumbnail. */
const MINIMAP_BOLDNESS = 2.2;

/** The same map without what would be too small to see; null without ground. */
export function drawMinimap(picture: MapPicture): string | null {
  const frame = mapFrame(picture.geometry);
  return frame && draw({ ...picture, life: [] }, frame, MINIMAP_BOLDNESS);
}

const ICON_SIDE = 640;

/** A square detail around the middle of a map, for lists; null without ground. */
export function drawMapIcon(picture: MapPicture): string | null {
  const whole = mapFrame(picture.geometry);
  if (whole === null) return null;
  const center = middleOf(picture.geometry, whole);
  const side = Math.max(ICON_SIDE, Math.min(whole.width, whole.height, ICON_SIDE * 1.4));
  const frame = {
    left: Math.round(center.x - side / 2),
    top: Math.round(center.y - side * 0.68),
    width: Math.round(side),
    height: Math.round(side),
  };
  return draw({ ...picture, life: [] }, frame, 1.8);
}

/** The foothold that is nearest to the middle of the frame. */
function middleOf({ footholds, portals }: MapDrawing, frame: MapFrame): { x: number; y: number } {
  const x = frame.left + frame.width / 2;
  const y = frame.top + frame.height * 0.6;
  const places = [
    ...footholds
      .filter(([x1, , x2]) => x1 < x2)
      .map(([x1, y1, x2, y2]) => ({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 })),
    ...portals,
  ];
  const apart = (place: { x: number; y: number }) => Math.hypot(place.x - x, place.y - y);
  return places.reduce((best, place) => (apart(place) < apart(best) ? place : best), places[0] ?? { x, y });
}

function draw({ place, geometry, life, sky }: MapPicture, frame: MapFrame, boldness: number): string {
  const style = mapStyle(place, sky);
  const lines = groundLines(geometry.footholds).filter((line) => isWithin(line, frame));
  const body = [
    landscape(frame, style, place.id),
    element(
      'g',
      { transform: `translate(${rounded(-frame.left)} ${rounded(-frame.top)})` },
      [
        scenery(lines, place, style),
        ground(lines, frame, style, boldness),
        climbs(geometry.ladders, style, boldness),
        doors(geometry.portals, style),
        life.map((group) => shadows(group)).join(''),
      ].join(''),
    ),
  ].join('');
  return svgDocument(frame, body);
}

function isWithin({ left, right, points, bottom }: GroundLine, frame: MapFrame): boolean {
  const top = points.reduce((least, [, y]) => Math.min(least, y), Infinity);
  return (
    right > frame.left &&
    left < frame.left + frame.width &&
    bottom > frame.top &&
    top < frame.top + frame.height + 40
  );
}

/** Things on wide enough ground, at places that their map chose. */
function scenery(lines: readonly GroundLine[], { id }: MapPlace, style: MapStyle): string {
  const choices = new PictureChoices('scenery', id);
  const gap = 380;
  const places = lines.flatMap((line, row) => {
    const amount = line.right - line.left < 260 ? 0 : Math.floor((line.right - line.left) / gap) + 1;
    return Array.from({ length: amount }, (_, index) => {
      const aspect = `${row} ${index}`;
      const share = (index + choices.between(`x${aspect}`, 0.25, 0.75)) / amount;
      const x = Math.round(line.left + (line.right - line.left) * share);
      return { x, y: Math.round(heightAt(line.points, x)), aspect };
    });
  });
  const kept = places.filter(
    (_, index) => (index * MOST.scenery) % Math.max(places.length, 1) < MOST.scenery,
  );
  const kinds = [...new Set(style.scenery)];
  const shapes = kinds.map((name) => element('g', { id: name }, sceneryShape(name, style.colors)));
  const things = kept.slice(0, MOST.scenery).map(({ x, y, aspect }) => {
    const size = choices.between(`size${aspect}`, 0.75, 1.15).toFixed(2);
    const turn = choices.chance(`turn${aspect}`, 0.5) ? '-' : '';
    const name = choices.pick(`kind${aspect}`, style.scenery);
    return `<use href="#${name}" transform="translate(${x} ${y}) scale(${turn}${size} ${size})"/>`;
  });
  return things.length === 0 ? '' : element('defs', {}, shapes.join('')) + things.join('');
}

/** The earth with its cover: solid ground down to the edge, and ledges that float. */
function ground(lines: readonly GroundLine[], frame: MapFrame, style: MapStyle, boldness: number): string {
  const solid = lines.filter(({ isSolid }) => isSolid).map((line) => widened(line, frame));
  const floating = lines.filter(({ isSolid }) => !isSolid);
  return earth(solid, frame, style, boldness) + ledges(floating, style, boldness);
}

/** Nearly at the side of the picture: the earth goes on beyond what players reach. */
const NEAR_SIDE = 220;

function widened(line: GroundLine, frame: MapFrame): GroundLine {
  const [first] = line.points;
  const last = line.points.at(-1);
  if (!first || !last) return line;
  const [start, end] = [frame.left - 60, frame.left + frame.width + 60];
  const goesLeft = first[0] > start && first[0] - start < NEAR_SIDE;
  const goesRight = last[0] < end && end - last[0] < NEAR_SIDE;
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

function earth(lines: readonly GroundLine[], frame: MapFrame, style: MapStyle, boldness: number): string {
  if (lines.length === 0) return '';
  const floor = frame.top + frame.height + 40;
  const { colors } = style;
  const bodies = lines
    .map((line) => `${linePath(line)}${pathData`V${floor}H${line.points[0]?.[0] ?? line.left}z`}`)
    .join('');
  const tops = lines.map((line) => linePath(line)).join('');
  const layer = (down: number, dashes: string, opacity: number) =>
    `<use href="#e" transform="translate(0 ${down})" stroke="${colors.soilDark}" stroke-width="9" stroke-dasharray="${dashes}" opacity="${opacity}"/>`;
  return [
    element('path', { d: bodies, fill: colors.soil }),
    element('defs', {}, element('path', { id: 'e', d: tops })),
    layer(58, '70 130 26 90', 0.45),
    layer(96, '30 150 90 210', 0.35),
    layer(140, '60 220 20 120', 0.3),
    `<use href="#e" transform="translate(0 16)" stroke="${colors.soilLight}" stroke-width="16"/>`,
    cover('e', style, boldness),
  ].join('');
}

function ledges(lines: readonly GroundLine[], style: MapStyle, boldness: number): string {
  if (lines.length === 0) return '';
  const { soil, soilDark } = style.colors;
  return [
    element('defs', {}, element('path', { id: 'l', d: lines.map((line) => linePath(line)).join('') })),
    `<use href="#l" transform="translate(0 20)" stroke="${soilDark}" stroke-width="36"/>`,
    `<use href="#l" transform="translate(0 14)" stroke="${soil}" stroke-width="26"/>`,
    cover('l', style, boldness),
  ].join('');
}

/** Grass, snow, sand or stone along the top, with tufts where something grows. */
function cover(id: string, { colors, isPlanted }: MapStyle, boldness: number): string {
  const stroke = (y: number, color: string, width: number, dashes = '') =>
    `<use href="#${id}" transform="translate(0 ${rounded(y)})" stroke="${color}" stroke-width="${rounded(width)}"${dashes}/>`;
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

function climbs(ladders: MapDrawing['ladders'], { colors }: MapStyle, boldness: number): string {
  const kept = ladders.slice(0, MOST.ladders);
  const upright = (wanted: 0 | 1, shift: number) =>
    kept
      .filter(([, , , isLadder]) => isLadder === wanted)
      .map(([x, y1, y2]) => pathData`M${x + shift} ${y1}v${y2 - y1}`)
      .join('');
  const stroke = (d: string, color: string, width: number, dashes?: string) =>
    d === ''
      ? ''
      : element('path', {
          d,
          stroke: color,
          'stroke-width': width * boldness,
          'stroke-dasharray': dashes,
          'stroke-linecap': dashes && 'butt',
        });
  return [
    stroke(upright(1, 0), colors.wood, 30, '6 16'),
    stroke(upright(1, -13) + upright(1, 13), colors.woodDark, 6),
    stroke(upright(0, 0), colors.woodDark, 8),
    stroke(upright(0, 0), colors.light, 3, '5 11'),
  ].join('');
}

/** Portals that players see: 2 by the files, 7 for one that a script opens. */
const SHOWN_PORTALS: ReadonlySet<number> = new Set([2, 7]);

const DOOR =
  '<ellipse cy="-62" rx="44" ry="68" fill="#7fb8ff" opacity=".35"/>' +
  '<ellipse cy="-60" rx="31" ry="56" fill="#a8d4ff" opacity=".7"/>' +
  '<path d="M-14-22Q-34-62-8-96Q18-110 22-78Q22-48 2-46Q-10-50-4-66" stroke="#fff" stroke-width="7" opacity=".9"/>' +
  '<ellipse rx="46" ry="10" fill="#fff" opacity=".55"/>';

function doors(portals: MapDrawing['portals'], { sky }: MapStyle): string {
  const shown = portals.filter(({ type }) => SHOWN_PORTALS.has(type)).slice(0, MOST.portals);
  if (shown.length === 0) return '';
  const glow = sky === 'night' ? '<ellipse cy="-60" rx="90" ry="110" fill="#7fb8ff" opacity=".14"/>' : '';
  return (
    element('defs', {}, element('g', { id: 'door' }, glow + DOOR)) +
    shown
      .map(({ x, y, targetMapId }) =>
        element('use', { class: 'portal', href: '#door', x, y, 'data-target': targetMapId ?? undefined }),
      )
      .join('')
  );
}

/** Where something stands: the shadow at its feet. */
function shadows({ kind, id, spots }: MapSpots): string {
  const shown = spots.filter(({ hidden }) => hidden !== true).slice(0, MOST.spots);
  if (shown.length === 0) return '';
  return element('path', {
    class: 'spots',
    'data-kind': kind,
    'data-id': id,
    d: shown.map(({ x, y }) => pathData`M${x - 16} ${y}h32`).join(''),
    stroke: '#1b1430',
    'stroke-width': 12,
    opacity: 0.3,
  });
}
