import type { EntityManager } from 'typeorm';
import { insertAccount, insertCharacter, insertGoods, insertRow } from '../harness/rows.js';
import { importCatalog } from './catalog-rows.js';

const OAR_VALUES = { upgradeslots: 2, level: 5, str: 3, watk: 84, vicious: 1, wdef: 0 };

/** Two open merchants with goods, Zephyrine (11) and Anselm (12), and three that are closed or empty. */
export async function insertMarket(manager: EntityManager): Promise<void> {
  await importCatalog(manager);
  await insertAccount(manager, 1);
  await insertCharacter(manager, 11, { name: 'Zephyrine', HasMerchant: 1 });
  await insertCharacter(manager, 12, { name: 'Anselm', HasMerchant: 1 });
  await insertCharacter(manager, 13, { name: 'Closed', HasMerchant: 0 });
  await insertCharacter(manager, 14, { name: 'Unset', HasMerchant: null });
  await insertCharacter(manager, 15, { name: 'Empty', HasMerchant: 1 });
  await insertGoods(manager, {
    id: 1,
    owner: 11,
    itemId: 2_000_000,
    quantity: 100,
    bundles: 3,
    position: 2,
  });
  await insertGoods(manager, { id: 2, owner: 11, itemId: 1_302_000, position: 1 }, OAR_VALUES);
  await insertGoods(manager, { id: 3, owner: 12, itemId: 4_999_999 });
  // Left by forks: neither has anything to sell.
  await insertGoods(manager, { id: 7, owner: 12, itemId: 2_000_000, quantity: 0, position: 2 });
  await insertGoods(manager, { id: 8, owner: 12, itemId: 2_000_000, bundles: 0, position: 3 });
  await insertGoods(manager, { id: 4, owner: 13, itemId: 2_000_000 });
  await insertGoods(manager, { id: 5, owner: 14, itemId: 2_000_000 });
  await insertRow(manager, 'inventoryitems', {
    inventoryitemid: 6,
    type: 1,
    characterid: 15,
    itemid: 2_000_000,
    inventorytype: 2,
    position: 1,
    quantity: 5,
    owner: '',
    flag: 0,
    giftFrom: '',
  });
}
