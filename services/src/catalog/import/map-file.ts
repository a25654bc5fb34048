import type { MapDrawing } from '@portico/domain';
import { childOf, idOf, integerOf, numberFrom, numberOf, textOf, type WzNode } from '../wz/wz-node.js';
import { NO_MAP, readGeometry } from './map-geometry.js';
import { type LifeRow, readLife } from './map-life.js';

/** The map's own properties, whether or not it borrows its content from another. */
export interface MapInfo {
  link: number | undefined;
  isTown: boolean;
  fieldLimit: number;
  returnMapId: number | null;
  mapMark: string;
  /** JSON object of numbers. */
  properties: string;
}

export interface MapContent {
  info: MapInfo;
  drawing: MapDrawing;
  life: LifeRow[];
}

/** Numbers of `info` that are kept beside those with a column of their own. */
const PROPERTY_NAMES = new Set([
  'createMobInterval',
  'decHP',
  'dropRate',
  'everlast',
  'fieldType',
  'fixedMobCapacity',
  'fly',
  'forcedReturn',
  'hideMinimap',
  'lvForceMove',
  'lvLimit',
  'mobRate',
  'moveLimit',
  'partyOnly',
  'protectItem',
  'recovery',
  'swim',
  'timeLimit',
]);

/** How deep each part is read; layers, backgrounds and all other parts are passed over. */
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

/** Keeps what an import needs of a map: about a tenth of the file. */
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
