import type { DemoMonster } from '../monsters/demo-monsters.js';
import { demoAdornments, demoCosmetics } from './adornments.js';
import { demoClothes } from './clothes.js';
import { demoConsumables } from './consumables.js';
import type { DemoItem } from './demo-item.js';
import { demoOtherGoods } from './other-goods.js';
import { demoWeapons } from './weapons.js';

/** About two thousand items of all kinds. `monsters`, in ascending order of level, get cards and etc items. */
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
