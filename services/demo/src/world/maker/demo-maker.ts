import type { MakerItemEntity, MakerPartEntity } from '@portico/services/game';
import type { DemoItem } from '../items/demo-items.js';

/** Pieces of an ore that a plate takes, as its description says. */
const RAW_PIECES = 10;
const FIRST_WEAPON_LEVEL = 50;
const SKILL_LEVELS = [0, 60, 100];

export interface DemoMaker {
  items: readonly MakerItemEntity[];
  parts: readonly MakerPartEntity[];
}

/** Recipes: plates from ores, cut stones from rough ones, crystals from cut stones, weapons of high levels from all of these. */
export function demoMaker(items: readonly DemoItem[]): DemoMaker {
  const from = (first: number) => items.filter(({ id }) => id >= first && id < first + 1000);
  const [materials, plates, stones] = [from(4_003_000), from(4_011_000), from(4_021_000)];
  const refined = [
    { made: plates, raw: from(4_010_000) },
    { made: stones, raw: from(4_020_000) },
    { made: from(4_005_000), raw: stones },
  ].flatMap(({ made, raw }) => made.map((item, at) => ({ item, parts: [part(item, raw[at], RAW_PIECES)] })));
  const weapons = items
    .filter(
      ({ list, level }) => list.category === 'Weapon' && level >= FIRST_WEAPON_LEVEL && level % 10 === 0,
    )
    .map((item) => ({
      item,
      parts: [
        part(item, highest(plates, item.level), Math.ceil(item.level / 10)),
        part(item, highest(stones, item.level), Math.ceil(item.level / 20)),
        part(item, highest(materials, item.level), 5),
      ],
    }));
  const recipes = [...refined, ...weapons];
  return {
    items: recipes.map(({ item: { id, level } }) => ({
      classes: 0,
      itemId: id,
      level,
      skillLevel: SKILL_LEVELS.filter((first) => level >= first).length,
      mesos: 1000 * Math.ceil((level * level) / 100),
      quantity: 1,
    })),
    parts: recipes.flatMap(({ parts }) => parts),
  };
}

function part({ id }: DemoItem, from: DemoItem | undefined, count: number): MakerPartEntity {
  if (from === undefined) throw new Error(`Item ${id} is made from nothing`);
  return { itemId: id, partId: from.id, count };
}

function highest(items: readonly DemoItem[], level: number): DemoItem | undefined {
  return [...items].sort((a, b) => b.level - a.level).find((item) => item.level <= level);
}
