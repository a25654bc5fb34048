import { CONTAINER, INVENTORY_TAB } from '../../game/entities/index.js';
import type {
  CharacterEntity,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
} from '../../game/entities/index.js';
import { equipmentValues, upgradeSlotsOf } from './demo-equipment.js';
import type { DemoItem } from './demo-item.js';
import type { DemoRandom } from './demo-random.js';

export interface DemoStores {
  items: readonly InventoryItemEntity[];
  equipment: readonly InventoryEquipmentEntity[];
  merchants: readonly InventoryMerchantEntity[];
}

const OPEN_STORES = 30;

/** Goods that wait at the store keeper's after the merchant closed: stored, not on sale. */
const CLOSED_STORES = 4;

const MAX_SLOTS = 16;

/** Open hired merchants with their goods, and a few closed ones; marks their owners. */
export function demoStores(
  characters: readonly CharacterEntity[],
  items: readonly DemoItem[],
  random: DemoRandom,
): DemoStores {
  const goods = items.filter(({ id, info }) => id < 5_000_000 && info.tradeBlock !== 1 && info.quest !== 1);
  const owners = random.sample(
    characters.filter(({ level, gmLevel }) => level >= 40 && gmLevel === 0),
    OPEN_STORES + CLOSED_STORES,
  );
  const stores: {
    items: InventoryItemEntity[];
    equipment: InventoryEquipmentEntity[];
    merchants: InventoryMerchantEntity[];
  } = { items: [], equipment: [], merchants: [] };
  owners.forEach((owner, index) => {
    owner.hasMerchant = index < OPEN_STORES;
    owner.merchantMesos = random.chance(0.5) ? random.between(1, 400) * 25_000 : 0;
    random.sample(goods, random.between(3, MAX_SLOTS)).forEach((item, slot) => {
      const id = stores.items.length + 1;
      const isEquipment = item.list.file === 'Eqp';
      stores.items.push(
        storedItem(id, owner.id, item, slot + 1, isEquipment ? 1 : random.pick([1, 1, 5, 10, 100])),
      );
      stores.merchants.push({
        id,
        inventoryItemId: id,
        characterId: owner.id,
        bundles: isEquipment ? 1 : random.between(1, 20),
      });
      if (isEquipment) stores.equipment.push(scrolled(stores.equipment.length + 1, id, item, random));
    });
  });
  return stores;
}

function storedItem(
  id: number,
  characterId: number,
  item: DemoItem,
  position: number,
  quantity: number,
): InventoryItemEntity {
  const tabs = [INVENTORY_TAB.equip, INVENTORY_TAB.use, INVENTORY_TAB.setup, INVENTORY_TAB.etc];
  return {
    id,
    container: CONTAINER.merchant,
    characterId,
    accountId: null,
    itemId: item.id,
    tab: tabs[Math.floor(item.id / 1_000_000) - 1] ?? INVENTORY_TAB.etc,
    position,
    quantity,
    nameTag: '',
    petId: -1,
    flag: 0,
    expiration: -1,
    giftFrom: '',
  };
}

/** Some of its slots are used by scrolls. */
function scrolled(
  id: number,
  inventoryItemId: number,
  item: DemoItem,
  random: DemoRandom,
): InventoryEquipmentEntity {
  const successes = random.chance(0.4) ? random.between(0, upgradeSlotsOf(item)) : 0;
  return { id, inventoryItemId, ...equipmentValues(item, { successes, failures: 0 }, random) };
}
