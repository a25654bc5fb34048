import { CONTAINER, INVENTORY_TAB } from '@portico/services/game';
import type { CharacterEntity, InventoryEquipmentEntity, InventoryItemEntity } from '@portico/services/game';
import type { DemoItem } from '../../items/demo-items.js';
import { equipmentValues, type Scrolling } from '../../items/equipment-values.js';
import type { DemoRandom } from '../../shared/demo-random.js';

/** First id of these rows. Lower ids are items of hired merchants. */
const FIRST_ITEM_ID = 100_001;
const FIRST_EQUIPMENT_ID = 100_001;

const UNMARKED = { quantity: 1, nameTag: '', petId: -1, flag: 0, expiration: -1, giftFrom: '' };

const NEW: Scrolling = { successes: 0, failures: 0 };

export interface OwnedEquipment {
  owner: CharacterEntity;
  item: DemoItem;
  scrolling: Scrolling;
}

type Place = Pick<InventoryItemEntity, 'tab' | 'position'> &
  Partial<Pick<InventoryItemEntity, 'quantity' | 'flag' | 'expiration' | 'giftFrom' | 'nameTag'>>;

export class InventoryRows {
  readonly items: InventoryItemEntity[] = [];
  readonly equipment: InventoryEquipmentEntity[] = [];
  readonly scrolled: OwnedEquipment[] = [];

  private readonly byOwner = new Map<number, InventoryItemEntity[]>();

  constructor(private readonly random: DemoRandom) {}

  of(owner: CharacterEntity): readonly InventoryItemEntity[] {
    return this.byOwner.get(owner.id) ?? [];
  }

  give(owner: CharacterEntity, item: DemoItem, place: Place, scrolling = NEW): void {
    this.put(
      { container: CONTAINER.inventory, characterId: owner.id, accountId: null },
      item,
      place,
      scrolling,
    );
    if (scrolling.successes + scrolling.failures > 0) this.scrolled.push({ owner, item, scrolling });
  }

  store(storageId: number, item: DemoItem, place: Place): void {
    this.put({ container: CONTAINER.storage, characterId: null, accountId: storageId }, item, place, NEW);
  }

  private put(
    where: Pick<InventoryItemEntity, 'container' | 'characterId' | 'accountId'>,
    item: DemoItem,
    place: Place,
    scrolling: Scrolling,
  ): void {
    const id = FIRST_ITEM_ID + this.items.length;
    const row: InventoryItemEntity = {
      id,
      ...where,
      itemId: item.id,
      ...UNMARKED,
      ...place,
    };
    this.items.push(row);
    if (where.characterId !== null) {
      const owned = this.byOwner.get(where.characterId) ?? [];
      owned.push(row);
      this.byOwner.set(where.characterId, owned);
    }
    if (item.list.file !== 'Eqp') return;
    this.equipment.push({
      id: FIRST_EQUIPMENT_ID + this.equipment.length,
      inventoryItemId: id,
      ...equipmentValues(item, scrolling, this.random),
    });
  }
}

const TABS = [
  INVENTORY_TAB.equip,
  INVENTORY_TAB.use,
  INVENTORY_TAB.setup,
  INVENTORY_TAB.etc,
  INVENTORY_TAB.cash,
];

export function tabOf(itemId: number): number {
  return TABS[Math.floor(itemId / 1_000_000) - 1] ?? INVENTORY_TAB.etc;
}

export function merchantItem(
  characterId: number,
  { itemId, position, quantity }: Pick<InventoryItemEntity, 'itemId' | 'position' | 'quantity'>,
): Omit<InventoryItemEntity, 'id'> {
  return {
    container: CONTAINER.merchant,
    characterId,
    accountId: null,
    itemId,
    tab: tabOf(itemId),
    ...UNMARKED,
    position,
    quantity,
  };
}
