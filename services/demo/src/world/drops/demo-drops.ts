import { MESO_ITEM_ID } from '@portico/domain';
import type { GlobalDropRow, MonsterDropRow, ReactorDropRow } from '@portico/services/catalog';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import { listOf, readRows } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';
import { DropPool, type DropWorld } from './drop-pool.js';
import { reactorDrops } from './reactor-drops.js';

export interface DemoDrops {
  monster: readonly MonsterDropRow[];
  global: readonly GlobalDropRow[];
  reactor: readonly ReactorDropRow[];
}

/** Drop tables with chances from below 0.01 % to always, distributed as on a real server. */
export function demoDrops(world: DropWorld, random: DemoRandom): DemoDrops {
  const pool = new DropPool(world.items, world.monsters);
  const treasures = readTreasures(pool);
  const finds = world.quests.flatMap(({ id, finds: found }) =>
    found.map(({ itemId, monsterId }) => ({ questId: id, itemId, monsterId })),
  );
  return {
    monster: world.monsters.flatMap((monster) =>
      onePerItem([
        ...(monster.isBoss
          ? bossDrops(monster, pool, treasures, random)
          : regularDrops(monster, pool, random)),
        ...finds
          .filter(({ monsterId }) => monsterId === monster.id)
          .map(({ itemId, questId }) => ({
            ...drop(monster, itemId, random.between(8, 20) * 10_000),
            questId,
          })),
      ]),
    ),
    global: GLOBAL_DROPS.map(([itemId, chance, continent], index) => ({
      id: index + 1,
      continent,
      itemId,
      minimumQuantity: 1,
      maximumQuantity: 1,
      questId: 0,
      chance,
    })),
    reactor: reactorDrops(world, finds, pool, random),
  };
}

const EVERYWHERE = -1;

/** Item id, chance in a million, and continent, which is the first digit of its map ids. */
const GLOBAL_DROPS = [
  [4_031_865, 2000, EVERYWHERE],
  [4_031_866, 500, EVERYWHERE],
  [2_022_016, 120, EVERYWHERE],
  [4_031_801, 1500, EVERYWHERE],
  [4_005_004, 90, 2],
] as const;

function drop({ id }: DemoMonster, itemId: number, chance: number, minimum = 1, maximum = 1): MonsterDropRow {
  return {
    dropperId: id,
    itemId,
    minimumQuantity: minimum,
    maximumQuantity: maximum,
    questId: 0,
    chance,
  };
}

/** Most kills drop mesos, half of them the etc item, few of them gear. */
function regularDrops(monster: DemoMonster, pool: DropPool, random: DemoRandom): MonsterDropRow[] {
  const { level } = monster;
  const near = pool.near(level, random);
  const mesos = Math.round(3 + level * 3.5);
  const some = (ids: readonly number[], from: number, to: number, step: number) =>
    ids.map((id) => drop(monster, id, random.between(from, to) * step));
  return [
    drop(
      monster,
      MESO_ITEM_ID,
      random.between(8, 14) * 50_000,
      mesos,
      mesos + Math.max(2, Math.round(level * 1.8)),
    ),
    drop(monster, pool.etcItemOf(monster), random.between(7, 12) * 50_000),
    drop(monster, pool.cardOf(monster), 8000),
    ...some(near('potions', 2), 4, 25, 1000),
    ...some(near('food', 1), 3, 12, 1000),
    ...some(near('cures', level % 3 === 0 ? 1 : 0), 3, 8, 1000),
    ...some(near('buffs', 1), 2, 9, 500),
    ...near('arrows', 1).map((id) => drop(monster, id, 30_000, 10, 30)),
    ...some(near('stars', level >= 10 && level % 4 === 0 ? 1 : 0), 1, 4, 50),
    ...some(near('ores', 1), 4, 12, 1000),
    ...some(near('stones', 1), 3, 10, 1000),
    ...some(near('materials', level % 2), 4, 16, 1000),
    ...some(near('crystals', level >= 40 && level % 5 === 0 ? 1 : 0), 2, 6, 100),
    ...some(near('scrolls', random.between(2, 3)), 3, 15, 50),
    ...some(near('books', level >= 80 && level % 3 === 0 ? 1 : 0), 2, 6, 50),
    ...some(near('sacks', level % 6 === 0 ? 1 : 0), 2, 6, 50),
    ...some(near('chairs', level % 5 === 1 ? 1 : 0), 1, 4, 20),
    ...some(near('weapons', random.between(2, 3)), 4, 20, 40),
    ...some(near('clothes', random.between(3, 5)), 6, 30, 50),
    ...some(near('jewels', random.between(1, 2)), 2, 12, 50),
  ];
}

/** Much more of everything at its level, and its own treasures. */
function bossDrops(
  monster: DemoMonster,
  pool: DropPool,
  treasures: Treasures,
  random: DemoRandom,
): MonsterDropRow[] {
  const { level } = monster;
  const near = pool.near(level, random);
  const mesos = 50 + level * level * 2;
  const some = (ids: readonly number[], from: number, to: number, step: number) =>
    ids.map((id) => drop(monster, id, random.between(from, to) * step));
  return [
    drop(monster, MESO_ITEM_ID, 1_000_000, mesos, mesos * 3),
    drop(monster, pool.etcItemOf(monster), 1_000_000),
    drop(monster, pool.cardOf(monster), 50_000),
    ...(treasures.get(monster.name) ?? []).map(({ itemId, chance }) => drop(monster, itemId, chance)),
    ...near('potions', 3).map((id) => drop(monster, id, 400_000, 5, 20)),
    ...near('food', 2).map((id) => drop(monster, id, 300_000, 3, 12)),
    ...some(near('buffs', 3), 5, 20, 10_000),
    ...some(near('stars', 1), 4, 12, 1000),
    ...near('ores', 2).map((id) => drop(monster, id, 200_000, 2, 8)),
    ...near('stones', 2).map((id) => drop(monster, id, 200_000, 2, 6)),
    ...some(near('crystals', level >= 40 ? 2 : 0), 2, 8, 10_000),
    ...some(near('scrolls', random.between(5, 9)), 2, 8, 10_000),
    ...some(near('books', level >= 70 ? random.between(2, 5) : 0), 2, 8, 10_000),
    ...some(near('chairs', 1), 1, 4, 5000),
    ...some(near('weapons', random.between(5, 9)), 2, 20, 5000),
    ...some(near('clothes', random.between(8, 14)), 4, 30, 5000),
    ...some(near('jewels', random.between(3, 6)), 2, 16, 5000),
  ];
}

type Treasures = ReadonlyMap<string, readonly { itemId: number; chance: number }[]>;

function readTreasures(pool: DropPool): Treasures {
  const treasures = new Map<string, { itemId: number; chance: number }[]>();
  for (const [monster = '', items, percent] of readRows('drops/treasures', 3)) {
    const chance = Math.round(Number(percent) * 10_000);
    const found = listOf(items).flatMap((name) => pool.named(name).map((itemId) => ({ itemId, chance })));
    treasures.set(monster, [...(treasures.get(monster) ?? []), ...found]);
  }
  return treasures;
}

/** Some servers allow each item once per monster, so only its first row is kept. */
function onePerItem(rows: readonly MonsterDropRow[]): MonsterDropRow[] {
  const seen = new Set<number>();
  return rows.filter(({ itemId }) => !seen.has(itemId) && seen.add(itemId));
}
