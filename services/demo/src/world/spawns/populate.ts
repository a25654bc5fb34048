import { spotOn } from '../maps/demo-maps.js';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';
import type { DemoReactor } from '../reactors/demo-reactors.js';
import type { DemoRandom } from '../shared/demo-random.js';

/** Puts everyone where they belong. */
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

const MAX_ATTEMPTS = 12;
const MIN_DISTANCE = 70;

/** A place where no one stands yet, if there is one. */
function placeApart(map: DemoMap, random: DemoRandom): { x: number; y: number } {
  const others = map.spots.filter(({ kind }) => kind === 'npc');
  let place = spotOn(map.ground, random);
  const isTaken = () =>
    others.some(({ x, y }) => Math.abs(x - place.x) < MIN_DISTANCE && Math.abs(y - place.y) < MIN_DISTANCE);
  for (let count = 0; count < MAX_ATTEMPTS && isTaken(); count += 1) place = spotOn(map.ground, random);
  return place;
}
