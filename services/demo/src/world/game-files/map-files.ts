import { grouped } from '@portico/domain';
import { node, picture, value, type WzValue } from '@portico/services/catalog';
import type { DemoMap } from '../maps/demo-maps.js';
import { extentOf } from '../maps/ground.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';
import type { DemoReactor } from '../reactors/demo-reactors.js';
import { entriesOf, numbered } from './entries.js';

/** Map id in the files for "no map". */
const NO_MAP = 999_999_999;

/** A minimap's pixel is 2^4 map units. */
const MAG = 4;

const MARGIN = { side: 120, above: 360, below: 140 };

export function mapNames(maps: readonly DemoMap[]): WzValue[] {
  return [...grouped(maps, ({ region }) => region)].map(([region, own]) =>
    node(
      region,
      own.map(({ id, name, street, description }) =>
        node(String(id), entriesOf({ streetName: street, mapName: name, mapDesc: description || undefined })),
      ),
    ),
  );
}

export function mapParts(map: DemoMap): WzValue[] {
  const { left, top, right, bottom } = boundsOf(map);
  const info = node(
    'info',
    entriesOf({
      version: 10,
      town: map.isTown ? 1 : 0,
      returnMap: map.returnMap,
      forcedReturn: NO_MAP,
      mobRate: '1,0',
      bgm: `Bgm/${map.terrain}`,
      mapMark: map.mark === '' ? 'None' : map.mark,
      fieldLimit: map.fieldLimit,
      ...map.info,
      link: map.link === undefined ? undefined : String(map.link),
      VRLeft: left,
      VRTop: top,
      VRRight: right,
      VRBottom: bottom,
    }),
  );
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
        ladders.map(([x, y1, y2, l]) => entriesOf({ l, x, y1, y2 })),
        1,
      ),
    ),
    node('miniMap', [
      picture('canvas', Math.ceil((right - left) / 2 ** MAG), Math.ceil((bottom - top) / 2 ** MAG)),
      ...entriesOf({ width: right - left, height: bottom - top, centerX: -left, centerY: -top, mag: MAG }),
    ]),
  ];
}

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
    node(String(id), entriesOf({ name, func: occupation || undefined })),
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

function lifeOf({ kind, id: number, x, y, respawn }: DemoMap['spots'][number]): WzValue[] {
  const id = String(number).padStart(7, '0');
  const type = kind === 'npc' ? 'n' : 'm';
  return entriesOf({ type, id, x, y, cy: y, f: 0, mobTime: respawn, hide: 0 });
}

function reactorOf({ id, x, y, respawn }: DemoMap['spots'][number]): WzValue[] {
  return entriesOf({ id: String(id).padStart(7, '0'), x, y, reactorTime: respawn, f: 0 });
}

function portalOf({ name, type, x, y, target, targetName }: DemoMap['portals'][number]): WzValue[] {
  return entriesOf({ pn: name, pt: type, x, y, tm: target ?? NO_MAP, tn: targetName });
}

function lineOf([x1, y1, x2, y2]: readonly [number, number, number, number]): WzValue[] {
  return entriesOf({ x1, y1, x2, y2 });
}
