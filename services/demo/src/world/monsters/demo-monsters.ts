import { readSections, readTable } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';

export interface DemoMonster {
  id: number;
  name: string;
  level: number;
  isBoss: boolean;
  etcItem: string;
  etcItemNote: string;
  info: Readonly<Record<string, number | string>>;
}

type Sketch = Pick<DemoMonster, 'id' | 'name' | 'level' | 'isBoss' | 'etcItem' | 'etcItemNote'>;

const REGIONS = [
  'sprout-isle',
  'willow-coast',
  'four-winds',
  'deep-sea',
  'clockhaven',
  'frostgate',
  'emberwake',
  'hours-end',
  'trials',
];

/** Ids of a monster family differ only in the last two digits. */
const FAMILY_SIZE = 100;

const UNDEAD = /Bone|Grave|Hollow|Drowned|Ghost|Bandage|Tomb|Pharaoh|Wraith|Widow|Frozen Fiddler|Skybone/;

/** Monsters that are quicker and dodge better, by words of their names. */
const LIGHT_FOOTED = /Moth|Wisp|Hawk|Finch|Wasp|Hare|Lynx|Fennec|Rattling|Fawn|Hound|Cat|Kite|Petrel|Owl/;

const HEAVY = /Golem|Tortoise|Titan|Hulk|Ogre|Treant|Colossus|Barrel|Crate|Strongbox|Brute|Cathedral/;

/** About three hundred monsters of all levels, in ascending order of level. Every eighth or so is a boss. */
export function demoMonsters(random: DemoRandom): DemoMonster[] {
  return [...families(), ...bosses()]
    .sort((a, b) => a.level - b.level || a.id - b.id)
    .map((sketch) => ({ ...sketch, info: valuesOf(sketch, random) }));
}

function families(): Sketch[] {
  return REGIONS.flatMap((region) => readSections(`monsters/${region}`, 4)).flatMap(({ title, rows }) =>
    rows.map(([level, name = '', etcItem = '', etcItemNote = ''], index) => ({
      id: Number(title[0]) * FAMILY_SIZE + index,
      level: Number(level),
      name,
      etcItem,
      etcItemNote,
      isBoss: false,
    })),
  );
}

function bosses(): Sketch[] {
  const columns = ['id', 'level', 'name', 'etcItem', 'etcItemNote'] as const;
  return readTable('monsters/bosses', columns).map(({ id, level, ...texts }) => {
    return { ...texts, id: Number(id), level: Number(level), isBoss: true };
  });
}

/** A growth curve with two decimals, so that every machine rounds alike. */
function curve(level: number, power: number): number {
  return Math.round(Math.pow(level, power) * 100) / 100;
}

function valuesOf({ level, name, isBoss }: Sketch, random: DemoRandom): DemoMonster['info'] {
  const toughness = HEAVY.test(name)
    ? 1.45
    : LIGHT_FOOTED.test(name)
      ? 0.8
      : 0.92 + random.between(0, 20) / 100;
  const pace = HEAVY.test(name) ? -55 : LIGHT_FOOTED.test(name) ? 15 : random.between(-40, 0);
  // The higher a boss's level, the more people fight it.
  const crowd = isBoss ? 30 + level * (level >= 120 ? 9 : 1.2) : 1;
  const might = isBoss ? 1.5 : 1;
  const hp = Math.round((8 + curve(level, 1.6) * 1.5 + curve(level, 3.05) * 0.011) * toughness * crowd);
  const exp = Math.round(
    (3 + curve(level, 1.55) * 0.75 + curve(level, 2.9) * 0.0011) * toughness * (isBoss ? crowd * 0.55 : 1),
  );
  const elements = elementsOfName(name, isBoss && level >= 120);
  return {
    bodyAttack: 1,
    level,
    maxHP: roundedTo(hp, isBoss ? 5000 : level >= 40 ? 50 : 1),
    maxMP: level * (isBoss ? 200 : random.between(2, 6) * 5),
    speed: pace,
    PADamage: Math.round((9 + level * 4.4 + random.between(-3, 3)) * might),
    PDDamage: Math.round(level * 2.3 * (HEAVY.test(name) ? 1.5 : 1) * might),
    MADamage: Math.round((4 + level * 3.9) * might),
    MDDamage: Math.round(level * 2.4 * (LIGHT_FOOTED.test(name) ? 1.3 : 1) * might),
    acc: 20 + level * 2,
    eva: Math.round(level / (HEAVY.test(name) ? 8 : LIGHT_FOOTED.test(name) ? 3 : 5)),
    exp,
    pushed: HEAVY.test(name) ? hp : Math.max(1, Math.round(level * 8)),
    undead: UNDEAD.test(name) ? 1 : 0,
    ...(elements === undefined ? {} : { elemAttr: elements }),
    ...(isBoss ? { boss: 1, hpTagColor: 1, hpTagBgcolor: 5 } : {}),
  };
}

/** Rounds large numbers, as game designers choose round ones. */
function roundedTo(amount: number, step: number): number {
  return amount < step * 4 ? amount : Math.round(amount / step) * step;
}

/** Elements of monsters by words of their names, in the spelling of the game files. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/Bone|Grave|Hollow|Drowned|Ghost|Bandage|Tomb|Pharaoh|Wraith|Widow|Wisp|Shadow|Debt/, 'S1H3'],
  [/Ember|Magma|Lava|Cinder|Charcoal|Furnace|Slag|Soot|Ash |Volcano|Kiln|Candle|Firework|Meteor/, 'F2I3'],
  [/Frost|Snow|Icicle|Slush|Hail|Glacier|Berg|Winter|Frozen|Avalanche|Mitten/, 'I2F3'],
  [
    /Goby|Puffer|Wrasse|Angler|Kelp|Sardin|Swordfish|Hammerhead|Manta|Octopus|Ray|Crab|Newt|Jelly|Puddle|Brook/,
    'L3',
  ],
  [/Thunder|Storm|Nimbus|Gale|Zephyr/, 'L2I3'],
  [
    /Willow|Moss|Sprout|Clover|Thistle|Nettle|Teasel|Bramble|Dryad|Rootling|Gourd|Turnip|Toadstool|Evergreen/,
    'F3',
  ],
  [/Golem|Titan|Tin |Brass|Iron|Clockwork|Automaton|Armor|Tortoise|Terracotta|Porcelain|Hulk/, 'S2L3'],
  [/Scorpion|Beehive|Wasp|Weaver/, 'S2F3'],
];

/** `elemAttr` of a monster. Most of the greatest bosses resist all elements. Other monsters without a known word have no element. */
function elementsOfName(name: string, isGreat: boolean): string | undefined {
  if (isGreat) return 'F2I2L2S1';
  return KINDS.find(([names]) => names.test(name))?.[1];
}
