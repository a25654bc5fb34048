import { MESO_ITEM_ID } from '@portico/domain';
import type { GlobalDropRow, MonsterDropRow, ReactorDropRow } from '../../game/catalog/drop-rows.js';
import type { DemoItem } from './demo-item.js';
import type { DemoMonster } from './demo-monsters.js';
import type { DemoRandom } from './demo-random.js';

export interface DemoDrops {
  monster: readonly MonsterDropRow[];
  global: readonly GlobalDropRow[];
  reactor: readonly ReactorDropRow[];
}

/** How far the level of a piece of equipment may be from that of the monster that drops it. */
const LEVEL_REACH = 16;

const REACTORS = 14;

/** Drop tables from below 0.01 % to always, in the proportions of a real server. */
export function demoDrops(
  items: readonly DemoItem[],
  monsters: readonly DemoMonster[],
  random: DemoRandom,
): DemoDrops {
  return {
    monster: monsters.flatMap((monster, index) => dropsOf(monster, index, items, random)),
    global: [globalDrop(1, 4_031_865, 2000), globalDrop(2, 4_031_866, 500), globalDrop(3, 2_022_000, 120)],
    reactor: reactorDrops(items, random),
  };
}

function dropsOf(
  monster: DemoMonster,
  index: number,
  items: readonly DemoItem[],
  random: DemoRandom,
): MonsterDropRow[] {
  const { id, level, isBoss } = monster;
  const drop = (itemId: number, chance: number, minimum = 1, maximum = 1): MonsterDropRow => ({
    dropperId: id,
    itemId,
    minimumQuantity: minimum,
    maximumQuantity: maximum,
    questId: 0,
    chance,
  });
  const near = items.filter((item) => Math.abs(item.level - level) <= LEVEL_REACH);
  const of = (type: number, count: number) =>
    random.sample(
      near.filter(({ id: itemId }) => Math.floor(itemId / 10_000) === type),
      count,
    );
  const gear = near.filter(({ list }) => list.file === 'Eqp');
  const mesos = 4 + level * 5;
  return [
    drop(
      MESO_ITEM_ID,
      isBoss ? 1_000_000 : 400_000 + random.between(0, 6) * 50_000,
      mesos,
      mesos * (isBoss ? 40 : 2),
    ),
    drop(4_000_000 + index, isBoss ? 1_000_000 : random.between(8, 13) * 50_000),
    drop(2_380_000 + index, isBoss ? 50_000 : 8000),
    ...[...of(200, 2), ...of(201, 1), ...of(202, 1)].map((item) =>
      isBoss ? drop(item.id, 400_000, 2, 10) : drop(item.id, random.between(4, 30) * 1000),
    ),
    ...[...of(401, 1), ...of(402, 1)].map((item) => drop(item.id, random.between(5, 12) * 1000)),
    ...[...of(206, 1), ...of(233, 1)].map((item) => drop(item.id, 30_000, 10, 30)),
    ...of(207, 1).map((item) => drop(item.id, random.between(1, 4) * 50)),
    ...[...of(204, isBoss ? 5 : 2)].map((item) =>
      drop(item.id, isBoss ? 60_000 : random.between(3, 15) * 50),
    ),
    ...random
      .sample(gear, isBoss ? random.between(8, 14) : random.between(3, 6))
      .map((item) => drop(item.id, isBoss ? random.between(3, 30) * 10_000 : random.between(6, 30) * 50)),
    ...(index % 7 === 3 ? [{ ...drop(4_031_000 + (index % 6), 100_000), questId: 1000 + index }] : []),
  ];
}

function globalDrop(id: number, itemId: number, chance: number): GlobalDropRow {
  return { id, continent: -1, itemId, minimumQuantity: 1, maximumQuantity: 1, questId: 0, chance };
}

function reactorDrops(items: readonly DemoItem[], random: DemoRandom): ReactorDropRow[] {
  const goods = items.filter(({ id }) => Math.floor(id / 1_000_000) === 2 && id < 2_070_000);
  return Array.from({ length: REACTORS }, (_, index) => {
    const reactorId = 2001 + index;
    const quest = { reactorId, itemId: 4_031_000 + (index % 6), oneIn: 1, questId: 1000 + index };
    const others = random.sample(goods, random.between(2, 6)).map((item) => ({
      reactorId,
      itemId: item.id,
      oneIn: random.pick([2, 4, 7, 10, 15, 40]),
      questId: -1,
    }));
    return [quest, ...others];
  }).flat();
}
