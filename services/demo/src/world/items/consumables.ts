import { MINUTE_MS } from '@portico/domain';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import { listOf, numbersOf, readRows, readTable } from '../shared/data-files.js';
import { goods, type DemoItem } from './demo-item.js';

/** Potions, food, buffs, return scrolls, scrolls, ammunition, sacks, books, and a card of each monster. */
export function demoConsumables(monsters: readonly DemoMonster[]): DemoItem[] {
  return [
    ...potionsAndFood(),
    ...readTable('items/return-scrolls', ['id', 'level', 'name', 'price', 'moveTo', 'note']).map((row) =>
      goods('Consume', row, { price: Number(row.price), slotMax: 100 }, { moveTo: Number(row.moveTo) }),
    ),
    ...scrolls(),
    ...ammunition(),
    ...readTable('items/summoning-sacks', ['level', 'name', 'note']).map((row, index) =>
      goods('Consume', { ...row, id: 2_100_000 + index }, { price: Number(row.level) * 100, slotMax: 100 }),
    ),
    ...masteryBooks(),
    ...cards(monsters),
  ];
}

function potionsAndFood(): DemoItem[] {
  const texts = new Map(readRows('items/effects', 2).map(([property = '', text = '']) => [property, text]));
  const made = ({ price, note, ...row }: (typeof recoveries)[number], minutes?: string) => {
    const effects = numbersOf(row.effects);
    const known = Object.entries(effects).flatMap(
      ([name, amount]) => texts.get(name)?.replace('{amount}', String(amount)) ?? [],
    );
    const effect = [...known, ...(minutes === undefined ? [] : [`For ${minutes} minutes.`])].join(' ');
    return goods(
      'Consume',
      { ...row, note: effect === '' ? note : `${note}\\n${effect}` },
      { price: Number(price), slotMax: 100 },
      minutes === undefined ? effects : { ...effects, time: Number(minutes) * MINUTE_MS },
    );
  };
  const recoveries = readTable('items/recoveries', ['id', 'level', 'name', 'price', 'effects', 'note']);
  const buffs = readTable('items/buffs', ['id', 'level', 'name', 'price', 'effects', 'minutes', 'note']);
  return [...recoveries.map((row) => made(row)), ...buffs.map((row) => made(row, row.minutes))];
}

/** Unit prices have a decimal comma, as in real files. */
function ammunition(): DemoItem[] {
  const columns = ['id', 'level', 'name', 'attack', 'slotMax', 'unitPrice', 'note'] as const;
  return readTable('items/ammunition', columns).map(({ attack, slotMax, unitPrice, ...row }) => {
    const numbers = { slotMax: Number(slotMax), incPAD: Number(attack), reqLevel: Number(row.level) };
    return goods('Consume', row, { price: 1, unitPrice, ...numbers });
  });
}

/** Two books per skill: one that usually works, and one for higher levels that rarely works. */
function masteryBooks(): DemoItem[] {
  return readTable('items/mastery-books', ['job', 'level', 'skill']).flatMap(({ job, level, skill }, index) =>
    [
      { steps: 20, success: 70 },
      { steps: 30, success: 50 },
    ].map(({ steps, success }, edition) => {
      const text = `Lets a ${job.toLowerCase()} take ${skill} as far as level ${steps}.`;
      const book = {
        id: 2_290_000 + index * 2 + edition,
        name: `Mastery Book: ${skill} ${steps}`,
        level: Number(level) + edition * 15,
        note: `${text}\\nSuccess rate: ${success}%.`,
      };
      return goods('Consume', book, { price: 10_000, slotMax: 1, success, reqLevel: Number(level) });
    }),
  );
}

/** In the order of the monsters' levels. Bosses' cards come last, as the game numbers them. */
function cards(monsters: readonly DemoMonster[]): DemoItem[] {
  const cardsOf = (some: readonly DemoMonster[], first: number) =>
    some.map(({ id, name, level }, index) => {
      const note = `For the monster book: what is known of ${name}.`;
      const card = { id: first + index, name: `${name} Card`, level, note };
      return goods('Consume', card, { price: 1, mob: id, slotMax: 100 });
    });
  return [
    ...cardsOf(
      monsters.filter(({ isBoss }) => !isBoss),
      2_380_000,
    ),
    ...cardsOf(
      monsters.filter(({ isBoss }) => isBoss),
      2_388_000,
    ),
  ];
}

/** Success and destruction of a scroll in percent, and its strength within its family. */
const SCROLL_RATES = [
  { success: 100, cursed: 0, strength: 0 },
  { success: 60, cursed: 0, strength: 1 },
  { success: 10, cursed: 0, strength: 2 },
  { success: 70, cursed: 50, strength: 1 },
  { success: 30, cursed: 50, strength: 2 },
] as const;

/** Ids per stat in a family of scrolls. */
const NUMBERS_PER_STAT = 10;

/** Rates without a risk of destruction. Only the first stat of a family has the risky ones too. */
const SAFE_RATES = 3;

function scrolls(): DemoItem[] {
  const families = readRows('items/scrolls', 3).flatMap(([first, target = '', stats]) =>
    listOf(stats).flatMap((stat, place) =>
      scrollsOf(Number(first) * 100 + place * NUMBERS_PER_STAT, target, stat, place),
    ),
  );
  const columns = ['id', 'level', 'name', 'success', 'cursed', 'note'] as const;
  const special = readTable('items/special-scrolls', columns).map(({ success, cursed, ...row }) => {
    const rates = { success: Number(success), cursed: Number(cursed) };
    return goods('Consume', row, { price: 5000, slotMax: 100, ...rates });
  });
  return [...families, ...special];
}

/** Reads `Defense incPDD 1 2 5`: one scroll per rate. The lower its success, the stronger its effect. */
function scrollsOf(first: number, target: string, stat: string, place: number): DemoItem[] {
  const words = stat.split(' ');
  const amounts = words.slice(-3).map(Number);
  const property = words.at(-4) ?? '';
  const effect = words.slice(0, -4).join(' ');
  return SCROLL_RATES.slice(0, place === 0 ? SCROLL_RATES.length : SAFE_RATES).map(
    ({ success, cursed, strength }, index) => {
      const amount = amounts[strength] ?? 1;
      const risk = cursed > 0 ? `\\nIf it fails, the gear is destroyed ${cursed} times in a hundred.` : '';
      const scroll = {
        id: first + index,
        name: `${cursed > 0 ? 'Black Scroll' : 'Scroll'} for ${target} ${effect} ${success}%`,
        level: 10 + strength * 25 + place * 5,
        note: `${target}: ${effect.toLowerCase()} +${amount}.\\nSuccess rate: ${success}%.${risk}`,
      };
      const price = 100 + strength * 700;
      return goods('Consume', scroll, { price, slotMax: 100, success, cursed, [property]: amount });
    },
  );
}
