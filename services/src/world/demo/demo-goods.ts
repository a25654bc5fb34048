import type { DemoItem } from './demo-item.js';
import type { DemoMonster } from './demo-monsters.js';

type Recovery = readonly [
  id: number,
  name: string,
  level: number,
  price: number,
  spec: Readonly<Record<string, number>>,
  description: string,
];

const RECOVERIES: readonly Recovery[] = [
  [2000000, 'Rosehip Tea', 1, 50, { hp: 50 }, 'A warm cup that mends small scratches.\\nRestores 50 HP.'],
  [2000001, 'Cherry Cordial', 10, 160, { hp: 150 }, 'Sweet, red and strong.\\nRestores 150 HP.'],
  [2000002, 'Honey Tonic', 20, 320, { hp: 300 }, 'Made by very patient bees.\\nRestores 300 HP.'],
  [2000003, 'Bluebell Water', 10, 200, { mp: 100 }, 'Picked before sunrise.\\nRestores 100 MP.'],
  [2000004, 'Moonmilk', 70, 2500, { hpR: 50, mpR: 50 }, 'Restores #chalf of HP and MP#.'],
  [2000005, 'Phoenix Broth', 100, 6000, { hpR: 100, mpR: 100 }, 'Restores #call HP and MP#.'],
  [2000006, 'Stardust Syrup', 40, 620, { mp: 300 }, 'Restores 300 MP.'],
  [2010000, 'Meadow Apple', 1, 3, { hp: 30 }, 'Crunchy.'],
  [2010001, 'Smoked Trout', 8, 60, { hp: 100 }, 'Smells better than it looks.'],
  [2010002, 'Soft-Boiled Egg', 5, 20, { hp: 50 }, ''],
  [2010003, 'Blood Orange', 15, 120, { mp: 50 }, ''],
  [2010004, 'Wedge of Lemon', 30, 310, { mp: 150 }, 'Keeps mages awake.'],
  [2010009, 'Green Apple', 2, 5, { hp: 30 }, 'Sour enough to wake a golem.'],
  [2020000, 'Market Salad', 25, 200, { mp: 200 }, ''],
  [2020001, 'Skewered Mushroom', 25, 250, { hp: 300 }, ''],
  [2020002, 'Baker Loaf', 35, 420, { hp: 400 }, 'Yesterday it was fresh.'],
  [2020003, 'Lantern Festival Cake', 60, 1800, { hp: 1000, mp: 300 }, 'Only one candle left.'],
  [2022000, 'Tonic of Haste', 30, 900, { speed: 10, time: 300000 }, 'Speed +10 for 5 minutes.'],
  [2022001, 'Bear Grease', 40, 1200, { pad: 8, time: 300000 }, 'Weapon attack +8 for 5 minutes.'],
  [2022002, 'Owl Drops', 40, 1200, { mad: 8, time: 300000 }, 'Magic attack +8 for 5 minutes.'],
  [2022003, 'Stoneskin Paste', 50, 1500, { pdd: 30, time: 300000 }, 'Defense +30 for 5 minutes.'],
  [2030000, 'Homeward Whistle', 1, 400, { moveTo: 999999999 }, 'Takes you to the nearest town.'],
  [2030001, 'Ferry Token: Lanternport', 10, 500, { moveTo: 104000000 }, 'Takes you to Lanternport.'],
  [2050000, 'Antidote Leaf', 10, 200, { prob: 100 }, 'Cures poison.'],
];

interface ScrollFamily {
  id: number;
  target: string;
  effect: string;
  bonus: readonly [string, number, number, number];
}

const SCROLLS: readonly ScrollFamily[] = [
  { id: 2040000, target: 'Hat', effect: 'Defense', bonus: ['incPDD', 1, 2, 4] },
  { id: 2040400, target: 'Jacket', effect: 'Defense', bonus: ['incPDD', 1, 2, 4] },
  { id: 2040500, target: 'Robe', effect: 'Dexterity', bonus: ['incDEX', 1, 2, 5] },
  { id: 2040700, target: 'Boots', effect: 'Jump', bonus: ['incJump', 1, 2, 5] },
  { id: 2040800, target: 'Gloves', effect: 'Attack', bonus: ['incPAD', 1, 2, 3] },
  { id: 2041000, target: 'Cape', effect: 'Strength', bonus: ['incSTR', 1, 2, 3] },
  { id: 2043000, target: 'One-Handed Sword', effect: 'Attack', bonus: ['incPAD', 1, 2, 5] },
  { id: 2043700, target: 'Wand', effect: 'Magic', bonus: ['incMAD', 1, 2, 5] },
  { id: 2044500, target: 'Bow', effect: 'Attack', bonus: ['incPAD', 1, 2, 5] },
  { id: 2044700, target: 'Claw', effect: 'Attack', bonus: ['incPAD', 1, 2, 5] },
];

const SUCCESS = [100, 60, 10] as const;

type Thrown = readonly [
  id: number,
  name: string,
  level: number,
  attack: number,
  slotMax: number,
  unitPrice: string,
];

/** Their unit price is written with a decimal comma, as in real files. */
const THROWN: readonly Thrown[] = [
  [2060000, 'Goose-Feather Arrow', 0, 0, 2000, '0,3'],
  [2060001, 'Silver-Tipped Arrow', 30, 2, 2000, '0,8'],
  [2061000, 'Oak Bolt', 0, 0, 2000, '0,3'],
  [2061001, 'Quarry Bolt', 30, 2, 2000, '0,8'],
  [2070000, 'Tin Throwing Star', 0, 15, 500, '0,8'],
  [2070001, 'Snowflake Star', 40, 21, 800, '1'],
  [2070002, 'Raven Star', 70, 27, 1000, '1,5'],
  [2330000, 'Lead Bullet', 0, 10, 800, '0,8'],
  [2330001, 'Comet Bullet', 50, 18, 1000, '1,2'],
];

const CHAIRS = [
  'Tree Stump Stool',
  'Hay Bale',
  'Barrel Seat',
  'Picnic Blanket',
  'Porcelain Stool',
  'Sleigh Bench',
  'Throne of Pillows',
  'Crescent Moon Swing',
  'Registrar Armchair',
  'Sunken Bell Seat',
];

const ORES = ['Copper', 'Iron', 'Tin', 'Silver', 'Moonsteel', 'Emberstone', 'Dawn Gold'];

const GEMS = ['Garnet', 'Aquamarine', 'Topaz', 'Jade', 'Amethyst', 'Opal', 'Black Pearl'];

type Plain = readonly [id: number, name: string, description: string];

const KEEPSAKES: readonly Plain[] = [
  [4031000, 'Letter to the Harbor Master', 'The seal is unbroken.'],
  [4031001, 'Lost Marching Orders', 'Somebody is going to be in trouble.'],
  [4031002, 'Half of a Treasure Map', 'The other half must be somewhere.'],
  [4031003, 'Lullaby in a Bottle', 'Do not open while driving a cart.'],
  [4031004, 'Gardener Almanac', ''],
  [4031005, 'Rust-Eaten Gear', 'It once turned the town clock.'],
  [4031865, 'Wishing Coupon', 'Small hopes, exchangeable at the fountain.'],
  [4031866, 'Golden Wishing Coupon', 'Larger hopes.'],
  [4032000, 'Festival Lantern', 'Light it when the square is dark.'],
];

const CASH: readonly Plain[] = [
  [5010000, 'Firefly Trail', 'A few fireflies follow wherever you go.'],
  [5040000, 'Travel Compass', 'Points at the place you remember best.'],
  [5050000, 'Page of Second Thoughts', 'Moves one ability point.'],
  [5070000, 'Town Crier Bell', 'Rings out a message to your town.'],
  [5072000, 'Royal Town Crier Bell', 'Rings out a message to the whole world.'],
  [5120000, 'Pouch of Petals', 'Lets it rain petals for a while.'],
  [5150000, 'Hairdresser Voucher', ''],
  [5210000, 'Scholar Charm', 'Twice the experience for a while.'],
  [5360000, 'Lucky Horseshoe', 'Twice the luck with drops for a while.'],
];

const PETS: readonly Plain[] = [
  [5000000, 'Biscuit the Corgi', 'Always first at the table.'],
  [5000001, 'Mitten the Kitten', 'Has opinions.'],
  [5000002, 'Pebble the Turtle', 'Arrives when it arrives.'],
  [5000003, 'Soot the Drakeling', 'Sneezes sparks.'],
  [5000004, 'Dumpling the Panda', 'Asleep, mostly.'],
];

/** Potions, food, scrolls, arrows and the card of each monster. */
export function demoConsumables(monsters: readonly DemoMonster[]): DemoItem[] {
  return [
    ...RECOVERIES.map(([id, name, level, price, spec, description]) =>
      goods('Consume', id, name, level, { price, slotMax: 100 }, description, spec),
    ),
    ...SCROLLS.flatMap(scrolls),
    ...THROWN.map(([id, name, level, incPAD, slotMax, unitPrice]) =>
      goods('Consume', id, name, level, { price: 1, unitPrice, slotMax, incPAD, reqLevel: level }),
    ),
    ...monsters.map((monster, index) =>
      goods('Consume', 2_380_000 + index, `${monster.name} Card`, monster.level, { price: 1, only: 1 }),
    ),
  ];
}

/** Chairs, leftovers, ores, gems, keepsakes, cash items and pets. */
export function demoOtherGoods(monsters: readonly DemoMonster[]): DemoItem[] {
  return [
    ...CHAIRS.map((name, index) =>
      goods(
        'Install',
        3_010_000 + index,
        name,
        10,
        { price: 1, recoveryHP: 35 + index * 5, slotMax: 1 },
        'Sit down for a moment.',
      ),
    ),
    ...monsters.map((monster, index) =>
      goods(
        'Etc',
        4_000_000 + index,
        monster.leftover,
        monster.level,
        { price: 3 + monster.level * 2, slotMax: 200 },
        `Left behind by a ${monster.name}.`,
      ),
    ),
    ...ORES.map((metal, index) =>
      goods(
        'Etc',
        4_010_000 + index,
        `${metal} Ore`,
        index * 15,
        { price: 60 + index * 40, slotMax: 200 },
        'Smelt ten of them.',
      ),
    ),
    ...GEMS.map((gem, index) =>
      goods('Etc', 4_020_000 + index, `Rough ${gem}`, index * 15, { price: 90 + index * 50, slotMax: 200 }),
    ),
    ...KEEPSAKES.map(([id, name, description]) =>
      goods('Etc', id, name, 1, { price: 1, quest: 1 }, description),
    ),
    ...CASH.map(([id, name, description]) => goods('Cash', id, name, 1, { cash: 1 }, description)),
    ...PETS.map(([id, name, description]) => goods('Pet', id, name, 1, { cash: 1, hungry: 1 }, description)),
  ];
}

function scrolls({ id, target, effect, bonus }: ScrollFamily): DemoItem[] {
  const [property, ...amounts] = bonus;
  return SUCCESS.map((success, index) =>
    goods(
      'Consume',
      id + index,
      `Scroll for ${target} ${effect} ${success}%`,
      10 + index * 25,
      { price: 100 + index * 400, success, cursed: 0, [property]: amounts[index] ?? 1 },
      `${effect} of a ${target.toLowerCase()} +${amounts[index] ?? 1}.\\nSuccess rate: ${success}%.`,
    ),
  );
}

type Folder = 'Consume' | 'Install' | 'Etc' | 'Cash' | 'Pet';

function goods(
  folder: Folder,
  id: number,
  name: string,
  level: number,
  info: DemoItem['info'],
  description = '',
  spec?: DemoItem['spec'],
): DemoItem {
  const file = folder === 'Install' ? 'Ins' : folder;
  return { id, name, description, folder: `Item.wz/${folder}`, list: { file }, info, spec, level };
}
