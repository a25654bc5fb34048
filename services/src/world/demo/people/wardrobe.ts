import { weaponTypeOf } from '@portico/domain';
import type { WeaponType } from '@portico/domain';
import type { DemoItem } from '../demo-item.js';
import type { DemoRandom } from '../demo-random.js';

/** Who looks for something to wear. */
export interface Wearer {
  level: number;
  /** Bit of `reqJob`; 0 for beginners. */
  requirement: number;
}

/** The best so many pieces that fit are what people of a level wear. */
const CHOICE = 4;

/** All equipment of the demo world, by what it is: the first three digits of its id. */
export class Wardrobe {
  private readonly plain = new Map<number, DemoItem[]>();
  private readonly covers = new Map<number, DemoItem[]>();

  constructor(items: readonly DemoItem[]) {
    for (const item of items) {
      if (item.list.file !== 'Eqp') continue;
      const prefix = Math.floor(item.id / 10_000);
      const shelf = item.info.cash === 1 ? this.covers : this.plain;
      shelf.set(prefix, [...(shelf.get(prefix) ?? []), item]);
    }
    for (const list of this.plain.values()) list.sort((a, b) => levelOf(a) - levelOf(b) || a.id - b.id);
  }

  /** Something of the kind that the wearer may wear, mostly of the wearer's own level. */
  pick(prefix: number, wearer: Wearer, random: DemoRandom): DemoItem | undefined {
    const fitting = (this.plain.get(prefix) ?? []).filter((item) => fits(item, wearer));
    return fitting.length === 0 ? undefined : random.pick(fitting.slice(-CHOICE));
  }

  /** A cash piece that covers what is worn below it. */
  pickCover(prefix: number, random: DemoRandom): DemoItem | undefined {
    const covers = this.covers.get(prefix);
    return covers && random.pick(covers);
  }

  pickWeapon(types: readonly WeaponType[], wearer: Wearer, random: DemoRandom): DemoItem | undefined {
    const prefixes = [...this.plain.keys()].filter((prefix) => {
      const type = weaponTypeOf(prefix * 10_000);
      return type !== undefined && types.includes(type);
    });
    for (const prefix of random.sample(prefixes, prefixes.length)) {
      const weapon = this.pick(prefix, wearer, random);
      if (weapon) return weapon;
    }
    return undefined;
  }
}

function fits(item: DemoItem, { level, requirement }: Wearer): boolean {
  const job = Number(item.info.reqJob ?? 0);
  if (levelOf(item) > level) return false;
  return job === 0 || (job === -1 ? requirement === 0 : (job & requirement) !== 0);
}

function levelOf(item: DemoItem): number {
  return Number(item.info.reqLevel ?? 0);
}
