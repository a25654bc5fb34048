import type { DemoMonster } from '../monsters/demo-monsters.js';
import { readTable } from '../shared/data-files.js';
import { goods, type DemoItem } from './demo-item.js';

export const FIRST_ETC_ITEM = 4_000_000;

/** Chairs, the etc item of each monster, ores, stones, materials, tickets, quest items, cash goods and pets. */
export function demoOtherGoods(monsters: readonly DemoMonster[]): DemoItem[] {
  return [
    ...chairs(),
    ...readTable('items/setup-goods', ['name', 'note']).map((row, index) =>
      goods('Install', { ...row, id: 3_992_000 + index, level: 10 }, { price: 500, slotMax: 100 }),
    ),
    ...etcItems(monsters),
    ...minerals('items/metals', ['Ore', 4_010_000, 'Smelt ten of them.'], ['Plate', 4_011_000, '']),
    ...minerals('items/stones', ['Rough', 4_020_000, 'Cut ten of them.'], ['Cut', 4_021_000, '']),
    ...readTable('items/crystals', ['name', 'level', 'note']).map((row, index) =>
      goods('Etc', { ...row, id: 4_005_000 + index }, { price: 5000, slotMax: 200 }),
    ),
    ...readTable('items/materials', ['level', 'name', 'price', 'note']).map((row, index) =>
      goods('Etc', { ...row, id: 4_003_000 + index }, { price: Number(row.price), slotMax: 200 }),
    ),
    ...readTable('items/tickets', ['id', 'level', 'name', 'price', 'note']).map((row) =>
      goods('Etc', row, { price: Number(row.price), slotMax: 100 }),
    ),
    ...readTable('items/quest-items', ['name', 'note']).map((row, index) =>
      goods('Etc', { ...row, id: 4_032_000 + index }, { price: 1, quest: 1, tradeBlock: 1, slotMax: 100 }),
    ),
    ...readTable('items/cash-goods', ['id', 'name', 'note']).map((row) =>
      goods('Cash', row, { cash: 1, slotMax: 100 }),
    ),
    ...readTable('items/pets', ['name', 'note']).map((row, index) =>
      goods('Pet', { ...row, id: 5_000_000 + index }, { cash: 1, hungry: 1 + (index % 4), life: 90 }),
    ),
  ];
}

function chairs(): DemoItem[] {
  return readTable('items/chairs', ['level', 'name', 'note']).map((row, index) => {
    const mana: DemoItem['info'] = index % 4 === 3 ? { recoveryMP: 20 + index } : {};
    const info = { price: 1, recoveryHP: 35 + index * 2, ...mana, slotMax: 1, reqLevel: Number(row.level) };
    return goods('Install', { ...row, id: 3_010_000 + index }, info);
  });
}

/** Etc items of monsters, numbered in the order of the monsters' levels. */
function etcItems(monsters: readonly DemoMonster[]): DemoItem[] {
  return monsters.map(({ name, level, etcItem, etcItemNote, isBoss }, index) => {
    const note = `${etcItemNote}\\nLeft behind by ${name}.`;
    const price = isBoss ? level * 100 : 3 + level * 2;
    return goods('Etc', { id: FIRST_ETC_ITEM + index, name: etcItem, level, note }, { price, slotMax: 200 });
  });
}

type Stage = readonly [word: string, first: number, ending: string];

/** A metal or stone, raw and refined. */
function minerals(file: string, raw: Stage, worked: Stage): DemoItem[] {
  return [raw, worked].flatMap(([word, first, ending], stage) =>
    readTable(file, ['name', 'level', 'note']).map(({ name: mineral, level, note: own }, index) => {
      const name = word === 'Rough' || word === 'Cut' ? `${word} ${mineral}` : `${mineral} ${word}`;
      const note = ending === '' ? own : `${own}\\n${ending}`;
      const price = (60 + Number(level) * 5) * (1 + stage * 9);
      return goods('Etc', { id: first + index, name, level, note }, { price, slotMax: 200 });
    }),
  );
}
