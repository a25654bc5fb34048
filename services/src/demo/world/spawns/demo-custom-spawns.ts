import type { CustomSpawnEntity } from '../../../game/index.js';
import type { DemoMap } from '../maps/demo-maps.js';
import { spotOn } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';
import type { DemoRandom } from '../shared/demo-random.js';

/** Map and monster, as a game master put them there. */
const MONSTERS: readonly (readonly [mapId: number, name: string, count: number])[] = [
  [0, 'Dewdrop', 2],
  [100_000_200, 'Hay Bunny', 3],
  [100_000_200, 'Beehive Bear', 1],
];

/** Where somebody stands who is at home elsewhere. */
const NPC_MAPS = [0, 910_000_000];

const FOR_ALL_WORLDS = -1;

/** What the game masters of the demo world added to its maps. */
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
  const beasts = MONSTERS.flatMap(([mapId, name, count]) => {
    const monster = monsters.find((one) => one.name === name);
    if (monster === undefined) throw new RangeError(`no such monster: ${name}`);
    return Array.from({ length: count }, () => place(mapId, 'm', monster.id, 30));
  });
  const people = NPC_MAPS.map((mapId) => place(mapId, 'n', random.pick(npcs).id, -1));
  return [...beasts, ...people].map((row, index) => ({ id: index + 1, ...row }));
}
