import type { MapDrawing, MapPortal } from '@portico/domain';
import { childOf, integerOf, numberOf, type WzNode } from '../wz/wz-node.js';

/** The files use this id for "no map". */
export const NO_MAP = 999_999_999;

export function readGeometry(map: WzNode): MapDrawing {
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
