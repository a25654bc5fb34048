import type { ReactorDropRow } from '@portico/services/catalog';
import { readRows } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';
import { isDropKind, type DropKind, type DropPool, type DropWorld } from './drop-pool.js';

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

const CONTENTS: Readonly<Record<string, Partial<Record<DropKind, number>>>> = {
  potions: { potions: 4, buffs: 1 },
  food: { food: 4, potions: 1 },
  herbs: { food: 2, cures: 2, potions: 2 },
  ores: { ores: 4, materials: 2 },
  stones: { stones: 4, ores: 1 },
  scrolls: { potions: 1, scrolls: 6 },
  buffs: { buffs: 5, food: 1 },
  gear: { materials: 1, weapons: 3, clothes: 4, jewels: 2 },
};

function contentsOf(kind: string, level: number, pool: DropPool, random: DemoRandom): number[] {
  const near = pool.near(level, random);
  const contents = CONTENTS[kind];
  if (contents === undefined) throw new RangeError(`nothing is known of ${kind}`);
  return Object.entries(contents).flatMap(([one, count]) => (isDropKind(one) ? near(one, count) : []));
}
