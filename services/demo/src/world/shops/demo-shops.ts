import { itemTypeOf } from '@portico/domain';
import type { ShopEntity, ShopItemEntity } from '@portico/services/game';
import type { DemoItem } from '../items/demo-items.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';

/** Goods of each occupation. Shops sell the cheapest of them. */
const GOODS: Readonly<Record<string, (item: DemoItem) => boolean>> = {
  Potions: ({ spec }) => spec?.hp !== undefined || spec?.mp !== undefined,
  Groceries: ({ spec }) => spec?.hp !== undefined || spec?.mp !== undefined,
  Arrows: ({ id }) => Math.floor(id / 1000) === 2060 || Math.floor(id / 1000) === 2061,
  Armor: ({ id, list }) => itemTypeOf(id) === 'equipment' && list.category !== 'Weapon',
  Smith: ({ list }) => list.category === 'Weapon',
  Bowyer: ({ list }) => list.category === 'Weapon',
};

const LINES_PER_SHOP = 12;
const PITCH_ITEMS = 2;

export interface DemoShops {
  shops: readonly ShopEntity[];
  lines: readonly ShopItemEntity[];
}

/** Shops of shop keepers. A shop has its keeper's id, as in a stock database. */
export function demoShops(npcs: readonly DemoNpc[], items: readonly DemoItem[]): DemoShops {
  const priced = items
    .filter((item) => priceOf(item) > 0)
    .sort((a, b) => priceOf(a) - priceOf(b) || a.id - b.id);
  const keepers = npcs.filter(({ occupation }) => Object.hasOwn(GOODS, occupation));
  const lines = keepers.flatMap(({ id, occupation }) => {
    const sold = priced.filter((item) => GOODS[occupation]?.(item) === true).slice(0, LINES_PER_SHOP);
    return sold.map((item, index) => ({
      shopId: id,
      itemId: item.id,
      // The last lines of a shop are for collectors.
      ...(sold.length === LINES_PER_SHOP && index >= LINES_PER_SHOP - PITCH_ITEMS
        ? { price: 0, pitch: 1 + index }
        : { price: priceOf(item), pitch: 0 }),
      position: 100 + 4 * (sold.length - index),
    }));
  });
  return {
    shops: keepers.map(({ id }) => ({ id, npcId: id })),
    lines: lines.map((line, index) => ({ id: index + 1, ...line })),
  };
}

function priceOf({ info }: DemoItem): number {
  return Number(info.price ?? 0);
}
