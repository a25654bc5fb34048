import { node, value, wzDocument } from '../../src/catalog/wz/wz-writer.js';
import { entry, list } from './wz-entries.js';

/** Quests with the oddities of real files, by path without extension. */
export const SMALL_QUESTS: Readonly<Record<string, string>> = {
  'Quest.wz/QuestInfo': wzDocument('QuestInfo.img', [
    entry(7103, {
      name: ' The Clock',
      parent: 'null',
      area: '37',
      0: 'Ask #b#p2041021##k.',
      1: 'Slay.',
      type: '[Required]',
    }),
    entry(2000, { name: 'Fixing the House', parent: 'Houses', area: 30 }),
    entry(8833, { name: 'Outer', area: 45 }, entry(4963, { name: 'Slipped in' })),
    entry(9800, { name: 'Asks nothing' }),
  ]),
  'Quest.wz/Check': wzDocument('Check.img', [
    node('7103', [
      entry(
        '0',
        { npc: 2041021, lvmin: '80', start: '2009060100', end: '2009082600', interval: 120, dayByDay: 1 },
        list('quest', [{ id: 7102, state: 2 }, { id: 7104, state: 2 }, { id: 7105, state: 1 }, { id: 7106 }]),
        list('item', [{ id: 4031172 }]),
        node('job', [value('0', 100), value('1', 110)]),
      ),
      entry(
        '1',
        { npc: 2041021, endmeso: 500 },
        list('mob', [{ id: 8500002, count: 1 }]),
        list('item', [{ id: 4031172, count: 1 }, { id: 2010007 }, { id: 2010009, count: 0 }]),
      ),
    ]),
    node('2000', [entry('0', { npc: 1020000, lvmin: 0 }), entry('1', {})]),
    node('8833', [
      entry('0', { lvmin: 100200 }),
      entry(
        '1',
        {},
        list('item', [
          { id: 4031003, count: 1 },
          { id: 4031619, count: 1 },
        ]),
      ),
    ]),
  ]),
  'Quest.wz/Act': wzDocument('Act.img', [
    node('7103', [
      node('0', []),
      entry(
        '1',
        { exp: 78000, money: '150000', pop: 30, nextQuest: 7104, buffItemID: 2022000 },
        list('item', [
          { id: 1102057, count: 1, gender: 1, job: 3, period: 60 },
          { id: 4031172, count: -1 },
          { id: 4031173 },
        ]),
        list('skill', [{ id: 1004, skillLevel: 1 }]),
      ),
    ]),
    node('2000', [
      entry(
        '1',
        { exp: 300, money: -1000 },
        list('item', [
          { id: 1092000, count: 1, prop: 9 },
          { id: 1092001, count: 1, prop: 1 },
          { id: 2000000, count: 5, prop: -1 },
          { id: 2000001, count: 0 },
        ]),
      ),
    ]),
    // Lends a letter, a lamp and ten tonics, takes three tonics back, and gives a whistle for good.
    node('8833', [
      entry(
        '0',
        {},
        list('item', [
          { id: 4031003, count: 1 },
          { id: 4031619, count: 1 },
          { id: 2000000, count: 10 },
          { id: 2430007, count: 1 },
        ]),
      ),
      entry(
        '1',
        {},
        list('item', [
          { id: 4031003, count: -1 },
          { id: 2000000, count: -3 },
          { id: 4031200, count: 2 },
          { id: 4031200, count: -1 },
          { id: 4031201, count: 1 },
          { id: 4031201, count: -1 },
        ]),
      ),
    ]),
    node('9250', []),
  ]),
};
