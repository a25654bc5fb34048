import { MINUTE_MS } from '@portico/domain';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import { numbersOf, readRows, listOf } from '../shared/data-files.js';
import { goods, type DemoItem } from './demo-item.js';

/** Texts of effects in descriptions, by property. `{amount}` is the number. */
type EffectTexts = ReadonlyMap<string, string>;

/** Potions, food, buffs, return scrolls, scrolls, ammunition, sacks, books, and a card of each monster. */
export function demoConsumables(monsters: readonly DemoMonster[]): DemoItem[] {
  const texts = new Map(readRows('items/effects', 2).map(([property = '', text = '']) => [property, text]));
  return [
    ...recoveries(texts),
    ...buffs(texts),
    ...returnScrolls(),
    ...demoScrolls(),
    ...ammunition(),
    ...summoningSacks(),
    ...masteryBooks(),
    ...cards(monsters),
  ];
}

function described(
  note: string,
  effects: Readonly<Record<string, number>>,
  texts: EffectTexts,
  ending = '',
): string {
  const known = Object.entries(effects).flatMap(
    ([name, amount]) => texts.get(name)?.replace('{amount}', String(amount)) ?? [],
  );
  const effect = [...known, ending].filter((part) => part !== '').join(' ');
  return effect === '' ? note : `${note}\\n${effect}`;
}

function recoveries(texts: EffectTexts): DemoItem[] {
  return readRows('items/recoveries', 6).map(([id, level, name = '', price, effects, note = '']) => {
    const spec = numbersOf(effects);
    const info = { price: Number(price), slotMax: 100 };
    return goods('Consume', Number(id), name, Number(level), info, described(note, spec, texts), spec);
  });
}

function buffs(texts: EffectTexts): DemoItem[] {
  return readRows('items/buffs', 7).map(([id, level, name = '', price, effects, minutes, note = '']) => {
    const spec = numbersOf(effects);
    const text = described(note, spec, texts, `For ${minutes} minutes.`);
    const info = { price: Number(price), slotMax: 100 };
    const lasting = { ...spec, time: Number(minutes) * MINUTE_MS };
    return goods('Consume', Number(id), name, Number(level), info, text, lasting);
  });
}

function returnScrolls(): DemoItem[] {
  return readRows('items/return-scrolls', 6).map(([id, level, name = '', price, moveTo, note]) =>
    goods('Consume', Number(id), name, Number(level), { price: Number(price), slotMax: 100 }, note, {
      moveTo: Number(moveTo),
    }),
  );
}

/** Unit prices have a decimal comma, as in real files. */
function ammunition(): DemoItem[] {
  return readRows('items/ammunition', 7).map(
    ([id, level, name = '', attack, slotMax, unitPrice = '', note]) =>
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

function summoningSacks(): DemoItem[] {
  return readRows('items/summoning-sacks', 3).map(([level, name = '', note], index) =>
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

/** Two books per skill: one that usually works, and one for higher levels that rarely works. */
function masteryBooks(): DemoItem[] {
  return readRows('items/mastery-books', 3).flatMap(([job = '', level, skill = ''], index) =>
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

/** In the order of the monsters' levels. Bosses' cards come last, as the game numbers them. */
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

/** Scrolls for each kind of equipment, and some for any. */
function demoScrolls(): DemoItem[] {
  const families = readRows('items/scrolls', 3).flatMap(([first, target = '', stats]) =>
    listOf(stats).flatMap((stat, place) =>
      scrollsOf(Number(first) * 100 + place * NUMBERS_PER_STAT, target, stat, place),
    ),
  );
  const special = readRows('items/special-scrolls', 6).map(([id, level, name = '', success, cursed, note]) =>
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
