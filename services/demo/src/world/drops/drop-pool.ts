import type { DemoFiles } from '../game-files/demo-files.js';
import { type DemoItem, FIRST_ETC_ITEM } from '../items/demo-items.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoRandom } from '../shared/demo-random.js';

const KINDS = {
  potions: [200],
  food: [201, 202],
  cures: [205],
  buffs: [],
  arrows: [206, 233],
  stars: [207],
  ores: [401],
  stones: [402],
  materials: [400],
  crystals: [400],
  scrolls: [204],
  books: [229],
  sacks: [210],
  chairs: [301],
  weapons: [130, 131, 132, 133, 137, 138, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149],
  clothes: [100, 104, 105, 106, 107, 108],
  jewels: [101, 102, 103, 109, 110, 111, 112, 113],
} as const satisfies Record<string, readonly number[]>;

export type DropKind = keyof typeof KINDS;

export type TakeItems = (kind: DropKind, count: number) => number[];

/** Most levels between an item and the monster that drops it. */
const REACH: Readonly<Partial<Record<DropKind, number>>> = {
  weapons: 12,
  clothes: 12,
  jewels: 14,
  scrolls: 35,
};
const DEFAULT_REACH = 22;

/** Gear does not get better above this level. */
const TOP_LEVEL = 120;

/** Weapons of a line have numbers from this one on. Only particular monsters drop them. */
const FIRST_LINE = 40;

export class DropPool {
  private readonly byKind: ReadonlyMap<DropKind, readonly DemoItem[]>;
  private readonly ids: ReadonlyMap<string, number>;
  private readonly lineWeapons: readonly DemoItem[];
  private readonly etcItems: ReadonlyMap<number, number>;

  constructor(items: readonly DemoItem[], monsters: readonly DemoMonster[]) {
    const kinds = Object.keys(KINDS).filter(isDropKind);
    this.byKind = new Map(kinds.map((kind) => [kind, items.filter((item) => belongs(item, kind))]));
    this.ids = new Map(items.map(({ name, id }) => [name, id]));
    this.lineWeapons = items.filter(isLineWeapon);
    this.etcItems = new Map(monsters.map(({ id }, index) => [id, FIRST_ETC_ITEM + index]));
  }

  etcItemOf({ id }: DemoMonster): number {
    return this.etcItems.get(id) ?? 0;
  }

  cardOf({ name }: DemoMonster): number {
    return this.idOf(`${name} Card`);
  }

  /** An item by name. `line Ridgebone` means all weapons of that line. */
  named(name: string): number[] {
    if (!name.startsWith('line ')) return [this.idOf(name)];
    const line = `${name.slice('line '.length)} `;
    return this.lineWeapons.filter((weapon) => weapon.name.startsWith(line)).map(({ id }) => id);
  }

  near(level: number, random: DemoRandom): TakeItems {
    const wanted = Math.min(level, TOP_LEVEL);
    return (kind, count) => {
      if (count === 0) return [];
      const reach = REACH[kind] ?? DEFAULT_REACH;
      const fitting = (this.byKind.get(kind) ?? []).filter((item) => Math.abs(item.level - wanted) <= reach);
      return random.sample(fitting, count).map(({ id }) => id);
    };
  }

  private idOf(name: string): number {
    const id = this.ids.get(name);
    if (id === undefined) throw new RangeError(`no item is called ${name}`);
    return id;
  }
}

function isLineWeapon({ folder, id }: DemoItem): boolean {
  return folder === 'Character.wz/Weapon' && id % 10_000 >= FIRST_LINE;
}

export function isDropKind(name: string): name is DropKind {
  return name in KINDS;
}

/** Kinds of etc items that the thousands of their ids distinguish. */
const ETC_THOUSANDS: Readonly<Partial<Record<DropKind, number>>> = { materials: 4003, crystals: 4005 };

function belongs(item: DemoItem, kind: DropKind): boolean {
  const { id, info } = item;
  if (info.cash === 1 || info.tradeBlock === 1 || info.quest === 1) return false;
  const thousands = ETC_THOUSANDS[kind];
  if (thousands !== undefined) return Math.floor(id / 1000) === thousands;
  if (kind === 'buffs') return Math.floor(id / 1000) === 2002 || Math.floor(id / 1000) === 2022;
  // Refined metals and stones are made and do not drop.
  if ((kind === 'ores' || kind === 'stones') && Math.floor(id / 1000) % 10 !== 0) return false;
  if (kind === 'potions' && id >= 2_002_000) return false;
  if (kind === 'food' && id >= 2_022_000) return false;
  if (isLineWeapon(item)) return false;
  const prefixes: readonly number[] = KINDS[kind];
  return prefixes.includes(Math.floor(id / 10_000));
}

export type DropWorld = Pick<DemoFiles, 'items' | 'monsters' | 'maps' | 'reactors' | 'quests'>;
