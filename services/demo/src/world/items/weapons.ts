import { readRows, readSectionsByTitle } from '../shared/data-files.js';
import { equipment, equipmentPrice, type DemoItem } from './demo-item.js';

const CRAFTS = {
  warrior: { job: 1, needs: ['reqSTR', 'reqDEX'], bonus: 'incSTR' },
  magician: { job: 2, needs: ['reqINT', 'reqLUK'], bonus: 'incINT' },
  bowman: { job: 4, needs: ['reqDEX', 'reqSTR'], bonus: 'incDEX' },
  thief: { job: 8, needs: ['reqLUK', 'reqDEX'], bonus: 'incLUK' },
  pirate: { job: 16, needs: ['reqSTR', 'reqDEX'], bonus: 'incDEX' },
} as const;

const CRAFT_NAMES = Object.keys(CRAFTS) as (keyof typeof CRAFTS)[];

interface WeaponPlan {
  type: string;
  /** The weapon in names of a line. */
  word: string;
  prefix: number;
  craft: keyof typeof CRAFTS;
  speed: number;
  /** Attack relative to a one-handed sword. */
  attack: number;
  hands: number;
}

function readPlans(): WeaponPlan[] {
  return readRows('items/weapon-types', 7).map(
    ([type = '', word = '', prefix, name = '', speed, attack, hands]) => {
      const craft = CRAFT_NAMES.find((one) => one === name);
      if (craft === undefined) throw new RangeError(`items/weapon-types: no class ${name}`);
      const numbers = { prefix: Number(prefix), speed: Number(speed), attack: Number(attack) };
      return { type, word, craft, ...numbers, hands: Number(hands) };
    },
  );
}

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
  const lines = readRows('items/weapon-lines', 4);
  return readPlans().flatMap((plan) => {
    const notes = makers.get(plan.craft) ?? [];
    const regular = (names.get(plan.type) ?? []).map(([level, name = ''], number) => ({
      number,
      level: Number(level),
      name,
      note: notes.findLast(([from]) => Number(level) >= Number(from))?.[1] ?? '',
      isLine: false,
    }));
    const ofLines = lines.map(([number, level, line, note = '']) => ({
      number: Number(number),
      level: Number(level),
      name: `${line} ${plan.word}`,
      note,
      isLine: true,
    }));
    return [...regular, ...ofLines].map((entry) => weapon(plan, entry));
  });
}

/** The word for a weapon of each type in the names of a line. */
export function weaponWords(): readonly string[] {
  return readPlans().map(({ word }) => word);
}

function weapon(plan: WeaponPlan, { number, level, name, note, isLine }: WeaponEntry): DemoItem {
  const craft = CRAFTS[plan.craft];
  const isForAll = level < 10 || (isLine && level < 50);
  const [first, second] = craft.needs;
  const { hands } = plan;
  const bonus = level < BONUS_LEVEL ? 0 : Math.floor((level - 30) / 30) + (isLine ? 1 : 0);
  const info = {
    islot: 'Wp',
    vslot: hands === 2 ? 'WpSi' : 'Wp',
    walk: hands,
    stand: hands,
    attack: hands === 2 ? 5 : 1,
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
