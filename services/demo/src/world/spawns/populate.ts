import { spotOn, type DemoMap } from '../maps/demo-maps.js';
import type { DemoRandom } from '../shared/demo-random.js';
import type { CustomSpawnEntity } from '@portico/services/game';
import type { DemoFiles } from '../game-files/demo-files.js';
import { readRows } from '../shared/data-files.js';

export function populate(
  { maps, npcs, reactors }: Pick<DemoFiles, 'maps' | 'npcs' | 'reactors'>,
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

const MAX_ATTEMPTS = 12;
const MIN_DISTANCE = 70;

function placeApart(map: DemoMap, random: DemoRandom): { x: number; y: number } {
  const others = map.spots.filter(({ kind }) => kind === 'npc');
  let place = spotOn(map.ground, random);
  const isTaken = () =>
    others.some(({ x, y }) => Math.abs(x - place.x) < MIN_DISTANCE && Math.abs(y - place.y) < MIN_DISTANCE);
  for (let count = 0; count < MAX_ATTEMPTS && isTaken(); count += 1) place = spotOn(map.ground, random);
  return place;
}

const NPC_MAPS = [0, 910_000_000];

const FOR_ALL_WORLDS = -1;

/** Spawns that game masters of the demo world added to its maps. */
export function demoCustomSpawns(
  { maps, monsters, npcs }: Pick<DemoFiles, 'maps' | 'monsters' | 'npcs'>,
  random: DemoRandom,
): CustomSpawnEntity[] {
  const place = (mapId: number, type: 'm' | 'n', subjectId: number, respawn: number) => {
    const map = maps.find(({ id }) => id === mapId);
    if (map === undefined) throw new RangeError(`no map ${mapId}`);
    return { world: FOR_ALL_WORLDS, mapId, type, subjectId, ...spotOn(map.ground, random), hide: 0, respawn };
  };
  const ofMonsters = readRows('spawns/custom-spawns', 3).flatMap(([mapId, name, count]) => {
    const monster = monsters.find((one) => one.name === name);
    if (monster === undefined) throw new RangeError(`no such monster: ${name}`);
    return Array.from({ length: Number(count) }, () => place(Number(mapId), 'm', monster.id, 30));
  });
  const ofNpcs = NPC_MAPS.map((mapId) => place(mapId, 'n', random.pick(npcs).id, -1));
  return [...ofMonsters, ...ofNpcs].map((row, index) => ({ id: index + 1, ...row }));
}
