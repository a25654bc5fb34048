import type { MapDrawing, LifeKind, MapPortal } from '@portico/domain';
import { wordSet } from '../../platform/collections/index.js';
import { childOf, idOf, integerOf, numberFrom, numberOf, textOf, type WzNode } from '../wz/wz-node.js';
import type { CatalogLifeEntity, CatalogMapEntity } from '../tables/catalog.entities.js';
import type { LifeSpot } from '../tables/catalog-world.types.js';

type LifeRow = Omit<CatalogLifeEntity, 'generationId' | 'mapId'>;

const KINDS: Readonly<Record<string, LifeKind>> = { m: 'monster', n: 'npc' };

/** Most spots that fit into the text column, whatever their values. */
const MAX_SPOTS = 800;

/** The map's own properties, even if its content comes from another map. */
export interface MapInfo extends Pick<
  CatalogMapEntity,
  'isTown' | 'fieldLimit' | 'returnMapId' | 'mapMark' | 'properties'
> {
  link: number | undefined;
}

export interface MapContent {
  info: MapInfo;
  drawing: MapDrawing;
  life: LifeRow[];
}

const PROPERTY_NAMES = wordSet(`
  createMobInterval decHP dropRate everlast fieldType fixedMobCapacity fly forcedReturn hideMinimap
  lvForceMove lvLimit mobRate moveLimit partyOnly protectItem recovery swim timeLimit
`);

/** Depth to which each part is read; layers, backgrounds and other parts are skipped. */
const PART_DEPTHS: Readonly<Record<string, number>> = {
  info: 2,
  life: 3,
  reactor: 3,
  portal: 3,
  miniMap: 2,
  ladderRope: 3,
  foothold: 5,
};

const FOOTHOLD_FIELDS = new Set(['x1', 'y1', 'x2', 'y2']);
const FOOTHOLD_DEPTH = 5;

/** Keeps what the import needs of a map: about a tenth of the file. */
export function isMapPart(path: readonly string[]): boolean {
  const [part] = path;
  if (part === undefined) return true;
  if (path.length > (PART_DEPTHS[part] ?? 0)) return false;
  return path.length < FOOTHOLD_DEPTH || FOOTHOLD_FIELDS.has(path[FOOTHOLD_DEPTH - 1] ?? '');
}

export function readMapContent(map: WzNode): MapContent {
  return { info: readInfo(childOf(map, 'info')), drawing: readGeometry(map), life: readLife(map) };
}

function readInfo(info: WzNode | undefined): MapInfo {
  const returnMap = integerOf(info, 'returnMap');
  const mark = info ? textOf(info, 'mapMark') : undefined;
  const properties: Record<string, number> = {};
  for (const { name, value } of info?.children ?? []) {
    const number = numberFrom(value);
    if (PROPERTY_NAMES.has(name) && number !== undefined) properties[name] = number;
  }
  return {
    link: idOf(info, 'link'),
    isTown: numberOf(info, 'town') === 1,
    fieldLimit: integerOf(info, 'fieldLimit') ?? 0,
    returnMapId: returnMap === undefined || returnMap === NO_MAP ? null : returnMap,
    mapMark: mark === undefined || mark === 'None' ? '' : mark.slice(0, 64),
    properties: JSON.stringify(properties),
  };
}

function readLife(map: WzNode): LifeRow[] {
  const groups = new Map<string, { kind: LifeKind; subjectId: number; spots: LifeSpot[] }>();
  const add = (kind: LifeKind | undefined, entry: WzNode, respawn: number, hidden: boolean) => {
    const subjectId = idOf(entry, 'id');
    if (kind === undefined || subjectId === undefined) return;
    const key = `${kind} ${subjectId}`;
    const group = groups.get(key) ?? { kind, subjectId, spots: [] };
    group.spots.push({
      x: integerOf(entry, 'x') ?? 0,
      y: integerOf(entry, 'y') ?? 0,
      ...(respawn === 0 ? {} : { respawn }),
      ...(hidden ? { hidden } : {}),
    });
    groups.set(key, group);
  };
  for (const entry of childOf(map, 'life')?.children ?? []) {
    const kind = KINDS[childOf(entry, 'type')?.value ?? ''];
    add(kind, entry, integerOf(entry, 'mobTime') ?? 0, numberOf(entry, 'hide') === 1);
  }
  for (const entry of childOf(map, 'reactor')?.children ?? []) {
    add('reactor', entry, integerOf(entry, 'reactorTime') ?? 0, false);
  }
  return [...groups.values()].map(({ kind, subjectId, spots }) => ({
    kind,
    subjectId,
    amount: spots.length,
    isHidden: spots.every(({ hidden }) => hidden),
    spots: JSON.stringify(spots.slice(0, MAX_SPOTS)),
  }));
}

/** The files use this id for "no map". */
const NO_MAP = 999_999_999;

function readGeometry(map: WzNode): MapDrawing {
  return {
    minimap: readMinimap(childOf(map, 'miniMap')),
    bounds: readBounds(childOf(map, 'info')),
    footholds: readFootholds(childOf(map, 'foothold')),
    ladders: (childOf(map, 'ladderRope')?.children ?? []).flatMap((ladder) => readLadder(ladder)),
    portals: (childOf(map, 'portal')?.children ?? []).map((portal) => readPortal(portal)),
  };
}

export function isEmptyGeometry({ minimap, footholds, ladders, portals }: MapDrawing): boolean {
  return minimap === null && footholds.length + ladders.length + portals.length === 0;
}

function readMinimap(minimap: WzNode | undefined): MapDrawing['minimap'] {
  const canvas = childOf(minimap, 'canvas')?.size;
  if (!canvas) return null;
  return {
    canvasWidth: canvas.width,
    canvasHeight: canvas.height,
    width: integerOf(minimap, 'width') ?? 0,
    height: integerOf(minimap, 'height') ?? 0,
    centerX: integerOf(minimap, 'centerX') ?? 0,
    centerY: integerOf(minimap, 'centerY') ?? 0,
    mag: integerOf(minimap, 'mag') ?? 0,
  };
}

function readBounds(info: WzNode | undefined): MapDrawing['bounds'] {
  const left = integerOf(info, 'VRLeft');
  const top = integerOf(info, 'VRTop');
  const right = integerOf(info, 'VRRight');
  const bottom = integerOf(info, 'VRBottom');
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  return [left, top, right, bottom];
}

/** Footholds are two levels down: by layer, then by group. */
function readFootholds(layers: WzNode | undefined): MapDrawing['footholds'] {
  const groups = layers?.children.flatMap(({ children }) => children) ?? [];
  return groups.flatMap(({ children }) => children).flatMap((foothold) => readFoothold(foothold));
}

function readFoothold(foothold: WzNode): [number, number, number, number][] {
  const x1 = numberOf(foothold, 'x1');
  const y1 = numberOf(foothold, 'y1');
  const x2 = numberOf(foothold, 'x2');
  const y2 = numberOf(foothold, 'y2');
  const isWhole = x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined;
  return isWhole ? [[x1, y1, x2, y2]] : [];
}

function readLadder(ladder: WzNode): [number, number, number, 0 | 1][] {
  const x = numberOf(ladder, 'x');
  const y1 = numberOf(ladder, 'y1');
  const y2 = numberOf(ladder, 'y2');
  if (x === undefined || y1 === undefined || y2 === undefined) return [];
  return [[x, y1, y2, numberOf(ladder, 'l') === 1 ? 1 : 0]];
}

function readPortal(portal: WzNode): MapPortal {
  const target = integerOf(portal, 'tm');
  return {
    name: childOf(portal, 'pn')?.value ?? '',
    type: integerOf(portal, 'pt') ?? 0,
    x: integerOf(portal, 'x') ?? 0,
    y: integerOf(portal, 'y') ?? 0,
    targetMapId: target === undefined || target < 0 || target === NO_MAP ? null : target,
    targetName: childOf(portal, 'tn')?.value ?? '',
  };
}
