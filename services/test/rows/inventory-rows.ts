import type { EntityManager } from 'typeorm';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';

export interface InsertedItem {
  id: number;
  owner: number;
  itemId: number;
  tab: number;
  position: number;
  values?: Record<string, string | number>;
}

/** Puts an item into the inventory of a character, with its values where `stats` are given. */
export async function insertItem(
  manager: EntityManager,
  { id, owner, itemId, tab, position, values }: InsertedItem,
  stats?: Record<string, number>,
): Promise<void> {
  await insertRow(manager, 'inventoryitems', {
    inventoryitemid: id,
    type: 1,
    characterid: owner,
    itemid: itemId,
    inventorytype: tab,
    position,
    quantity: 1,
    owner: '',
    flag: 0,
    giftFrom: '',
    ...values,
  });
  if (stats) await insertRow(manager, 'inventoryequipment', { inventoryitemid: id, ...stats });
}

/** A right-to-left override, a tag, an emoji and a zero width space, all in one name tag. */
export const ODD_TAG = '\u202eecaF<b>🍁\u200b';

export const EXPIRES_AT = 1_893_456_000_000;

const OAR = 1_302_000;
const TONIC = 2_000_000;

/** Account 1 with Quillon (11), who has items in every tab, and Pip (12), who has none; account 2 with Sable (21). */
export async function insertInventories(manager: EntityManager): Promise<void> {
  await insertAccount(manager, 1);
  await insertAccount(manager, 2);
  await insertAccount(manager, 3, { banned: 1 });
  const slots = { equipslots: 48, useslots: 36, setupslots: 24, etcslots: 96 };
  await insertCharacter(manager, 11, { name: 'Quillon', ...slots });
  await insertCharacter(manager, 12, { name: 'Pip', equipslots: 0 });
  await insertCharacter(manager, 21, { accountid: 2, name: 'Sable' });
  await insertWorn(manager);
  await insertCarried(manager);
  await insertElsewhere(manager);
  for (const [accountId, itemId, quantity] of [
    [1, 4_000_019, 7],
    [1, TONIC, 2_147_483_647],
    [2, OAR, 1],
  ] as const) {
    await insertRow(manager, 'portal_ore_item', { account_id: accountId, item_id: itemId, quantity });
  }
}

async function insertWorn(manager: EntityManager): Promise<void> {
  const wear = (id: number, position: number, values = {}, stats: Record<string, number> = {}) =>
    insertItem(manager, { id, owner: 11, itemId: OAR, tab: -1, position, values }, stats);
  await wear(101, -11, { owner: ODD_TAG, flag: 0x09 }, { watk: 24, upgradeslots: 2, level: 4, vicious: 1 });
  await wear(102, -111, { flag: 0x02 });
  await wear(103, -114, { flag: 0x04 });
  await wear(104, -1, { flag: 0x10 });
}

async function insertCarried(manager: EntityManager): Promise<void> {
  const carry = (id: number, itemId: number, tab: number, position: number, values = {}) =>
    insertItem(manager, { id, owner: 11, itemId, tab, position, values }, tab === 1 ? { str: 3 } : undefined);
  await carry(111, 1_302_001, 1, 2);
  await carry(112, OAR, 1, 1, { expiration: EXPIRES_AT });
  await carry(113, TONIC, 2, 5, { quantity: 100, flag: 0x0a });
  await carry(114, 3_010_000, 3, 1);
  await carry(115, 4_999_999, 4, 96, { quantity: 2_147_483_647 });
  await carry(116, 5_000_000, 5, 1, { giftFrom: 'Sable', expiration: '9223372036854775807' });
}

/** Rows without an owner, or with another owner. */
async function insertElsewhere(manager: EntityManager): Promise<void> {
  await insertItem(manager, { id: 201, owner: 21, itemId: OAR, tab: 1, position: 1 }, { str: 99 });
  await insertItem(manager, { id: 202, owner: 11, itemId: TONIC, tab: 2, position: 1, values: { type: 6 } });
  await insertItem(manager, { id: 203, owner: 11, itemId: TONIC, tab: 0, position: 1 });
  await insertItem(manager, {
    id: 204,
    owner: 0,
    itemId: TONIC,
    tab: 2,
    position: 1,
    values: { type: 2, accountid: 11 },
  });
}
