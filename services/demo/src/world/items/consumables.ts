import { MINUTE_MS } from '@portico/domain';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import { numbersOf, readRows } from '../shared/data-files.js';
import { goods, type DemoItem } from './demo-item.js';
import { demoScrolls } from './scrolls.js';

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
