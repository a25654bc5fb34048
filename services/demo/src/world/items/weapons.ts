import { WEAPON_TYPES, type WeaponType } from '@portico/domain';
import { readRows, readSectionsByTitle } from '../shared/data-files.js';
import { equipment, equipmentPrice, type DemoItem } from './demo-item.js';

const CRAFTS = {
  warrior: { job: 1, needs: ['reqSTR', 'reqDEX'], bonus: 'incSTR' },
  magician: { job: 2, needs: ['reqINT', 'reqLUK'], bonus: 'incINT' },
  bowman: { job: 4, needs: ['reqDEX', 'reqSTR'], bonus: 'incDEX' },
  thief: { job: 8, needs: ['reqLUK', 'reqDEX'], bonus: 'incLUK' },
  pirate: { job: 16, needs: ['reqSTR', 'reqDEX'], bonus: 'incDEX' },
} as const;

interface WeaponPlan {
  prefix: number;
  craft: keyof typeof CRAFTS;
  /** 2 is very fast, 9 very slow. */
  speed: number;
  /** Attack relative to a one-handed sword. */
  attack: number;
  isTwoHanded?: true;
}

const PLANS: Readonly<Record<WeaponType, WeaponPlan>> = {
  sword: { prefix: 130, craft: 'warrior', speed: 4, attack: 1 },
  axe: { prefix: 131, craft: 'warrior', speed: 6, attack: 1.05 },
  mace: { prefix: 132, craft: 'warrior', speed: 6, attack: 1.02 },
  dagger: { prefix: 133, craft: 'thief', speed: 3, attack: 0.95 },
  wand: { prefix: 137, craft: 'magician', speed: 6, attack: 0.55 },
  staff: { prefix: 138, craft: 'magician', speed: 8, attack: 0.65 },
  twoHandedSword: { prefix: 140, craft: 'warrior', speed: 5, attack: 1.12, isTwoHanded: true },
  twoHandedAxe: { prefix: 141, craft: 'warrior', speed: 7, attack: 1.18, isTwoHanded: true },
  twoHandedMace: { prefix: 142, craft: 'warrior', speed: 8, attack: 1.15, isTwoHanded: true },
  spear: { prefix: 143, craft: 'warrior', speed: 6, attack: 1.12, isTwoHanded: true },
  polearm: { prefix: 144, craft: 'warrior', speed: 8, attack: 1.2, isTwoHanded: true },
  bow: { prefix: 145, craft: 'bowman', speed: 6, attack: 1, isTwoHanded: true },
  crossbow: { prefix: 146, craft: 'bowman', speed: 6, attack: 1.04, isTwoHanded: true },
  claw: { prefix: 147, craft: 'thief', speed: 4, attack: 0.5, isTwoHanded: true },
  knuckle: { prefix: 148, craft: 'pirate', speed: 5, attack: 0.9, isTwoHanded: true },
  gun: { prefix: 149, craft: 'pirate', speed: 5, attack: 0.85, isTwoHanded: true },
};

/** Below this level a weapon has only attack. */
const BONUS_LEVEL = 60;

interface WeaponEntry {
  /** Number of the weapon within its type, part of its id. */
  number: number;
  level: number;
  name: string;
  note: string;
  /**
   * Whether the weapon belongs to a line, of a festival or a great monster. Such weapons use their slots better, and
   * have no required class below level 50.
   */
  isLine: boolean;
}

/** Weapons of all sixteen types: one for each of sixteen levels, then seven lines with one of each type. */
export function demoWeapons(): DemoItem[] {
  const names = readSectionsByTitle('items/weapons', 2);
  const makers = readSectionsByTitle('items/weapon-makers', 2);
  const words = weaponWords();
  const lines = readRows('items/weapon-lines', 4);
  return WEAPON_TYPES.flatMap((type) => {
    const notes = makers.get(PLANS[type].craft) ?? [];
    const regular = (names.get(type) ?? []).map(([level, name = ''], number) => ({
      number,
      level: Number(level),
      name,
      note: notes.findLast(([from]) => Number(level) >= Number(from))?.[1] ?? '',
      isLine: false,
    }));
    const ofLines = lines.map(([number, level, line, note = '']) => ({
      number: Number(number),
      level: Number(level),
      name: `${line} ${words.get(type)}`,
      note,
      isLine: true,
    }));
    return [...regular, ...ofLines].map((entry) => weapon(type, entry));
  });
}

export function weaponWords(): ReadonlyMap<string, string> {
  return new Map(readRows('items/weapon-types', 2).map(([type = '', word = '']) => [type, word]));
}

function weapon(type: WeaponType, { number, level, name, note, isLine }: WeaponEntry): DemoItem {
  const plan = PLANS[type];
  const craft = CRAFTS[plan.craft];
  const isForAll = level < 10 || (isLine && level < 50);
  const [first, second] = craft.needs;
  const hands = plan.isTwoHanded ? 2 : 1;
  const bonus = level < BONUS_LEVEL ? 0 : Math.floor((level - 30) / 30) + (isLine ? 1 : 0);
  const info = {
    islot: 'Wp',
    vslot: plan.isTwoHanded ? 'WpSi' : 'Wp',
    walk: hands,
    stand: hands,
    attack: plan.isTwoHanded ? 5 : 1,
    reqJob: isForAll ? 0 : craft.job,
    ...(isForAll
      ? {}
      : { [first]: Math.round(level * 1.5), [second]: level < 30 ? 0 : Math.round(level * 0.6) }),
    incPAD: Math.round((17 + level * 0.85) * plan.attack) + (isLine ? 1 : 0),
    ...(plan.craft === 'magician' ? { incMAD: Math.round(23 + level * 0.9) + (isLine ? 2 : 0) } : {}),
    ...(bonus > 0 ? { [craft.bonus]: bonus } : {}),
    ...(level >= 40 && number % 3 === 1 ? { incACC: 2 + Math.floor(level / 20) } : {}),
    ...(level >= 80 && number % 4 === 2 ? { incMHP: level } : {}),
    ...(plan.speed <= 4 && level >= 50 && number % 3 === 0 ? { incEVA: Math.floor(level / 25) } : {}),
    tuc: 7,
    price: level === 0 ? 1 : equipmentPrice(level),
    attackSpeed: plan.speed - (isLine && level > 100 ? 1 : 0),
    ...(isLine && level < 50 ? { tradeBlock: 0 } : {}),
    cash: 0,
  };
  return equipment('Weapon', plan.prefix * 10_000 + number, name, level, info, note);
}
