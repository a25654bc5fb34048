import { numberOf, numbersOf, readSections } from '../shared/data-files.js';
import { equipment, equipmentPrice, type DemoItem, bonusOf } from './demo-item.js';

const ADORNMENTS = 'items/adornments';
const COSMETICS = 'items/cosmetics';

interface Kind {
  folder: string;
  category: string;
  slot: string;
  slots: number;
  /** Defense at level 100. */
  defense: number;
  extra: Readonly<Record<string, number>>;
}

/** Class masks of shields by the stat that they favor. All other shields are for everyone. */
const SHIELD_JOBS: Readonly<Record<string, number>> = { INT: 2, LUK: 8, STR: 1 };

/** Capes, shields, jewels, belts, rings, medals, mounts and pet equipment. */
export function demoAdornments(): DemoItem[] {
  return readSections(ADORNMENTS, 3, 6).flatMap(({ title, rows }) => {
    const [, folder = '', category = '', first, slot = '', slots, defense, extra] = title;
    const numbers = {
      slots: numberOf(slots, ADORNMENTS),
      defense: defense ? numberOf(defense, ADORNMENTS) : 0,
      extra: numbersOf(extra),
    };
    const kind = { folder, category, slot, ...numbers };
    return rows.map(([level, name = '', stat = '', note = ''], index) =>
      adornment(kind, numberOf(first, ADORNMENTS) + index, name, numberOf(level, ADORNMENTS), stat, note),
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
  const defense = kind.defense === 0 ? 0 : Math.max(2, Math.round((kind.defense * (8 + level)) / 100));
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
  const item = equipment(kind.folder, id, name, level, info, note);
  return kind.category === '' ? item : { ...item, list: { file: 'Eqp', category: kind.category } };
}

/** Cash items that only change a character's look. */
export function demoCosmetics(): DemoItem[] {
  return readSections(COSMETICS, 1, 4).flatMap(({ title: [, folder = '', first, slot = ''], rows }) => {
    const info = { islot: slot, vslot: slot, reqJob: 0, cash: 1, tuc: 0, price: 1 };
    return rows.map(([name = '', note = ''], index) =>
      equipment(folder, numberOf(first, COSMETICS) + index, name, 0, info, note),
    );
  });
}
