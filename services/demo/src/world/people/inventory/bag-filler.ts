import { INVENTORY_TAB, CONTAINER } from '@portico/services/game';
import type { CharacterEntity, StorageEntity, InventoryItemEntity } from '@portico/services/game';
import { DAY_MS, grouped, INVENTORY_CAPACITIES } from '@portico/domain';
import type { DemoItem } from '../../items/demo-items.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from '../accounts/player.js';
import { scrollingOf } from './equipper.js';
import { tabOf, type InventoryRows } from './inventory-rows.js';

const FILLING: readonly (readonly [tab: number, least: number, most: number])[] = [
  [INVENTORY_TAB.equip, 1, 14],
  [INVENTORY_TAB.use, 4, 18],
  [INVENTORY_TAB.setup, 0, 4],
  [INVENTORY_TAB.etc, 4, 20],
  [INVENTORY_TAB.cash, 0, 6],
];

/** Most levels that equipment in a bag is above its owner. Such items dropped for someone else. */
const LEVELS_ABOVE = 15;

export class BagFiller {
  private readonly byTab: ReadonlyMap<number, DemoItem[]>;
  readonly storages: StorageEntity[] = [];

  constructor(
    items: readonly DemoItem[],
    private readonly inventory: InventoryRows,
    private readonly random: DemoRandom,
    private readonly today: number,
  ) {
    this.byTab = grouped(items, ({ id }) => tabOf(id));
    for (const list of this.byTab.values()) list.sort((a, b) => a.level - b.level || a.id - b.id);
  }

  fillBags(character: CharacterEntity, dedication: number, friends: readonly CharacterEntity[]): void {
    for (const [tab, least, most] of FILLING) {
      const reachable = this.reachable(tab, character.level);
      const count = Math.round(least + (most - least) * this.random.fraction() * (0.3 + 0.7 * dedication));
      let position = 0;
      for (const item of this.random.sample(this.candidates(reachable), count)) {
        position += this.random.chance(0.85) ? 1 : 2;
        const scrolling = scrollingOf(item, character.level, dedication * 0.3, this.random);
        this.inventory.give(character, item, { tab, position, ...this.condition(item, friends) }, scrolling);
      }
    }
  }

  /** Adds items to a bag until it contains `count` different ones, of as many kinds as possible. */
  stock(character: CharacterEntity, tab: number, count: number): void {
    const inBag = this.inventory.of(character).filter((item) => item.tab === tab);
    const known = new Set(inBag.map(({ itemId }) => itemId));
    const unknown = this.reachable(tab, character.level).filter(({ id }) => !known.has(id));
    const kinds = grouped(unknown, ({ id }) => Math.floor(id / 10_000));
    let position = Math.max(0, ...inBag.map((item) => item.position));
    for (let missing = count - inBag.length; missing > 0 && kinds.size > 0;) {
      for (const [kind, items] of this.random.sample([...kinds], missing)) {
        const item = this.random.pick(items);
        const scrolling = scrollingOf(item, character.level, 1, this.random);
        const place = { tab, position: (position += 1), quantity: this.quantityOf(item) };
        this.inventory.give(character, item, place, scrolling);
        kinds.set(
          kind,
          items.filter(({ id }) => id !== item.id),
        );
        if (items.length === 1) kinds.delete(kind);
        missing -= 1;
      }
    }
  }

  fillStorage({ account, characters, dedication }: Player): void {
    const level = Math.max(1, ...characters.map((character) => character.level));
    const slots = 4 * this.random.between(1, 12);
    const id = this.storages.length + 1;
    const meso = Math.floor(level ** 3 * 60 * dedication * this.random.fraction());
    this.storages.push({ id, accountId: account.id, world: 0, slots, meso });
    const tabs = [INVENTORY_TAB.equip, INVENTORY_TAB.use, INVENTORY_TAB.etc];
    for (let position = 1; position <= this.random.between(1, slots); position++) {
      const tab = this.random.pick(tabs);
      const [item] = this.random.sample(this.candidates(this.reachable(tab, level)), 1);
      if (item) this.inventory.store(id, item, { tab, position, quantity: this.quantityOf(item) });
    }
  }

  private reachable(tab: number, level: number): readonly DemoItem[] {
    const list = this.byTab.get(tab) ?? [];
    const end = list.findIndex((item) => item.level > level + LEVELS_ABOVE);
    return end < 0 ? list : list.slice(0, end);
  }

  /** A sample of the list, because choosing among all items for everyone would take long. */
  private candidates(list: readonly DemoItem[]): readonly DemoItem[] {
    if (list.length === 0) return list;
    const found = new Set(Array.from({ length: 30 }, () => this.random.pick(list)));
    return [...found];
  }

  private condition(item: DemoItem, friends: readonly CharacterEntity[]) {
    const isCash = tabOf(item.id) === INVENTORY_TAB.cash;
    const expires = isCash && this.random.chance(0.4);
    return {
      quantity: this.quantityOf(item),
      expiration: expires ? this.today + this.random.between(-4, 90) * DAY_MS : -1,
      giftFrom:
        isCash && friends.length > 0 && this.random.chance(0.15) ? this.random.pick(friends).name : '',
    };
  }

  private quantityOf(item: DemoItem): number {
    if (item.list.file === 'Eqp' || item.list.file === 'Pet' || item.list.file === 'Ins') return 1;
    if (item.list.file === 'Cash') return this.random.pick([1, 1, 1, 3, 11]);
    const most = Math.min(Number(item.info.slotMax ?? 100), 200);
    return Math.max(1, Math.floor(most * this.random.fraction() ** 1.5));
  }
}

/** The game enlarges bags by this many slots at a time. */
const ROW = 4;

const SMALLEST = 24;
const LARGEST = INVENTORY_CAPACITIES.etc;

export function sizeBags(
  characters: readonly CharacterEntity[],
  items: readonly InventoryItemEntity[],
): void {
  const lastPlaces = new Map<string, number>();
  for (const { container, characterId, tab, position } of items) {
    if (container !== CONTAINER.inventory) continue;
    const bag = `${characterId} ${tab}`;
    lastPlaces.set(bag, Math.max(position, lastPlaces.get(bag) ?? 0));
  }
  for (const character of characters) {
    const grown = SMALLEST + ROW * Math.floor(character.level / 16);
    const slotsOf = (tab: number) => {
      const filled = ROW * Math.ceil((lastPlaces.get(`${character.id} ${tab}`) ?? 0) / ROW);
      return Math.min(LARGEST, Math.max(grown, filled));
    };
    character.equipSlots = slotsOf(INVENTORY_TAB.equip);
    character.useSlots = slotsOf(INVENTORY_TAB.use);
    character.setupSlots = slotsOf(INVENTORY_TAB.setup);
    character.etcSlots = slotsOf(INVENTORY_TAB.etc);
  }
}
