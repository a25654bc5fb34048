import { spotOn } from './demo-maps.js';
import type { DemoMap } from './demo-maps.js';
import type { DemoRandom } from './demo-random.js';
import { listOf, readRows } from './demo-table.js';
import { REACTORS } from './maps/reactors.js';
import { NOTICE_BOARDS } from './npcs/notice-boards.js';
import { PEOPLE } from './npcs/people.js';

export interface DemoNpc {
  id: number;
  name: string;
  occupation: string;
  /** Where it stands. */
  mapId: number;
}

/** Ids go by the part of the world: a thousand for each. */
const FIRST_ID = 1_001_000;
const IDS_PER_REGION = 1000;

/** Events and the market have a range of their own. */
const EVENT_ID = 9_000_000;
const EVENT_REGIONS = new Set([109, 610, 670, 910, 925, 990]);

const BOARD = 'Notice Board';

/** Everybody who stands about in the world, notice boards included. */
export function demoNpcs(): DemoNpc[] {
  const people = readRows(PEOPLE, 2).flatMap(([mapId, names = '']) =>
    names.split(';').map((person) => {
      const [name = '', ...occupation] = person.split(',').map((part) => part.trim());
      return { name, occupation: occupation.join(', '), mapId: Number(mapId) };
    }),
  );
  const boards = readRows(NOTICE_BOARDS, 2).map(([mapId, name = '']) => ({
    name,
    occupation: BOARD,
    mapId: Number(mapId),
  }));
  const counts = new Map<number, number>();
  const regions = [...new Set([...people, ...boards].map(({ mapId }) => regionOf(mapId)))];
  return [...people, ...boards].map((npc) => {
    const region = regionOf(npc.mapId);
    const number = counts.get(region) ?? 0;
    counts.set(region, number + 1);
    const first = EVENT_REGIONS.has(region) ? EVENT_ID : FIRST_ID;
    return { id: first + regions.indexOf(region) * IDS_PER_REGION + number, ...npc };
  });
}

/** Sprout Isle's maps have short ids and are one region. */
function regionOf(mapId: number): number {
  const region = Math.floor(mapId / 1_000_000);
  return region < 100 ? 0 : region;
}

export interface DemoReactor {
  id: number;
  /** What a script of the game server is called by. */
  action: string;
  /** What it is, as the files label it. */
  label: string;
  /** Maps on which it stands. */
  mapIds: readonly number[];
}

/** Puts everybody where they belong. */
export function populate(
  maps: readonly DemoMap[],
  npcs: readonly DemoNpc[],
  reactors: readonly DemoReactor[],
  random: DemoRandom,
): void {
  const byId = new Map(maps.map((map) => [map.id, map]));
  for (const { id, name, mapId } of npcs) {
    const map = byId.get(mapId);
    if (!map) throw new RangeError(`no map ${mapId} for ${name}`);
    map.spots.push({ kind: 'npc', id, ...placeApart(map, random), respawn: 0 });
  }
  for (const { id, mapIds } of reactors) {
    for (const mapId of mapIds) {
      const map = byId.get(mapId);
      if (!map) throw new RangeError(`no map ${mapId} for reactor ${id}`);
      for (let count = random.between(1, 3); count > 0; count -= 1) {
        map.spots.push({ kind: 'reactor', id, ...spotOn(map.ground, random), respawn: 30 });
      }
    }
  }
}

const TRIES = 12;
const ELBOW_ROOM = 70;

/** A place where nobody stands yet, if there is one. */
function placeApart(map: DemoMap, random: DemoRandom): { x: number; y: number } {
  const others = map.spots.filter(({ kind }) => kind === 'npc');
  let place = spotOn(map.ground, random);
  const isTaken = () =>
    others.some(({ x, y }) => Math.abs(x - place.x) < ELBOW_ROOM && Math.abs(y - place.y) < ELBOW_ROOM);
  for (let count = 0; count < TRIES && isTaken(); count += 1) place = spotOn(map.ground, random);
  return place;
}

/** Boxes, chests and the like. */
export function demoReactors(): DemoReactor[] {
  return readRows(REACTORS, 4).map(([id, label = '', mapIds]) => ({
    id: Number(id),
    label,
    action: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
    mapIds: listOf(mapIds).map(Number),
  }));
}
