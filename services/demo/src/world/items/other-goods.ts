import type { DemoMonster } from '../monsters/demo-monsters.js';
import { readRows } from '../shared/data-files.js';
import { goods, type DemoItem } from './demo-item.js';

/** Chairs, the etc item of each monster, ores, stones, materials, tickets, quest items, cash goods and pets. */
export function demoOtherGoods(monsters: readonly DemoMonster[]): DemoItem[] {
  return [
    ...setups(),
    ...etcItems(monsters),
    ...minerals('items/metals', ['Ore', 4_010_000, 'Smelt ten of them.'], ['Plate', 4_011_000, '']),
    ...minerals('items/stones', ['Rough', 4_020_000, 'Cut ten of them.'], ['Cut', 4_021_000, '']),
    ...crystals(),
    ...materials(),
    ...tickets(),
    ...questItems(),
    ...cashGoods(),
    ...pets(),
  ];
}

function setups(): DemoItem[] {
  const chairs = readRows('items/chairs', 3).map(([level, name = '', note], index) => {
    const info = {
      price: 1,
      recoveryHP: 35 + index * 2,
      ...(index % 4 === 3 ? { recoveryMP: 20 + index } : {}),
    };
    return goods(
      'Install',
      3_010_000 + index,
      name,
      Number(level),
      { ...info, slotMax: 1, reqLevel: Number(level) },
      note,
    );
  });
  const others = readRows('items/setup-goods', 2).map(([name = '', note], index) =>
    goods('Install', 3_992_000 + index, name, 10, { price: 500, slotMax: 100 }, note),
  );
  return [...chairs, ...others];
}

export const FIRST_ETC_ITEM = 4_000_000;

/** Etc items of monsters, numbered in the order of the monsters' levels. */
function etcItems(monsters: readonly DemoMonster[]): DemoItem[] {
  return monsters.map(({ name, level, etcItem, etcItemNote, isBoss }, index) =>
    goods(
      'Etc',
      FIRST_ETC_ITEM + index,
      etcItem,
      level,
      { price: isBoss ? level * 100 : 3 + level * 2, slotMax: 200 },
      `${etcItemNote}\\nLeft behind by ${name}.`,
    ),
  );
}

type Stage = readonly [word: string, first: number, ending: string];

/** A metal or stone, raw and refined. */
function minerals(file: string, raw: Stage, worked: Stage): DemoItem[] {
  return [raw, worked].flatMap(([word, first, ending], stage) =>
    readRows(file, 3).map(([mineral = '', level, note = ''], index) =>
      goods(
        'Etc',
        first + index,
        word === 'Rough' || word === 'Cut' ? `${word} ${mineral}` : `${mineral} ${word}`,
        Number(level),
        { price: (60 + Number(level) * 5) * (1 + stage * 9), slotMax: 200 },
        ending === '' ? note : `${note}\\n${ending}`,
      ),
    ),
  );
}

function crystals(): DemoItem[] {
  return readRows('items/crystals', 3).map(([name = '', level, note], index) =>
    goods('Etc', 4_005_000 + index, name, Number(level), { price: 5000, slotMax: 200 }, note),
  );
}

function materials(): DemoItem[] {
  return readRows('items/materials', 4).map(([level, name = '', price, note], index) =>
    goods('Etc', 4_003_000 + index, name, Number(level), { price: Number(price), slotMax: 200 }, note),
  );
}

function tickets(): DemoItem[] {
  return readRows('items/tickets', 5).map(([id, level, name = '', price, note]) =>
    goods('Etc', Number(id), name, Number(level), { price: Number(price), slotMax: 100 }, note),
  );
}

const FIRST_QUEST_ITEM = 4_032_000;

function questItems(): DemoItem[] {
  return readRows('items/quest-items', 2).map(([name = '', note], index) =>
    goods(
      'Etc',
      FIRST_QUEST_ITEM + index,
      name,
      1,
      { price: 1, quest: 1, tradeBlock: 1, slotMax: 100 },
      note,
    ),
  );
}

function cashGoods(): DemoItem[] {
  return readRows('items/cash-goods', 3).map(([id, name = '', note]) =>
    goods('Cash', Number(id), name, 1, { cash: 1, slotMax: 100 }, note),
  );
}

function pets(): DemoItem[] {
  return readRows('items/pets', 2).map(([name = '', note], index) =>
    goods('Pet', 5_000_000 + index, name, 1, { cash: 1, hungry: 1 + (index % 4), life: 90 }, note),
  );
}
