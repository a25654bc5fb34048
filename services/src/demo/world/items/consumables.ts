import type { DemoItem } from './demo-item.js';
import { goods } from './demo-item.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import { listOf, readRows } from '../shared/data-files.js';
import { SCROLLS, SPECIAL_SCROLLS } from './scroll-families.js';
import { BUFFS, JOURNEYS, MASTERY_BOOKS, RECOVERIES, SACKS, THROWN } from './use-names.js';

const MINUTE_MS = 60_000;

const EFFECT_TEXTS: Readonly<Record<string, (amount: number) => string>> = {
  hp: (amount) => `Restores ${amount} HP.`,
  mp: (amount) => `Restores ${amount} MP.`,
  hpR: (amount) => `Restores #c${amount}%# of HP.`,
  mpR: (amount) => `Restores #c${amount}%# of MP.`,
  pad: (amount) => `Weapon attack +${amount}.`,
  mad: (amount) => `Magic attack +${amount}.`,
  pdd: (amount) => `Weapon defense +${amount}.`,
  mdd: (amount) => `Magic defense +${amount}.`,
  acc: (amount) => `Accuracy +${amount}.`,
  eva: (amount) => `Avoidability +${amount}.`,
  speed: (amount) => `Speed +${amount}.`,
  jump: (amount) => `Jump +${amount}.`,
};

/** How well a scroll works, how often it destroys the gear when it fails, and where in its family it stands. */
const SCROLL_RATES = [
  { success: 100, cursed: 0, strength: 0 },
  { success: 60, cursed: 0, strength: 1 },
  { success: 10, cursed: 0, strength: 2 },
  { success: 70, cursed: 50, strength: 1 },
  { success: 30, cursed: 50, strength: 2 },
] as const;

/** In a family of scrolls each stat has ten numbers. */
const NUMBERS_PER_STAT = 10;

/** Scrolls that may destroy gear exist for the first stat of a family only. */
const SAFE_RATES = 3;

/** Potions, food, what makes one stronger, journeys, scrolls, ammunition, sacks, books and the card of each monster. */
export function demoConsumables(monsters: readonly DemoMonster[]): DemoItem[] {
  return [
    ...recoveries(),
    ...buffs(),
    ...journeys(),
    ...scrolls(),
    ...thrown(),
    ...sacks(),
    ...books(),
    ...cards(monsters),
  ];
}

/** `hp 50, mp 10` as the files have it. */
function effectsOf(cell: string | undefined): Record<string, number> {
  return Object.fromEntries(
    listOf(cell).map((part) => {
      const [name = '', amount] = part.split(' ');
      return [name, Number(amount)];
    }),
  );
}

function described(note: string, effects: Readonly<Record<string, number>>, ending = ''): string {
  const texts = Object.entries(effects).flatMap(([name, amount]) => EFFECT_TEXTS[name]?.(amount) ?? []);
  const effect = [...texts, ending].filter((part) => part !== '').join(' ');
  return effect === '' ? note : `${note}\\n${effect}`;
}

function recoveries(): DemoItem[] {
  return readRows(RECOVERIES, 6).map(([id, level, name = '', price, effects, note = '']) => {
    const spec = effectsOf(effects);
    const info = { price: Number(price), slotMax: 100 };
    return goods('Consume', Number(id), name, Number(level), info, described(note, spec), spec);
  });
}

function buffs(): DemoItem[] {
  return readRows(BUFFS, 7).map(([id, level, name = '', price, effects, minutes, note = '']) => {
    const spec = effectsOf(effects);
    const text = described(note, spec, `For ${minutes} minutes.`);
    const info = { price: Number(price), slotMax: 100 };
    const lasting = { ...spec, time: Number(minutes) * MINUTE_MS };
    return goods('Consume', Number(id), name, Number(level), info, text, lasting);
  });
}

function journeys(): DemoItem[] {
  return readRows(JOURNEYS, 6).map(([id, level, name = '', price, moveTo, note]) =>
    goods('Consume', Number(id), name, Number(level), { price: Number(price), slotMax: 100 }, note, {
      moveTo: Number(moveTo),
    }),
  );
}

function scrolls(): DemoItem[] {
  const families = readRows(SCROLLS, 3).flatMap(([first, target = '', stats]) =>
    listOf(stats).flatMap((stat, place) =>
      scrollsOf(Number(first) * 100 + place * NUMBERS_PER_STAT, target, stat, place),
    ),
  );
  const special = readRows(SPECIAL_SCROLLS, 6).map(([id, level, name = '', success, cursed, note]) =>
    goods(
      'Consume',
      Number(id),
      name,
      Number(level),
      { price: 5000, slotMax: 100, success: Number(success), cursed: Number(cursed) },
      note,
    ),
  );
  return [...families, ...special];
}

/** `Defense incPDD 1 2 5`: one scroll for each rate; the rarer it works, the more it gives. */
function scrollsOf(first: number, target: string, stat: string, place: number): DemoItem[] {
  const words = stat.split(' ');
  const amounts = words.slice(-3).map(Number);
  const property = words.at(-4) ?? '';
  const effect = words.slice(0, -4).join(' ');
  return SCROLL_RATES.slice(0, place === 0 ? SCROLL_RATES.length : SAFE_RATES).map(
    ({ success, cursed, strength }, index) => {
      const amount = amounts[strength] ?? 1;
      const risk = cursed > 0 ? `\\nIf it fails, the gear is destroyed ${cursed} times in a hundred.` : '';
      return goods(
        'Consume',
        first + index,
        `${cursed > 0 ? 'Black Scroll' : 'Scroll'} for ${target} ${effect} ${success}%`,
        10 + strength * 25 + place * 5,
        { price: 100 + strength * 700, slotMax: 100, success, cursed, [property]: amount },
        `${target}: ${effect.toLowerCase()} +${amount}.\\nSuccess rate: ${success}%.${risk}`,
      );
    },
  );
}

/** Their unit price is written with a decimal comma, as in real files. */
function thrown(): DemoItem[] {
  return readRows(THROWN, 7).map(([id, level, name = '', attack, slotMax, unitPrice = '', note]) =>
    goods(
      'Consume',
      Number(id),
      name,
      Number(level),
      { price: 1, unitPrice, slotMax: Number(slotMax), incPAD: Number(attack), reqLevel: Number(level) },
      note,
    ),
  );
}

function sacks(): DemoItem[] {
  return readRows(SACKS, 3).map(([level, name = '', note], index) =>
    goods(
      'Consume',
      2_100_000 + index,
      name,
      Number(level),
      { price: Number(level) * 100, slotMax: 100 },
      note,
    ),
  );
}

/** Two of each: one that usually works, and one that takes the skill further and rarely works. */
function books(): DemoItem[] {
  return readRows(MASTERY_BOOKS, 3).flatMap(([job = '', level, skill = ''], index) =>
    [
      { steps: 20, success: 70 },
      { steps: 30, success: 50 },
    ].map(({ steps, success }, edition) =>
      goods(
        'Consume',
        2_290_000 + index * 2 + edition,
        `Mastery Book: ${skill} ${steps}`,
        Number(level) + edition * 15,
        { price: 10_000, slotMax: 1, success, reqLevel: Number(level) },
        `Lets a ${job.toLowerCase()} take ${skill} as far as level ${steps}.\\nSuccess rate: ${success}%.`,
      ),
    ),
  );
}

/** In the order of the monsters' levels, bosses' cards after all others, as the game counts them. */
function cards(monsters: readonly DemoMonster[]): DemoItem[] {
  const card = (monster: DemoMonster, id: number) =>
    goods(
      'Consume',
      id,
      `${monster.name} Card`,
      monster.level,
      { price: 1, mob: monster.id, slotMax: 100 },
      `For the monster book: what is known of ${monster.name}.`,
    );
  const ordinary = monsters.filter(({ isBoss }) => !isBoss);
  const bosses = monsters.filter(({ isBoss }) => isBoss);
  return [
    ...ordinary.map((monster, index) => card(monster, 2_380_000 + index)),
    ...bosses.map((monster, index) => card(monster, 2_388_000 + index)),
  ];
}
