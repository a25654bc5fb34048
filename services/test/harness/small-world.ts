import { node, value, wzDocument } from '../../src/catalog/wz/wz-writer.js';
import { SMALL_MAPS } from './small-maps.js';
import { SMALL_QUESTS } from './small-quests.js';
import { entry } from './wz-entries.js';

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
  ...SMALL_MAPS,
  ...STRINGS,
  ...SMALL_QUESTS,
  ...REACTORS,
};
