import { WEAPON_TYPES } from '@portico/domain';
import type { WeaponType } from '@portico/domain';
import { equipment, equipmentPrice } from './demo-item.js';
import type { DemoItem } from './demo-item.js';
import type { DemoRandom } from './demo-random.js';

const LEVELS = [0, 15, 30, 50, 70, 90, 110];

interface Craft {
  /** Bit mask of who may wear it. */
  job: number;
  /** One for each level. */
  materials: readonly string[];
  /** The stat that wearing it takes, and the second one. */
  needs: readonly [string, string];
}

const CRAFTS: Readonly<Record<'warrior' | 'magician' | 'bowman' | 'thief' | 'pirate', Craft>> = {
  warrior: {
    job: 1,
    materials: ['Driftwood', 'Copper', 'Ironbark', 'Riverstone', 'Moonsteel', 'Emberglass', 'Dawnforged'],
    needs: ['reqSTR', 'reqDEX'],
  },
  magician: {
    job: 2,
    materials: ['Willow', 'Hazel', 'Candlewick', 'Tidecall', 'Starlit', 'Aurora', 'Everquiet'],
    needs: ['reqINT', 'reqLUK'],
  },
  bowman: {
    job: 4,
    materials: ['Yew', 'Ashwood', 'Hawkfeather', 'Windrider', 'Sunpiercer', 'Frostline', 'Skybreaker'],
    needs: ['reqDEX', 'reqSTR'],
  },
  thief: {
    job: 8,
    materials: ['Chipped', 'Back Alley', 'Nightjar', 'Viperfang', 'Shadowsilk', 'Nocturne', 'Eclipse'],
    needs: ['reqLUK', 'reqDEX'],
  },
  pirate: {
    job: 16,
    materials: ['Deckhand', 'Saltworn', 'Brinewood', 'Gale', 'Riptide', 'Maelstrom', 'Leviathan'],
    needs: ['reqSTR', 'reqDEX'],
  },
};

interface WeaponPlan {
  prefix: number;
  craft: keyof typeof CRAFTS;
  speed: number;
  attack: number;
  nouns: readonly string[];
  isTwoHanded?: boolean;
}

const PLANS: Readonly<Record<WeaponType, WeaponPlan>> = {
  sword: { prefix: 130, craft: 'warrior', speed: 4, attack: 1, nouns: ['Shortsword', 'Saber', 'Runeblade'] },
  axe: { prefix: 131, craft: 'warrior', speed: 6, attack: 1.05, nouns: ['Hatchet', 'Tomahawk', 'Cleaver'] },
  mace: { prefix: 132, craft: 'warrior', speed: 6, attack: 1.02, nouns: ['Club', 'Flail', 'Morningstar'] },
  dagger: { prefix: 133, craft: 'thief', speed: 3, attack: 0.95, nouns: ['Knife', 'Dirk', 'Stiletto'] },
  wand: { prefix: 137, craft: 'magician', speed: 6, attack: 0.55, nouns: ['Wand', 'Scepter', 'Rod'] },
  staff: { prefix: 138, craft: 'magician', speed: 8, attack: 0.65, nouns: ['Staff', 'Crosier', 'Spire'] },
  twoHandedSword: {
    prefix: 140,
    craft: 'warrior',
    speed: 5,
    attack: 1.12,
    nouns: ['Greatsword', 'Claymore', 'Oathkeeper'],
    isTwoHanded: true,
  },
  twoHandedAxe: {
    prefix: 141,
    craft: 'warrior',
    speed: 7,
    attack: 1.18,
    nouns: ['Greataxe', 'Timberfall', 'Headsman'],
    isTwoHanded: true,
  },
  twoHandedMace: {
    prefix: 142,
    craft: 'warrior',
    speed: 8,
    attack: 1.15,
    nouns: ['Maul', 'Sledge', 'Earthshaker'],
    isTwoHanded: true,
  },
  spear: {
    prefix: 143,
    craft: 'warrior',
    speed: 6,
    attack: 1.12,
    nouns: ['Spear', 'Trident', 'Partisan'],
    isTwoHanded: true,
  },
  polearm: {
    prefix: 144,
    craft: 'warrior',
    speed: 8,
    attack: 1.2,
    nouns: ['Glaive', 'Halberd', 'Moonreaver'],
    isTwoHanded: true,
  },
  bow: {
    prefix: 145,
    craft: 'bowman',
    speed: 6,
    attack: 1,
    nouns: ['Shortbow', 'Longbow', 'Greatbow'],
    isTwoHanded: true,
  },
  crossbow: {
    prefix: 146,
    craft: 'bowman',
    speed: 6,
    attack: 1.04,
    nouns: ['Crossbow', 'Arbalest', 'Boltcaster'],
    isTwoHanded: true,
  },
  claw: {
    prefix: 147,
    craft: 'thief',
    speed: 4,
    attack: 0.5,
    nouns: ['Claw', 'Talon', 'Gauntlet of Knives'],
    isTwoHanded: true,
  },
  knuckle: {
    prefix: 148,
    craft: 'pirate',
    speed: 5,
    attack: 0.9,
    nouns: ['Knuckle', 'Cestus', 'Breaker Fist'],
    isTwoHanded: true,
  },
  gun: {
    prefix: 149,
    craft: 'pirate',
    speed: 5,
    attack: 0.85,
    nouns: ['Pistol', 'Flintlock', 'Handcannon'],
    isTwoHanded: true,
  },
};

/** Weapons of all sixteen types, one for each of seven levels. */
export function demoWeapons(random: DemoRandom): DemoItem[] {
  return WEAPON_TYPES.flatMap((type) =>
    LEVELS.map((level, tier) => weapon(PLANS[type], level, tier, random)),
  );
}

function weapon(plan: WeaponPlan, level: number, tier: number, random: DemoRandom): DemoItem {
  const craft = CRAFTS[plan.craft];
  const noun = plan.nouns[Math.floor((tier * plan.nouns.length) / LEVELS.length)];
  const isMagic = plan.craft === 'magician';
  const attack = Math.round((17 + level * 0.85) * plan.attack) + random.between(0, 2);
  const [first, second] = craft.needs;
  const info = {
    islot: 'Wp',
    vslot: plan.isTwoHanded ? 'WpSi' : 'Wp',
    walk: plan.isTwoHanded ? 2 : 1,
    stand: plan.isTwoHanded ? 2 : 1,
    attack: plan.isTwoHanded ? 5 : 1,
    reqJob: level === 0 ? 0 : craft.job,
    reqSTR: 0,
    reqDEX: 0,
    reqINT: 0,
    reqLUK: 0,
    [first]: level === 0 ? 0 : Math.round(level * 1.5),
    [second]: level < 30 ? 0 : Math.round(level * 0.6),
    incPAD: attack,
    ...(isMagic ? { incMAD: Math.round(23 + level * 0.9) } : {}),
    ...(level >= 70 ? { incACC: random.between(1, 3) * 2 } : {}),
    ...(level >= 90 ? { incSTR: plan.craft === 'warrior' ? random.between(1, 4) : 0 } : {}),
    tuc: 7,
    price: equipmentPrice(level),
    attackSpeed: plan.speed,
    cash: 0,
  };
  const id = plan.prefix * 10_000 + tier;
  return equipment('Weapon', id, `${craft.materials[tier]} ${noun}`, level, info);
}
