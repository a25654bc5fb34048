import { PictureChoices } from '../choices.js';
import { Drawing } from '../drawing.js';
import { element, pathData, rounded } from '../svg.js';
import type { MapPlace, SceneryName } from './biomes.js';
import { sceneryShape } from './landscape.js';
import { mapStyle, type MapStyle, type Sky } from './map-style.js';

/** The head of a region, with its place on the world map in cells. */
export interface WorldRegionPlace extends MapPlace {
  readonly x: number;
  readonly y: number;
}

/** A wide world map for screens, and a tall one for phones, on which rows and columns change places. */
export const WORLD_FORMS = ['wide', 'tall'] as const;

export type WorldForm = (typeof WORLD_FORMS)[number];

export interface WorldPicture {
  readonly columns: number;
  readonly rows: number;
  readonly regions: readonly WorldRegionPlace[];
  /** Neighbors on one land, by their index. */
  readonly joined: readonly (readonly [number, number])[];
  readonly form: WorldForm;
  readonly sky: Sky;
}

const CELL_WIDTH = 200;

const CELL_HEIGHTS = { wide: 176, tall: 224 } as const satisfies Record<WorldForm, number>;

/** Width of the land between two neighbors. */
const ISTHMUS = 84;

/** Height of the cliffs below the land. */
const CLIFF = 12;

const SEA = {
  day: { wave: '#ffffff', shallows: '#8fd6ea', foam: '#e9fbff' },
  night: { wave: '#8f9be8', shallows: '#3b4a9a', foam: '#6f80d0' },
} as const satisfies Record<Sky, unknown>;

const CLIFF_COLORS = { day: '#8a6648', night: '#2b2350' } as const satisfies Record<Sky, string>;
const SAND_COLORS = { day: '#f3dfae', night: '#7d78a8' } as const satisfies Record<Sky, string>;

interface Land {
  readonly region: WorldRegionPlace;
  readonly x: number;
  readonly y: number;
  readonly style: MapStyle;
  readonly coast: string;
  /** Lines from the middle of the region half the way to each neighbor. */
  readonly halves: string;
}

/**
 * Draws the regions of a world as lands in the sea, on a transparent ground: joined neighbors are one land. Each region has
 * the colors and the scenery of its town, above the middle, because its name is written below it.
 */
export function drawWorld(picture: WorldPicture): Drawing {
  const { columns, rows, form } = picture;
  const [across, down] = inForm(form, columns, rows);
  const [width, height] = [across * CELL_WIDTH, down * CELL_HEIGHTS[form]];
  return new Drawing(width, height, (ids) => {
    const lands = landsOf(picture);
    const sea = SEA[picture.sky];
    const all = lands.map(({ coast }) => coast).join('');
    const halves = lands.map((land) => land.halves).join('');
    const layer = (color: string, edge: number, shift = 0) => layerOf(ids, { color, edge, shift });
    const defs =
      element('path', { id: `${ids}land`, d: all }) + element('path', { id: `${ids}joined`, d: halves });
    return [
      element('defs', {}, defs),
      waves(width, height, sea.wave),
      element('g', { opacity: 0.55 }, layer(sea.shallows, 36, CLIFF)),
      layer(sea.foam, 17, CLIFF),
      layer(CLIFF_COLORS[picture.sky], 11, CLIFF),
      layer(SAND_COLORS[picture.sky], 11),
      ...lands.map(({ style, halves: d }) =>
        element('path', { d, stroke: style.colors.cover, 'stroke-width': ISTHMUS }),
      ),
      ...lands.map(({ style, coast: d }) => element('path', { d, fill: style.colors.cover })),
      ...[...lands].sort((a, b) => a.y - b.y).map((land) => sceneryOf(land, ids)),
    ].join('');
  });
}

interface Layer {
  readonly color: string;
  /** How far the edge is moved outwards. */
  readonly edge: number;
  /** How far all of it is moved down. */
  readonly shift: number;
}

/** All land in one color. */
function layerOf(ids: string, { color, edge, shift }: Layer): string {
  return element(
    'g',
    { stroke: color, transform: shift > 0 && `translate(0 ${shift})` },
    element('use', { href: `#${ids}land`, fill: color, 'stroke-width': edge * 2 }) +
      element('use', { href: `#${ids}joined`, 'stroke-width': ISTHMUS + edge * 2 }),
  );
}

function landsOf({ regions, joined, form, sky }: WorldPicture): Land[] {
  const spots = regions.map((region) => {
    const [across, down] = inForm(form, region.x, region.y);
    return { region, x: across * CELL_WIDTH, y: down * CELL_HEIGHTS[form] };
  });
  const halves = regions.map((): string[] => []);
  for (const [from, to] of joined) {
    const [one, other] = [spots[from], spots[to]];
    if (!one || !other) continue;
    const middle = {
      x: (one.x + other.x) / 2 + (other.y - one.y) / 9,
      y: (one.y + other.y) / 2 - (other.x - one.x) / 9,
    };
    halves[from]?.push(pathData`M${one.x} ${one.y}L${middle.x} ${middle.y}`);
    halves[to]?.push(pathData`M${other.x} ${other.y}L${middle.x} ${middle.y}`);
  }
  return spots.map((spot, index) => ({
    ...spot,
    style: mapStyle(spot.region, sky),
    coast: coastOf(spot, CELL_HEIGHTS[form], new PictureChoices('coast', spot.region.id)),
    halves: halves[index]?.join('') ?? '',
  }));
}

/** Columns and rows change places in the tall form. */
function inForm(form: WorldForm, column: number, row: number): [number, number] {
  return form === 'wide' ? [column, row] : [row, column];
}

const COAST_POINTS = 11;

/** An uneven circle: a smooth curve through the middles between points at random distances. */
function coastOf({ x, y }: { x: number; y: number }, cellHeight: number, choices: PictureChoices): string {
  const points = Array.from({ length: COAST_POINTS }, (_, index) => {
    const angle = ((index + choices.between(`turn${index}`, -0.3, 0.3)) / COAST_POINTS) * 2 * Math.PI;
    const far = choices.between(`far${index}`, 0.32, 0.45);
    return [x + Math.cos(angle) * far * CELL_WIDTH, y + Math.sin(angle) * far * cellHeight] as const;
  });
  const arcs = points.map((control, index) => {
    const next = points[(index + 1) % COAST_POINTS] ?? control;
    return { control, end: [(control[0] + next[0]) / 2, (control[1] + next[1]) / 2] as const };
  });
  const [startX, startY] = arcs.at(-1)?.end ?? [x, y];
  const curves = arcs.map(({ control, end }) => pathData`Q${control[0]} ${control[1]} ${end[0]} ${end[1]}`);
  return `${pathData`M${startX} ${startY}`}${curves.join('')}z`;
}

/** Where scenery stands, in shares of the cell's width and height; the front comes last. */
const SCENERY_SPOTS = [
  [-0.1, -0.13],
  [0.18, -0.11],
  [-0.25, -0.04],
  [0.05, -0.01],
  [0.27, 0.02],
] as const;

/** Draws the scenery of a region. Each shape is written once. */
function sceneryOf({ region, x, y, style }: Land, ids: string): string {
  const choices = new PictureChoices('region', region.id);
  const names = SCENERY_SPOTS.map((_, index) => choices.pick(`kind${index}`, style.scenery));
  const idOf = (name: SceneryName) => `${ids}${region.id}${name}`;
  const shapes = [...new Set(names)].map((name) =>
    element('g', { id: idOf(name) }, sceneryShape(name, style.colors)),
  );
  const things = SCENERY_SPOTS.map(([across, down], index) => {
    const size = choices.between(`size${index}`, 0.18, 0.24).toFixed(2);
    const [left, top] = [x + across * CELL_WIDTH, y + down * CELL_WIDTH].map(rounded);
    const transform = `translate(${left} ${top})scale(${size})`;
    return element('use', { href: `#${idOf(names[index] ?? style.scenery[0])}`, transform });
  });
  return element('defs', {}, shapes.join('')) + things.join('');
}

function waves(width: number, height: number, color: string): string {
  const choices = new PictureChoices('waves', width);
  const amount = Math.round((width * height) / 14_000);
  const path = Array.from({ length: amount }, (_, index) => {
    const [x, y] = [width * choices.fraction(`x${index}`), height * choices.fraction(`y${index}`)];
    return pathData`M${x} ${y}q7 -7 14 0t14 0`;
  }).join('');
  return element('path', { d: path, stroke: color, 'stroke-width': 2.5, 'stroke-opacity': 0.45 });
}
