import { WEAPON_TYPES } from '@portico/domain';
import type { WeaponType } from '@portico/domain';
import { equipment, equipmentPrice } from './demo-item.js';
import type { DemoItem } from './demo-item.js';
import { readRows, readTable } from '../shared/data-files.js';
import { WEAPON_LINES, WEAPON_MAKERS, WEAPON_NAMES, WEAPON_NOUNS } from './weapon-names.js';

const WEAPON_LEVELS = [0, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 100, 110, 120];

const CRAFTS = {
  warrior: { job: 1, needs: ['reqSTR', 'reqDEX'], gift: 'incSTR' },
  magician: { job: 2, needs: ['reqINT', 'reqLUK'], gift: 'incINT' },
  bowman: { job: 4, needs: ['reqDEX', 'reqSTR'], gift: 'incDEX' },
  thief: { job: 8, needs: ['reqLUK', 'reqDEX'], gift: 'incLUK' },
  pirate: { job: 16, needs: ['reqSTR', 'reqDEX'], gift: 'incDEX' },
} as const;

interface WeaponPlan {
  prefix: number;
  craft: keyof typeof CRAFTS;
  /** From 2, very fast, to 9, very slow. */
  speed: number;
  /** Strength beside that of a one-handed sword. */
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

/** Below this level a weapon gives nothing but attack. */
const GIFT_LEVEL = 60;

interface WeaponSketch {
  number: number;
  level: number;
  name: string;
  note: string;
  /** Of a festival or of a great monster: more slots used well, no class asked for below level 50. */
  isLine: boolean;
}

/** Weapons of all sixteen types: one for each of sixteen levels, then seven lines that run through all types. */
export function demoWeapons(): DemoItem[] {
  const names = new Map(
    readTable(WEAPON_NAMES, WEAPON_LEVELS.length).map(({ title, rows }) => [title[0], rows[0] ?? []]),
  );
  return WEAPON_TYPES.flatMap((type) =>
    [...usual(type, names.get(type) ?? []), ...lines(type)].map((sketch) => weapon(type, sketch)),
  );
}

function usual(type: WeaponType, names: readonly string[]): WeaponSketch[] {
  const makers = WEAPON_MAKERS[PLANS[type].craft];
  return names.map((name, number) => {
    const level = WEAPON_LEVELS[number] ?? 0;
    const note = level < 10 ? '' : makers[level < 35 ? 0 : level < 70 ? 1 : level < 100 ? 2 : 3];
    return { number, level, name, note, isLine: false };
  });
}

function lines(type: WeaponType): WeaponSketch[] {
  return readRows(WEAPON_LINES, 4).map(([number, level, line, note = '']) => ({
    number: Number(number),
    level: Number(level),
    name: `${line} ${WEAPON_NOUNS[type]}`,
    note,
    isLine: true,
  }));
}

function weapon(type: WeaponType, { number, level, name, note, isLine }: WeaponSketch): DemoItem {
  const plan = PLANS[type];
  const craft = CRAFTS[plan.craft];
  const isForAll = level < 10 || (isLine && level < 50);
  const [first, second] = craft.needs;
  const hands = plan.isTwoHanded ? 2 : 1;
  const gift = level < GIFT_LEVEL ? 0 : Math.floor((level - 30) / 30) + (isLine ? 1 : 0);
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
    ...(gift > 0 ? { [craft.gift]: gift } : {}),
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
