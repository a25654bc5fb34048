import type {
  CharacterEntity,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
} from '@portico/services/game';
import { recordedEquipment } from '@portico/services/modules/market';
import type { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from '@portico/services/modules/market';
import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import type { DemoItem } from '../items/demo-items.js';
import { equipmentValues, upgradeSlotsOf } from '../items/equipment-values.js';
import { merchantItem } from '../people/inventory/inventory-rows.js';
import { DEMO_TODAY } from '../shared/demo-calendar.js';
import type { DemoRandom } from '../shared/demo-random.js';
import { CHANNELS, FIRST_MARKET_ROOM, MARKET_ROOMS, MAX_STORE_SLOTS } from './market-rooms.js';
import { demoPriceHistory, askingPrice, itemValues, isMonsterCard, type ItemValues } from './prices.js';
import { readSectionsByTitle } from '../shared/data-files.js';

export interface DemoStores {
  items: InventoryItemEntity[];
  equipment: InventoryEquipmentEntity[];
  merchants: InventoryMerchantEntity[];
  stores: StoreEntity[];
  lines: StoreItemEntity[];
  history: StoreSnapshotEntity[];
}

const OPEN_STORES = 120;

/** Closed stores whose goods are in storage and not on sale. */
const CLOSED_STORES = 12;

const STOCK: Readonly<Record<StoreTheme, (item: DemoItem) => boolean>> = {
  mixed: () => true,
  clearance: () => true,
  scrolls: ({ id }) => Math.floor(id / 10_000) === 204,
  supplies: (item) =>
    Math.floor(item.id / 1_000_000) === 2 && Math.floor(item.id / 10_000) !== 204 && !isMonsterCard(item),
  gear: ({ list }) => list.file === 'Eqp',
  materials: ({ id }) => Math.floor(id / 1_000_000) === 4,
};

/**
 * Open hired merchants with their goods and prices, a few closed ones, and weeks of prices. Marks their owners. The
 * first character of `visitorId`, an account for visitors, owns a store.
 */
export function demoStores(
  characters: readonly CharacterEntity[],
  items: readonly DemoItem[],
  random: DemoRandom,
  { today = DEMO_TODAY, visitorId }: { today?: number; visitorId?: number } = {},
): DemoStores {
  const goods = items.filter(({ id, info }) => id < 5_000_000 && info.tradeBlock !== 1 && info.quest !== 1);
  const worth = itemValues(goods, random);
  const signsOf = storeSigns();
  const owners = random.sample(
    characters.filter(({ level, gmLevel }) => level >= 40 && gmLevel === 0),
    OPEN_STORES + CLOSED_STORES,
  );
  const shown = characters.find(({ accountId }) => accountId === visitorId);
  if (shown !== undefined && !owners.includes(shown)) owners[0] = shown;
  const world: DemoStores = { items: [], equipment: [], merchants: [], stores: [], lines: [], history: [] };
  owners.forEach((owner, index) => {
    const theme = random.pick(STORE_THEMES);
    owner.hasMerchant = index < OPEN_STORES;
    owner.merchantMesos = random.chance(0.5) ? random.between(1, 400) * 25_000 : 0;
    world.stores.push(storeOf(owner, signsOf(theme), today, random));
    const stock = goods.filter(STOCK[theme]);
    random
      .sample(stock.length === 0 ? goods : stock, random.between(3, MAX_STORE_SLOTS))
      .forEach((item, slot) => fillSlot(world, { owner, item, position: slot + 1, theme, worth }, random));
  });
  const sellers = owners.map(({ id }) => id);
  world.history = demoPriceHistory(goods, { worth, sellers, today }, random);
  return world;
}

/** Rooms near the entrance and the first channels have the most stores. */
function storeOf(
  owner: CharacterEntity,
  signs: readonly string[],
  today: number,
  random: DemoRandom,
): StoreEntity {
  return {
    characterId: owner.id,
    ownerName: owner.name,
    description: random.pick(signs),
    channel: 1 + Math.floor(random.fraction() ** 1.7 * CHANNELS),
    mapId: FIRST_MARKET_ROOM + Math.floor(random.fraction() ** 1.6 * MARKET_ROOMS),
    isOpen: owner.hasMerchant,
    openedAt: today - random.between(10, 20 * 60) * MINUTE_MS,
    seenAt: owner.hasMerchant ? today : today - random.between(1, 72) * HOUR_MS,
  };
}

interface Slot {
  owner: CharacterEntity;
  item: DemoItem;
  position: number;
  theme: StoreTheme;
  worth: ItemValues;
}

function fillSlot(
  { items, equipment, merchants, lines }: DemoStores,
  { owner, item, position, theme, worth }: Slot,
  random: DemoRandom,
): void {
  const id = items.length + 1;
  const isEquipment = item.list.file === 'Eqp';
  const quantity = isEquipment ? 1 : bundleSize(item, random);
  const bundles = isEquipment ? 1 : random.between(1, 20);
  const values = isEquipment ? scrolled(equipment.length + 1, id, item, random) : undefined;
  items.push({ id, ...merchantItem(owner.id, { itemId: item.id, position, quantity }) });
  merchants.push({ id, inventoryItemId: id, characterId: owner.id, bundles });
  if (values) equipment.push(values);
  if (!owner.hasMerchant) return;
  const mood = (theme === 'clearance' ? 0.6 : 0.92) + random.fraction() * 0.2;
  const scrolling = 1 + (values?.level ?? 0) * 0.4;
  lines.push({
    characterId: owner.id,
    position,
    itemId: item.id,
    price: askingPrice(worth(item) * quantity * mood * scrolling, random),
    quantity,
    bundles,
    stats: values === undefined ? null : recordedEquipment(values),
  });
}

function bundleSize(item: DemoItem, random: DemoRandom): number {
  const { id, info } = item;
  const most = Number(info.slotMax ?? 100);
  const isSingle = Math.floor(id / 10_000) === 204 || Math.floor(id / 1_000_000) === 3 || isMonsterCard(item);
  return isSingle ? 1 : Math.min(most, random.pick([1, 1, 5, 10, 50, 100]));
}

function scrolled(
  id: number,
  inventoryItemId: number,
  item: DemoItem,
  random: DemoRandom,
): InventoryEquipmentEntity {
  const successes = random.chance(0.4) ? random.between(0, upgradeSlotsOf(item)) : 0;
  return { id, inventoryItemId, ...equipmentValues(item, { successes, failures: 0 }, random) };
}

const STORE_THEMES = ['mixed', 'scrolls', 'supplies', 'gear', 'materials', 'clearance'] as const;

type StoreTheme = (typeof STORE_THEMES)[number];

function storeSigns(): (theme: StoreTheme) => readonly string[] {
  const signs = readSectionsByTitle('stores/signs');
  return (theme) => signs.get(theme)?.map(([sign = '']) => sign) ?? [];
}
