import { readSections } from '../shared/data-files.js';
import { equipment, equipmentPrice, type DemoItem } from './demo-item.js';
import { bonusOf } from './stat-bonuses.js';

interface Kind {
  folder: string;
  /** Set if `Eqp.img` spells the category differently from the folder. */
  category?: string;
  first: number;
  slot: string;
  slots: number;
  /** Defense at level 100. */
  defense?: number;
  extra?: Readonly<Record<string, number>>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  Cape: { folder: 'Cape', first: 1_102_000, slot: 'Sr', slots: 5, defense: 25 },
  Shield: { folder: 'Shield', first: 1_092_000, slot: 'Si', slots: 7, defense: 50 },
  Earring: { folder: 'Accessory', first: 1_032_000, slot: 'Ae', slots: 5 },
  Face: { folder: 'Accessory', first: 1_012_000, slot: 'Af', slots: 3 },
  Eye: { folder: 'Accessory', first: 1_022_000, slot: 'Ay', slots: 3 },
  Pendant: { folder: 'Accessory', first: 1_122_000, slot: 'Pe', slots: 3 },
  Belt: { folder: 'Accessory', first: 1_132_000, slot: 'Be', slots: 3, defense: 15 },
  Ring: { folder: 'Ring', first: 1_112_000, slot: 'Ri', slots: 0 },
  Medal: {
    folder: 'Accessory',
    first: 1_142_000,
    slot: 'Me',
    slots: 0,
    extra: { tradeBlock: 1, medalTag: 1 },
  },
  Mount: {
    folder: 'TamingMob',
    category: 'Taming',
    first: 1_902_000,
    slot: 'Tm',
    slots: 0,
    extra: { tamingMob: 1, tradeBlock: 1 },
  },
  Saddle: { folder: 'TamingMob', category: 'Taming', first: 1_912_000, slot: 'Sd', slots: 0 },
  PetWear: { folder: 'PetEquip', first: 1_802_000, slot: 'Ps', slots: 3 },
};

/** Cash covers: their folder, and their first id, which is next to the real gear. */
const COVERS: Readonly<Record<string, readonly [folder: string, first: number, slot: string]>> = {
  Cap: ['Cap', 1_003_000, 'Cp'],
  Longcoat: ['Longcoat', 1_052_800, 'MaPn'],
  Coat: ['Coat', 1_042_800, 'Ma'],
  Pants: ['Pants', 1_062_800, 'Pn'],
  Shoes: ['Shoes', 1_072_800, 'So'],
  Glove: ['Glove', 1_082_800, 'Gv'],
  Cape: ['Cape', 1_102_800, 'Sr'],
  Cover: ['Weapon', 1_702_000, 'Wp'],
  Face: ['Accessory', 1_012_800, 'Af'],
  Eye: ['Accessory', 1_022_800, 'Ay'],
  Earring: ['Accessory', 1_032_800, 'Ae'],
};

/** Class masks of shields by the stat that they favor. All other shields are for everyone. */
const SHIELD_JOBS: Readonly<Record<string, number>> = { INT: 2, LUK: 8, STR: 1 };

/** Capes, shields, jewels, belts, rings, medals, mounts and pet equipment. */
export function demoAdornments(): DemoItem[] {
  return readSections('items/adornments', 3).flatMap(({ title: [kindName = ''], rows }) => {
    const kind = KINDS[kindName];
    if (!kind) throw new RangeError(`no such kind of adornment: ${kindName}`);
    return rows.map(([level, name = '', stat = '', note = ''], index) =>
      adornment(kind, kind.first + index, name, Number(level), stat, note),
    );
  });
}

function adornment(
  kind: Kind,
  id: number,
  name: string,
  level: number,
  stat: string,
  note: string,
): DemoItem {
  const defense =
    kind.defense === undefined ? 0 : Math.max(2, Math.round((kind.defense * (8 + level)) / 100));
  const bonus = bonusOf(stat, level);
  const info = {
    islot: kind.slot,
    vslot: kind.slot,
    reqJob: kind.slot === 'Si' ? (SHIELD_JOBS[stat] ?? 0) : 0,
    ...(defense > 0 ? { incPDD: defense, incMDD: Math.round(defense * 0.8) } : {}),
    ...(kind.slot === 'Ae' ? { incMDD: 5 + Math.floor(level / 3) } : {}),
    ...bonus,
    ...(bonus.incPDD === undefined ? {} : { incPDD: bonus.incPDD + defense }),
    tuc: level < 5 ? 0 : kind.slots,
    price: equipmentPrice(level),
    ...kind.extra,
    cash: 0,
  };
  return listedIn(kind.category, equipment(kind.folder, id, name, level, info, note));
}

function listedIn(category: string | undefined, item: DemoItem): DemoItem {
  return category === undefined ? item : { ...item, list: { file: 'Eqp', category } };
}

/** Cash items that only change a character's look. */
export function demoCosmetics(): DemoItem[] {
  return readSections('items/cosmetics').flatMap(({ title: [kind = ''], rows }) => {
    const cover = COVERS[kind];
    if (!cover) throw new RangeError(`no such kind of cover: ${kind}`);
    const [folder, first, slot] = cover;
    return rows.map(([name = '', note = ''], index) =>
      equipment(
        folder,
        first + index,
        name,
        0,
        { islot: slot, vslot: slot, reqJob: 0, cash: 1, tuc: 0, price: 1 },
        note,
      ),
    );
  });
}
