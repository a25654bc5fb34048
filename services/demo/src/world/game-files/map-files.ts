import { node, picture, value, type WzValue } from '@portico/services/catalog';
import type { DemoMap } from '../maps/demo-maps.js';
import { extentOf } from '../maps/ground.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';
import type { DemoReactor } from '../reactors/demo-reactors.js';
import { numbered } from './numbered.js';

/** Map id in the files for "no map". */
const NO_MAP = 999_999_999;

/** A minimap's pixel is 2^4 map units. */
const MAG = 4;

/** Space around the ground in map coordinates. */
const MARGIN = { side: 120, above: 360, below: 140 };

export function mapNames(maps: readonly DemoMap[]): WzValue[] {
  return [...new Set(maps.map(({ region }) => region))].map((region) =>
    node(
      region,
      maps
        .filter((map) => map.region === region)
        .map(({ id, name, street, description }) =>
          node(String(id), [
            value('streetName', street),
            value('mapName', name),
            ...(description === '' ? [] : [value('mapDesc', description)]),
          ]),
        ),
    ),
  );
}

export function mapParts(map: DemoMap): WzValue[] {
  const { left, top, right, bottom } = boundsOf(map);
  const info = node('info', [
    value('version', 10),
    value('town', map.isTown ? 1 : 0),
    value('returnMap', map.returnMap),
    ...(map.info.forcedReturn === undefined ? [value('forcedReturn', NO_MAP)] : []),
    value('mobRate', '1,0'),
    value('bgm', `Bgm/${map.terrain}`),
    value('mapMark', map.mark === '' ? 'None' : map.mark),
    value('fieldLimit', map.fieldLimit),
    ...Object.entries(map.info).map(([name, content]) => value(name, content)),
    ...(map.link === undefined ? [] : [value('link', String(map.link))]),
    ...Object.entries({ VRLeft: left, VRTop: top, VRRight: right, VRBottom: bottom }).map(([name, content]) =>
      value(name, content),
    ),
  ]);
  if (map.link !== undefined) return [info];
  const { footholds, ladders } = map.ground;
  return [
    info,
    node('life', numbered(map.spots.filter(({ kind }) => kind !== 'reactor').map(lifeOf))),
    node('reactor', numbered(map.spots.filter(({ kind }) => kind === 'reactor').map(reactorOf))),
    node('portal', numbered(map.portals.map(portalOf))),
    node('foothold', [node('0', [node('0', numbered(footholds.map(lineOf), 1))])]),
    node(
      'ladderRope',
      numbered(
        ladders.map(([x, y1, y2, l]) => [value('l', l), value('x', x), value('y1', y1), value('y2', y2)]),
        1,
      ),
    ),
    node('miniMap', [
      picture('canvas', Math.ceil((right - left) / 2 ** MAG), Math.ceil((bottom - top) / 2 ** MAG)),
      value('width', right - left),
      value('height', bottom - top),
      value('centerX', -left),
      value('centerY', -top),
      value('mag', MAG),
    ]),
  ];
}

/** Visible area of a map: its ground with space around it. */
function boundsOf({ ground }: DemoMap): ReturnType<typeof extentOf> {
  const { left, top, right, bottom } = extentOf(ground);
  return {
    left: left - MARGIN.side,
    top: top - MARGIN.above,
    right: right + MARGIN.side,
    bottom: bottom + MARGIN.below,
  };
}

export function npcNames(npcs: readonly DemoNpc[]): WzValue[] {
  return npcs.map(({ id, name, occupation }) =>
    node(String(id), [value('name', name), ...(occupation === '' ? [] : [value('func', occupation)])]),
  );
}

/** Monster book entries: the maps of each monster that lives on a field. */
export function monsterBook(maps: readonly DemoMap[]): WzValue[] {
  const found = new Map<number, Set<number>>();
  for (const { id, spots } of maps) {
    for (const spot of spots) {
      if (spot.kind === 'monster') found.set(spot.id, (found.get(spot.id) ?? new Set()).add(id));
    }
  }
  return [...found].map(([id, mapIds]) =>
    node(String(id), [
      node(
        'map',
        [...mapIds].map((mapId, index) => value(String(index), mapId)),
      ),
    ]),
  );
}

export function npcLocations(npcs: readonly DemoNpc[]): WzValue[] {
  return npcs.map(({ id, mapId }) => node(String(id), [value('0', mapId)]));
}

export function reactorParts({ action, label }: DemoReactor): WzValue[] {
  return [node('info', [value('info', label)]), value('action', action)];
}

function lifeOf({ kind, id, x, y, respawn }: DemoMap['spots'][number]): WzValue[] {
  return [
    value('type', kind === 'npc' ? 'n' : 'm'),
    value('id', String(id).padStart(7, '0')),
    value('x', x),
    value('y', y),
    value('cy', y),
    value('f', 0),
    value('mobTime', respawn),
    value('hide', 0),
  ];
}

function reactorOf({ id, x, y, respawn }: DemoMap['spots'][number]): WzValue[] {
  const padded = String(id).padStart(7, '0');
  return [value('id', padded), value('x', x), value('y', y), value('reactorTime', respawn), value('f', 0)];
}

function portalOf({ name, type, x, y, target, targetName }: DemoMap['portals'][number]): WzValue[] {
  return [
    value('pn', name),
    value('pt', type),
    value('x', x),
    value('y', y),
    value('tm', target ?? NO_MAP),
    value('tn', targetName),
  ];
}

function lineOf([x1, y1, x2, y2]: readonly [number, number, number, number]): WzValue[] {
  return [value('x1', x1), value('y1', y1), value('x2', x2), value('y2', y2)];
}
