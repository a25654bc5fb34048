import { weaponTypeOf, type WeaponType } from '@portico/domain';
import type { DemoItem } from '../../items/demo-items.js';
import type { DemoRandom } from '../../shared/demo-random.js';

export interface Wearer {
  level: number;
  requirement: number;
}

interface Piece {
  item: DemoItem;
  level: number;
  /** `reqJob`: 0 is everyone, -1 only beginners. */
  job: number;
}

/** People wear one of this many best items for their level. */
const CHOICE = 4;

/** All equipment of the demo world by kind, which is the first three digits of its id. */
export class EquipmentIndex {
  private readonly plain = new Map<number, Piece[]>();
  private readonly covers = new Map<number, DemoItem[]>();

  constructor(items: readonly DemoItem[]) {
    for (const item of items) {
      if (item.list.file !== 'Eqp') continue;
      const prefix = Math.floor(item.id / 10_000);
      if (item.info.cash === 1) this.covers.set(prefix, [...(this.covers.get(prefix) ?? []), item]);
      else this.plain.set(prefix, [...(this.plain.get(prefix) ?? []), pieceOf(item)]);
    }
    for (const list of this.plain.values()) list.sort((a, b) => a.level - b.level || a.item.id - b.item.id);
  }

  pick(prefix: number, wearer: Wearer, random: DemoRandom): DemoItem | undefined {
    const choices = this.choices(prefix, wearer);
    return choices.length === 0 ? undefined : random.pick(choices);
  }

  /** Items of a kind that the wearer can and would wear, the best last. */
  choices(prefix: number, wearer: Wearer): DemoItem[] {
    const fitting = (this.plain.get(prefix) ?? []).filter((piece) => fits(piece, wearer));
    return fitting.slice(-CHOICE).map(({ item }) => item);
  }

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

function pieceOf(item: DemoItem): Piece {
  return { item, level: Number(item.info.reqLevel ?? 0), job: Number(item.info.reqJob ?? 0) };
}

function fits(piece: Piece, { level, requirement }: Wearer): boolean {
  if (piece.level > level) return false;
  return piece.job === 0 || (piece.job === -1 ? requirement === 0 : (piece.job & requirement) !== 0);
}
