import type { CustomSpawnEntity } from '@portico/services/game';
import type { DemoMap } from '../maps/demo-maps.js';
import { spotOn } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';
import { readRows } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';

/** Maps of NPCs that also stand elsewhere. */
const NPC_MAPS = [0, 910_000_000];

const FOR_ALL_WORLDS = -1;

/** Spawns that the game masters of the demo world added to its maps. */
export function demoCustomSpawns(
  {
    maps,
    monsters,
    npcs,
  }: { maps: readonly DemoMap[]; monsters: readonly DemoMonster[]; npcs: readonly DemoNpc[] },
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
