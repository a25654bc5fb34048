import { equipment, equipmentPrice } from './demo-item.js';
import type { DemoItem } from './demo-item.js';
import { ADORNMENTS } from './demo-adornments.js';
import type { DemoRandom } from './demo-random.js';

interface Outfit {
  job: number;
  level: number;
  name: string;
  stat: string;
}

/** Sets of clothes: each becomes a hat, a robe or a coat with trousers, shoes and gloves. */
const OUTFITS: readonly Outfit[] = [
  { job: 0, level: 0, name: 'Wayfarer', stat: 'incMHP' },
  { job: 1, level: 20, name: 'Gatewarden', stat: 'incSTR' },
  { job: 2, level: 20, name: 'Inkstained', stat: 'incINT' },
  { job: 4, level: 20, name: 'Meadowscout', stat: 'incDEX' },
  { job: 8, level: 20, name: 'Rooftop', stat: 'incLUK' },
  { job: 16, level: 20, name: 'Harbor', stat: 'incSTR' },
  { job: 1, level: 60, name: 'Lionheart', stat: 'incSTR' },
  { job: 2, level: 60, name: 'Stargazer', stat: 'incINT' },
  { job: 4, level: 60, name: 'Falconeer', stat: 'incDEX' },
  { job: 8, level: 60, name: 'Whisper', stat: 'incLUK' },
  { job: 16, level: 60, name: 'Privateer', stat: 'incDEX' },
  { job: 0, level: 100, name: 'Evertide', stat: 'incMHP' },
];

interface Piece {
  folder: string;
  prefix: number;
  noun: string;
  slot: string;
  defense: number;
  slots: number;
  isRobe?: boolean;
}

const PIECES: readonly Piece[] = [
  { folder: 'Cap', prefix: 100, noun: 'Hat', slot: 'Cp', defense: 0.5, slots: 7 },
  { folder: 'Coat', prefix: 104, noun: 'Jacket', slot: 'Ma', defense: 0.7, slots: 7, isRobe: false },
  { folder: 'Pants', prefix: 106, noun: 'Trousers', slot: 'Pn', defense: 0.5, slots: 7, isRobe: false },
  { folder: 'Longcoat', prefix: 105, noun: 'Robe', slot: 'MaPn', defense: 1.2, slots: 10, isRobe: true },
  { folder: 'Shoes', prefix: 107, noun: 'Boots', slot: 'So', defense: 0.25, slots: 5 },
  { folder: 'Glove', prefix: 108, noun: 'Gloves', slot: 'Gv', defense: 0.2, slots: 5 },
];

/** `Eqp.img` spells one category otherwise than the folder. */
const STRING_CATEGORIES: Readonly<Record<string, string>> = { TamingMob: 'Taming' };

/** Clothes, capes, shields, accessories and rings. */
export function demoArmor(random: DemoRandom): DemoItem[] {
  const clothes = PIECES.flatMap((piece) =>
    OUTFITS.flatMap((outfit, index) => (wears(outfit, piece) ? [garment(piece, outfit, index, random)] : [])),
  );
  const singles = ADORNMENTS.map(({ folder, id, name, level, info, description }) => {
    const values = { reqJob: 0, cash: 0, price: equipmentPrice(level), ...info };
    const item = equipment(folder, id, name, level, values, description);
    return Object.assign(item, { list: { file: 'Eqp', category: STRING_CATEGORIES[folder] ?? folder } });
  });
  return [...clothes, ...singles];
}

/** Magicians and the last set wear robes, everybody else a jacket and trousers. */
function wears(outfit: Outfit, piece: Piece): boolean {
  const isRobed = outfit.job === 2 || outfit.level === 100;
  return piece.isRobe === undefined || piece.isRobe === isRobed;
}

function garment(piece: Piece, outfit: Outfit, index: number, random: DemoRandom): DemoItem {
  const defense = Math.max(2, Math.round((6 + outfit.level * 0.9) * piece.defense)) + random.between(0, 2);
  const bonus = outfit.stat === 'incMHP' ? 10 + outfit.level : 1 + Math.floor(outfit.level / 30);
  const info = {
    islot: piece.slot,
    vslot: piece.slot,
    reqJob: outfit.job,
    incPDD: defense,
    ...(outfit.job === 2 ? { incMDD: defense } : {}),
    ...(outfit.level > 0 ? { [outfit.stat]: bonus } : {}),
    ...(piece.folder === 'Shoes' && outfit.level >= 60 ? { incSpeed: 2, incJump: 1 } : {}),
    tuc: piece.slots,
    price: equipmentPrice(outfit.level),
    cash: 0,
  };
  return equipment(
    piece.folder,
    piece.prefix * 10_000 + index,
    `${outfit.name} ${piece.noun}`,
    outfit.level,
    info,
  );
}
