import type { DemoItem } from './demo-item.js';
import type { DemoMonster } from './demo-monsters.js';
import { demoAdornments, demoCosmetics } from './items/adornments.js';
import { demoClothes } from './items/clothes.js';
import { demoConsumables } from './items/consumables.js';
import { demoOtherGoods } from './items/other-goods.js';
import { demoWeapons } from './items/weapons.js';

/** Some two thousand items of all kinds; `monsters` in ascending order of level, for their cards and leftovers. */
export function demoItems(monsters: readonly DemoMonster[]): DemoItem[] {
  return [
    ...demoWeapons(),
    ...demoClothes(),
    ...demoAdornments(),
    ...demoCosmetics(),
    ...demoConsumables(monsters),
    ...demoOtherGoods(monsters),
  ];
}
