import type { DemoMonster } from './demo-monsters.js';
import type { DemoRandom } from './demo-random.js';
import { demoGround } from './demo-ground.js';
import type { DemoGround } from './demo-ground.js';

export interface DemoSpot {
  kind: 'monster' | 'npc' | 'reactor';
  id: number;
  x: number;
  y: number;
  /** Seconds until it comes back. */
  respawn: number;
}

export interface DemoMap {
  id: number;
  name: string;
  street: string;
  /** The list of `String.wz` that names it. */
  region: string;
  description: string;
  isTown: boolean;
  /** The town that a fallen player wakes up in. */
  returnMap: number;
  fieldLimit: number;
  /** Shows the content of this map instead of its own. */
  link?: number;
  ground: DemoGround;
  spots: DemoSpot[];
  exits: readonly number[];
}

type TownSketch = readonly [id: number, name: string, street: string, region: string, description: string];

const TOWNS: readonly TownSketch[] = [
  [
    30000,
    'Pebble Cove',
    'Sprout Isle',
    'maple',
    'Where every journey begins, and where the ferry leaves at noon.',
  ],
  [100000000, 'Willowmere', 'Willow Coast', 'victoria', 'A quiet town of archers below the old willows.'],
  [101000000, 'Lanternwood', 'Willow Coast', 'victoria', 'Its lamps are lit by those who study magic.'],
  [102000000, 'Cragholm', 'Willow Coast', 'victoria', 'Built into the rock by people who like it hard.'],
  [103000000, 'Underbridge', 'Willow Coast', 'victoria', 'Nobody here has seen anything, ever.'],
  [104000000, 'Saltharbor', 'Willow Coast', 'victoria', 'Ships, gulls and fried fish.'],
  [200000000, 'Skyloft', 'High Roads', 'ossyria', 'A town that hangs in the clouds.'],
  [211000000, 'Frostgate', 'High Roads', 'ossyria', 'The last warm hearth before the ice.'],
  [220000000, 'Clockhaven', 'High Roads', 'ossyria', 'Everything ticks, nothing is on time.'],
  [910000000, 'Market Gate', 'Free Market', 'etc', 'Buy low, sell high, talk long.'],
];

type FieldSketch = readonly [
  id: number,
  name: string,
  town: number,
  first: number,
  last: number,
  next?: number,
];

/** Which monsters, by their place in the list, roam each field; the last of a list may be a boss. */
const FIELDS: readonly FieldSketch[] = [
  [10000, 'Dawn Meadow', 30000, 0, 1, 20000],
  [20000, 'Acorn Hollow', 30000, 1, 3, 10000],
  [100010000, 'Dandelion Rise', 100000000, 4, 6, 100020000],
  [100020000, 'Thistle Fields', 100000000, 6, 8, 100030000],
  [100030000, 'Gourd Patch', 100000000, 9, 12, 101010000],
  [101010000, 'Moth Woods', 101000000, 13, 15, 100030000],
  [102010000, 'Bramble Gorge', 102000000, 16, 18, 102020000],
  [102020000, 'Tortoise Cave', 102000000, 18, 20, 103010000],
  [103010000, 'Singing Dunes', 103000000, 21, 24, 104010000],
  [104010000, 'Sunken Quay', 104000000, 25, 27],
  [200010000, 'Paper Gardens', 200000000, 29, 31, 200020000],
  [220010000, 'Clockwork Hall', 220000000, 28, 32, 220020000],
  [211010000, 'Lynx Pass', 211000000, 33, 35, 211020000],
  [211020000, 'Glacier Shrine', 211000000, 35, 37, 211030000],
  [211030000, 'Ash Road', 211000000, 38, 42],
  [101020000, 'Silver Orchard', 101000000, 43, 47, 101010000],
  [103020000, 'Hollow Library', 103000000, 48, 52, 103010000],
  [200020000, 'Comet Field', 200000000, 53, 57, 200010000],
  [220020000, 'Garden of Hours', 220000000, 58, 60, 220010000],
];

/** Maps of the three party quests, each with what stands in for treasure chests. */
const TRIALS: readonly (readonly [id: number, name: string, street: string, returnMap: number])[] = [
  [610030100, 'Keep of Thorns', 'Trials', 102000000],
  [670010200, 'Chapel of Two Bells', 'Trials', 101000000],
  [990000300, 'Ruins of the First Guild', 'Trials', 103000000],
];

const MARKET_HALLS = 3;

/** What is not allowed in a market hall: skills that move, summoning, mounts. */
const MARKET_LIMIT = 2 | 4 | 0x2_00;

/** Players find nothing new below this name: the same field a second time, for parties who want it for themselves. */
const SIDE_FIELD = { id: 100020001, link: 100020000 };

/** Towns, the fields around them with their monsters, trials and market halls, all connected. */
export function demoMaps(monsters: readonly DemoMonster[], random: DemoRandom): DemoMap[] {
  const towns = TOWNS.map(([id, name, street, region, description]) => ({
    ...emptyMap(id, name, street, region, random),
    description,
    isTown: true,
    returnMap: id,
    exits: exitsOf(id),
  }));
  return [
    ...towns,
    ...FIELDS.map((field) => fieldMap(field, monsters, random)),
    ...TRIALS.map(([id, name, street, returnMap]) => ({
      ...emptyMap(id, name, street, 'etc', random),
      returnMap,
      exits: [returnMap],
    })),
    ...Array.from({ length: MARKET_HALLS }, (_, index) => ({
      ...emptyMap(910_000_001 + index, `Market Hall ${index + 1}`, 'Free Market', 'etc', random),
      returnMap: 910_000_000,
      fieldLimit: MARKET_LIMIT,
      exits: [910_000_000],
    })),
    {
      ...emptyMap(SIDE_FIELD.id, 'Thistle Fields, behind the Hedge', 'Willow Coast', 'victoria', random),
      link: SIDE_FIELD.link,
      returnMap: 100_000_000,
      exits: [],
    },
  ];
}

function emptyMap(id: number, name: string, street: string, region: string, random: DemoRandom): DemoMap {
  return {
    id,
    name,
    street,
    region,
    description: '',
    isTown: false,
    returnMap: id,
    fieldLimit: 0,
    ground: demoGround(random),
    spots: [],
    exits: [],
  };
}

function fieldMap(
  [id, name, town, first, last, next]: FieldSketch,
  monsters: readonly DemoMonster[],
  random: DemoRandom,
): DemoMap {
  const [, , street = '', region = ''] = TOWNS.find(([townId]) => townId === town) ?? [];
  const map = emptyMap(id, name, street, region, random);
  const exits = next === undefined ? [town] : [town, next];
  const spots = monsters.slice(first, last + 1).flatMap((monster) =>
    Array.from({ length: monster.isBoss ? 1 : random.between(4, 11) }, () => ({
      kind: 'monster' as const,
      id: monster.id,
      ...spotOn(map.ground, random),
      respawn: monster.isBoss ? 3600 : 0,
    })),
  );
  return { ...map, returnMap: town, exits, spots: random.sample(spots, spots.length) };
}

/** A place on one of the grounds, a little away from its ends. */
export function spotOn({ footholds }: DemoGround, random: DemoRandom): { x: number; y: number } {
  const [x1, y1, x2, y2] = random.pick(footholds.filter(([from, , to]) => to > from));
  const share = 0.1 + random.fraction() * 0.8;
  return { x: Math.round(x1 + (x2 - x1) * share), y: Math.round(y1 + (y2 - y1) * share) };
}

/** From a town to its fields; the market has its halls, and every town has a gate to the market. */
function exitsOf(town: number): number[] {
  if (town === 910_000_000) return Array.from({ length: MARKET_HALLS }, (_, index) => 910_000_001 + index);
  const fields = FIELDS.filter(([, , home]) => home === town).map(([id]) => id);
  return [...fields, ...TRIALS.filter(([, , , home]) => home === town).map(([id]) => id), 910_000_000];
}
