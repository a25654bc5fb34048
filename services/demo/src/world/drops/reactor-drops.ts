import type { ReactorDropRow } from '@portico/services/catalog';
import { readRows } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';
import type { DropPool, DropWorld } from './drop-pool.js';

/** N of "1 in N", from always to very rarely. */
const ODDS = [1, 2, 3, 4, 5, 7, 10, 15, 25, 40, 100];

/** Drops of chests and other reactors. A reactor on a map with a quest's monster may also drop the quest's item. */
export function reactorDrops(
  { reactors, maps }: DropWorld,
  finds: readonly { questId: number; itemId: number; monsterId: number }[],
  pool: DropPool,
  random: DemoRandom,
): ReactorDropRow[] {
  const contents = new Map(
    readRows('reactors/reactors', 4).map(([id, , , content = '']) => [Number(id), content]),
  );
  return reactors.flatMap(({ id, mapIds }) => {
    const [kind = '', level] = (contents.get(id) ?? '').split(' ');
    const hosts = new Set(
      maps.filter((map) => mapIds.includes(map.id)).flatMap(({ spots }) => spots.map((spot) => spot.id)),
    );
    const wanted = finds
      .filter(({ monsterId }) => hosts.has(monsterId))
      .map(({ questId, itemId }) => ({ reactorId: id, itemId, oneIn: 2, questId }));
    const found = contentsOf(kind, Number(level), pool, random).map((itemId, index) => ({
      reactorId: id,
      itemId,
      oneIn: ODDS[Math.min(ODDS.length - 1, index + random.between(0, 2))] ?? 1,
      questId: -1,
    }));
    return [...wanted, ...found];
  });
}

function contentsOf(kind: string, level: number, pool: DropPool, random: DemoRandom): number[] {
  const near = pool.near(level, random);
  switch (kind) {
    case 'potions':
      return [...near('potions', 4), ...near('buffs', 1)];
    case 'food':
      return [...near('food', 4), ...near('potions', 1)];
    case 'herbs':
      return [...near('food', 2), ...near('cures', 2), ...near('potions', 2)];
    case 'ores':
      return [...near('ores', 4), ...near('materials', 2)];
    case 'stones':
      return [...near('stones', 4), ...near('ores', 1)];
    case 'scrolls':
      return [...near('potions', 1), ...near('scrolls', 6)];
    case 'buffs':
      return [...near('buffs', 5), ...near('food', 1)];
    case 'gear':
      return [...near('materials', 1), ...near('weapons', 3), ...near('clothes', 4), ...near('jewels', 2)];
    default:
      throw new RangeError(`nothing is known of ${kind}`);
  }
}
