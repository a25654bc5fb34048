import { accountOf } from '@portico/testing/account';
import type { Account, AccountCharacter } from '@portico/portal-kit';
import type { CharacterInventory, ItemDetail, OreStorage } from '../inventory.queries';

type InventoryItem = CharacterInventory['inventory']['equip'][number];
type RolledStats = NonNullable<InventoryItem['stats']>;

export const BRANNOC: AccountCharacter = {
  id: 9,
  name: 'Brannoc',
  level: 57,
  job: 112,
  meso: 5_400_000,
  stats: { str: 120, dex: 45, int: 4, luk: 5, hp: 8400, mp: 700, maxhp: 11_300, maxmp: 1450 },
};

export const WREN: AccountCharacter = { ...BRANNOC, id: 10, name: 'Wren', level: 30, job: 312 };

export function anAccount(changes: Partial<Account> = {}): Account {
  return accountOf({ id: 1, username: 'wren', characters: [BRANNOC, WREN], ...changes });
}

export const NO_STATS: RolledStats = {
  str: 0,
  dex: 0,
  int: 0,
  luk: 0,
  hp: 0,
  mp: 0,
  watk: 0,
  matk: 0,
  wdef: 0,
  mdef: 0,
  acc: 0,
  avoid: 0,
  speed: 0,
  jump: 0,
  upgradeslots: 0,
  upgrades: 0,
  vicious: 0,
};

export function someStats(changes: Partial<RolledStats>): RolledStats {
  return { ...NO_STATS, ...changes };
}

let rows = 0;

export function anItem(changes: Partial<InventoryItem> = {}): InventoryItem {
  rows += 1;
  return {
    id: rows,
    itemId: 2_000_000,
    position: 1,
    slot: null,
    isCover: false,
    quantity: 1,
    owner: null,
    giftFrom: null,
    flag: 0,
    expiration: null,
    stats: null,
    price: null,
    ...changes,
  };
}

export function anInventory(
  items: Partial<CharacterInventory['inventory']> = {},
  rest: Partial<Omit<CharacterInventory, 'inventory'>> = {},
): CharacterInventory {
  return {
    inventory: { equipped: [], equip: [], use: [], setup: [], etc: [], cash: [], ...items },
    itemNames: {},
    capacities: { equip: 24, use: 96, setup: 53, etc: 96, cash: 90 },
    averages: {},
    ...rest,
  };
}

export function anOreStorage(inventory: OreStorage['inventory'] = [], itemNames = {}): OreStorage {
  return { inventory, itemNames };
}

/** The database's answer for an item. */
export function anItemAnswer(changes: Partial<ItemDetail>) {
  const item: ItemDetail = {
    id: 1,
    name: 'Item',
    type: 'equipment',
    description: '',
    descriptionRuns: [],
    weaponType: null,
    properties: {},
    ...changes,
  };
  return { item, dropSources: [], quests: [] };
}
