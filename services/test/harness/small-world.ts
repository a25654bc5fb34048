import { node, picture, value, wzDocument } from '../../src/catalog/wz/wz-writer.js';
import type { WzValue } from '../../src/catalog/wz/wz-writer.js';

const NO_MAP = 999_999_999;

const entry = (id: number | string, fields: Readonly<Record<string, string | number>>, ...rest: WzValue[]) =>
  node(String(id), [...rest, ...Object.entries(fields).map(([name, content]) => value(name, content))]);

const list = (name: string, entries: readonly Readonly<Record<string, string | number>>[]) =>
  node(
    name,
    entries.map((fields, index) => entry(index, fields)),
  );

const map = (id: number, info: Readonly<Record<string, string | number>>, ...parts: WzValue[]) => {
  const name = String(id).padStart(9, '0');
  const document = wzDocument(`${name}.img`, [
    entry('info', { version: 10, ...info }),
    // Layers and backgrounds are most of a real file, and nothing of them is wanted.
    node('back', [entry(0, { x: 1, y: 2 })]),
    node('0', [node('tile', [entry(0, { x: 1, y: 2 })])]),
    ...parts,
  ]);
  return [`Map.wz/Map/Map${name.slice(0, 1)}/${name}`, document] as const;
};

const spot = (
  type: 'm' | 'n',
  id: string,
  x: number,
  y: number,
  more: Record<string, string | number> = {},
) => ({
  type,
  id,
  x,
  y,
  fh: 1,
  hide: 0,
  ...more,
});

const MAPS = [
  map(
    100000000,
    {
      town: '1',
      returnMap: 100000000,
      forcedReturn: NO_MAP,
      fieldLimit: 0,
      mapMark: 'Green',
      mobRate: '1,5',
    },
    list('life', [spot('n', '1012000', 149, 267), spot('n', '9000068', 5, 6, { hide: 1 })]),
    list('portal', [
      { pn: 'sp', pt: 0, x: 10, y: 20, tm: NO_MAP, tn: '' },
      { pn: 'out', pt: 2, x: 90, y: 20, tm: 104040000, tn: 'in' },
    ]),
    node('foothold', [
      node('0', [
        node('3', [
          entry(1, { x1: -10, y1: 0, x2: 90, y2: 0, prev: 0, next: 2 }),
          entry(2, { x1: 90, y1: 0, x2: 90, y2: 60, prev: 1, next: 0 }),
        ]),
      ]),
    ]),
    list('ladderRope', [{ l: 1, uf: 1, x: 40, y1: -100, y2: -10, page: 2 }]),
    node('miniMap', [
      picture('canvas', 465, 86),
      value('width', 7440),
      value('height', 1376),
      value('centerX', 100),
      value('centerY', 200),
      value('mag', 4),
    ]),
  ),
  map(
    104040000,
    { town: 0, returnMap: 100000000, mapMark: 'None' },
    list('life', [
      spot('m', '0130101', 1, 2),
      spot('n', '9000069', 9, 9, { limitedname: 'harvest' }),
      spot('m', '0120100', 3, 4, { mobTime: -1 }),
      spot('m', '0130101', 5, 6, { mobTime: 30 }),
    ]),
    list('reactor', [{ id: '0002001', x: 7, y: 8, reactorTime: 5, f: 0, name: '' }]),
    node('miniMap', [picture('canvas', 144, 114), value('mag', 4)]),
  ),
  // Linked: what it holds itself is not what the game shows.
  map(
    100020101,
    { link: '104040000', fieldLimit: 262216, returnMap: NO_MAP },
    list('life', [spot('m', '0100100', 0, 0)]),
  ),
  map(100020102, { link: '100029999' }),
  map(100020103, { link: '100020104' }),
  map(100020104, { link: '100020103' }),
  map(610030100, {}, list('reactor', [{ id: '6102001', x: 0, y: 0, reactorTime: 0 }])),
  map(1020, {}, list('reactor', [{ id: '9999', x: 0, y: 0, reactorTime: 0 }])),
];

const STRINGS: Readonly<Record<string, string>> = {
  'String.wz/Map': wzDocument('Map.img', [
    node('victoria', [
      entry(100000000, { streetName: 'Green Road', mapName: ' Greenmere ', mapDesc: 'A town of archers.' }),
      entry(104040000, { streetName: '', mapName: 'Hunting Ground' }),
      entry(106021800, { mapName: 'Dead End' }, entry(106021100, { mapName: 'Slipped in' })),
      value('stray', 'text'),
    ]),
    node('event', [
      entry(106021100, { streetName: 'City', mapName: 'Skyscraper 4' }),
      entry(100000000, { mapName: 'Named again' }),
      entry(100020101, { streetName: 'Mini Dungeon', mapName: 'Pig Farm' }),
      entry(610030100, { mapName: 'Keep' }),
    ]),
  ]),
  'String.wz/Npc': wzDocument('Npc.img', [
    entry(1012000, { name: 'Regular Cab ', func: 'Taxi' }),
    entry(2041021, { name: '시계공' }),
    entry(9901000, {}),
    entry(9000068, {}),
  ]),
  'String.wz/MonsterBook': `\u{feff}${wzDocument('MonsterBook.img', [
    node('100100', [
      node('map', [value('0', 104040000), value('1', 104040000), value('2', 10000)]),
      node('reward', [value('0', 2000000)]),
      value('episode', 'Small.'),
    ]),
  ]).replaceAll('"/>', '" />')}`,
  'Etc.wz/NpcLocation': wzDocument('NpcLocation.img', [entry(1012000, { 0: 100000000 })]),
  'Etc.wz/QuestCategory': wzDocument('QuestCategory.img', [
    value('0', 'empty'),
    value('30', 'Green Island'),
    value('37', 'Clock Lake'),
    value('45', 'Far Away'),
  ]),
};

const QUESTS: Readonly<Record<string, string>> = {
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
    // Lends a letter, a lamp and ten of a tonic, of which it takes three back, and gives a whistle for good.
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

const REACTORS: Readonly<Record<string, string>> = {
  'Reactor.wz/0002001': wzDocument('0002001.img', [
    entry('info', { info: '상자', link: '0002000' }),
    node('0', [node('event', [entry(0, { type: 0 })])]),
    value('action', 'box1'),
  ]),
  'Reactor.wz/6102001': wzDocument('6102001.img', []),
  'Reactor.wz/0007777': wzDocument('0007777.img', []),
};

/** Maps, NPCs, quests and reactors with the oddities of real files, by path without extension. */
export const SMALL_WORLD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MAPS),
  ...STRINGS,
  ...QUESTS,
  ...REACTORS,
};
