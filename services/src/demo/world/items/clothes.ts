import { equipment, equipmentPrice } from './demo-item.js';
import type { DemoItem } from './demo-item.js';
import { readTable } from '../shared/data-files.js';
import { EVERYDAY_CLOTHES } from './everyday-clothes.js';
import { giftOf } from './stat-bonuses.js';
import { PIECE_NOUNS, SETS } from './set-names.js';

interface Piece {
  prefix: number;
  slot: string;
  /** Share of a set's defense. */
  defense: number;
  slots: number;
}

const PIECES: Readonly<Record<string, Piece>> = {
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

/** In the ids of clothes: those for everybody, then a hundred for each class. */
const CLASS_OFFSETS: Readonly<Record<number, number>> = { 1: 100, 2: 200, 4: 300, 8: 400, 16: 500 };

/** The stats that wearing clothes of a class takes. */
const NEEDS: Readonly<Record<number, string>> = {
  1: 'reqSTR',
  2: 'reqINT',
  4: 'reqDEX',
  8: 'reqLUK',
  16: 'reqSTR',
};

/** Sets of clothes for each class at fifteen levels, and clothes for everybody. */
export function demoClothes(): DemoItem[] {
  return [...classSets(), ...everydayClothes()];
}

function classSets(): DemoItem[] {
  return readTable(SETS, 4).flatMap(({ title, rows }) =>
    rows.flatMap(([level, name = '', stat = '', note = ''], index) =>
      // Robes and suits take turns; magicians wear suits now and then only.
      (Number(title[0]) === MAGICIAN
        ? index % 4 === 2
          ? SUITS
          : ROBES
        : index % 4 === 3
          ? ROBES
          : SUITS
      ).map((folder) => {
        const job = Number(title[0]);
        const noun = PIECE_NOUNS[job]?.[folder]?.[Math.floor(index / 3)] ?? '';
        return garment(folder, (CLASS_OFFSETS[job] ?? 0) + index, `${name} ${noun}`, {
          job,
          level: Number(level),
          stat,
          note,
        });
      }),
    ),
  );
}

function everydayClothes(): DemoItem[] {
  return readTable(EVERYDAY_CLOTHES, 3).flatMap(({ title: [folder = ''], rows }) =>
    rows.map(([level, name = '', stat = '', note = ''], index) =>
      garment(folder, index, name, { job: 0, level: Number(level), stat, note }),
    ),
  );
}

interface Wear {
  job: number;
  level: number;
  stat: string;
  note: string;
}

function garment(folder: string, number: number, name: string, { job, level, stat, note }: Wear): DemoItem {
  const piece = PIECES[folder];
  if (!piece) throw new RangeError(`no such piece of clothes: ${folder}`);
  const defense = Math.max(2, Math.round((6 + level * 0.9) * piece.defense) + (number % 3));
  const need = NEEDS[job];
  const info = {
    islot: piece.slot,
    vslot: piece.slot,
    reqJob: job,
    ...(need ? { [need]: Math.round(level * 1.2) } : {}),
    incPDD: defense,
    ...(job === MAGICIAN ? { incMDD: defense } : {}),
    ...giftOf(stat, level, folder === 'Longcoat' ? 1.6 : folder === 'Cap' || folder === 'Coat' ? 1 : 0.6),
    ...(folder === 'Shoes' && level >= 60 ? { incSpeed: Math.floor(level / 30) } : {}),
    tuc: piece.slots,
    price: level === 0 ? 1 : Math.round(equipmentPrice(level) * 0.6),
    cash: 0,
  };
  return equipment(folder, piece.prefix * 10_000 + number, name, level, info, note);
}
