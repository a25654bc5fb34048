import { listOf, readSections, readSectionsByTitle } from '../shared/data-files.js';
import { equipment, equipmentPrice, type DemoItem, bonusOf } from './demo-item.js';

const PIECES: Readonly<Record<string, { prefix: number; slot: string; defense: number; slots: number }>> = {
  Cap: { prefix: 100, slot: 'Cp', defense: 0.5, slots: 7 },
  Coat: { prefix: 104, slot: 'Ma', defense: 0.7, slots: 7 },
  Pants: { prefix: 106, slot: 'Pn', defense: 0.5, slots: 7 },
  Longcoat: { prefix: 105, slot: 'MaPn', defense: 1.2, slots: 10 },
  Shoes: { prefix: 107, slot: 'So', defense: 0.25, slots: 5 },
  Glove: { prefix: 108, slot: 'Gv', defense: 0.2, slots: 5 },
};

const SUITS = ['Cap', 'Coat', 'Pants', 'Shoes', 'Glove'];
const ROBES = ['Cap', 'Longcoat', 'Shoes', 'Glove'];

const MAGICIAN = 2;

/** Clothes by class: the bit of `reqJob`, the offset in their ids, and the required stat. */
const CLASSES: Readonly<Record<string, { job: number; offset: number; need: string }>> = {
  warrior: { job: 1, offset: 100, need: 'reqSTR' },
  magician: { job: MAGICIAN, offset: 200, need: 'reqINT' },
  bowman: { job: 4, offset: 300, need: 'reqDEX' },
  thief: { job: 8, offset: 400, need: 'reqLUK' },
  pirate: { job: 16, offset: 500, need: 'reqSTR' },
};

/** Sets of clothes for each class at fifteen levels, and clothes for everyone. */
export function demoClothes(): DemoItem[] {
  return [...classSets(), ...everydayClothes()];
}

function classSets(): DemoItem[] {
  const words = readSectionsByTitle('items/class-pieces', 2);
  return readSections('items/class-sets', 4).flatMap(({ title: [name = ''], rows }) => {
    const pieces = new Map(words.get(name)?.map(([folder = '', list]) => [folder, listOf(list)]));
    const wearer = CLASSES[name];
    if (!wearer) throw new RangeError(`no such class: ${name}`);
    const { job, offset, need } = wearer;
    return rows.flatMap(([level, set = '', stat = '', note = ''], index) =>
      foldersOf(job, index).map((folder) => {
        const piece = pieces.get(folder)?.[Math.floor(index / 3)] ?? '';
        const wear = { job, need, level: Number(level), stat, note };
        return garment(folder, offset + index, `${set} ${piece}`, wear);
      }),
    );
  });
}

/** Robes and suits alternate. Magicians rarely wear suits. */
function foldersOf(job: number, index: number): readonly string[] {
  if (job === MAGICIAN) return index % 4 === 2 ? SUITS : ROBES;
  return index % 4 === 3 ? ROBES : SUITS;
}

function everydayClothes(): DemoItem[] {
  return readSections('items/everyday-clothes', 3).flatMap(({ title: [folder = ''], rows }) =>
    rows.map(([level, name = '', stat = '', note = ''], index) =>
      garment(folder, index, name, { job: 0, level: Number(level), stat, note }),
    ),
  );
}

interface Wear {
  job: number;
  need?: string;
  level: number;
  stat: string;
  note: string;
}

function garment(
  folder: string,
  number: number,
  name: string,
  { job, need, level, stat, note }: Wear,
): DemoItem {
  const piece = PIECES[folder];
  if (!piece) throw new RangeError(`no such piece of clothes: ${folder}`);
  const defense = Math.max(2, Math.round((6 + level * 0.9) * piece.defense) + (number % 3));
  const info = {
    islot: piece.slot,
    vslot: piece.slot,
    reqJob: job,
    ...(need ? { [need]: Math.round(level * 1.2) } : {}),
    incPDD: defense,
    ...(job === MAGICIAN ? { incMDD: defense } : {}),
    ...bonusOf(stat, level, folder === 'Longcoat' ? 1.6 : folder === 'Cap' || folder === 'Coat' ? 1 : 0.6),
    ...(folder === 'Shoes' && level >= 60 ? { incSpeed: Math.floor(level / 30) } : {}),
    tuc: piece.slots,
    price: level === 0 ? 1 : Math.round(equipmentPrice(level) * 0.6),
    cash: 0,
  };
  return equipment(folder, piece.prefix * 10_000 + number, name, level, info, note);
}
