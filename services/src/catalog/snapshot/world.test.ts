import { map, npc, quest } from '../../../test/catalog/world-entries.js';
import { CustomSpawns } from './map-spawns.js';
import { WorldContent } from './world-content.js';
import { World } from './world.js';
import { EMPTY_WORLD, type LifeRow } from './catalog-reader.js';

const life = (mapId: number, kind: LifeRow['kind'], subjectId: number, amount: number): LifeRow => ({
  mapId,
  kind,
  subjectId,
  amount,
  isHidden: false,
  spots: JSON.stringify(Array.from({ length: amount }, (_, x) => ({ x, y: 0 }))),
});

const content = new WorldContent({
  drawings: new Map(),
  exits: new Map(),
  maps: [
    map(300, 'Flats'),
    map(301, 'Annex', { sourceMapId: 300 }),
    map(302, 'Map 302', { hasName: false, sourceMapId: 300 }),
    map(100, 'Quay', { streetName: 'Harbor Road' }),
  ],
  npcs: [npc(1, 'Alma', 'Keeper'), npc(2, 'Bertil')],
  quests: [
    quest(20, 'Oil', {
      region: 'ossyria',
      areaName: 'Ludus Lake',
      minimumLevel: 10,
      startNpcId: 1,
      endNpcId: 1,
    }),
    quest(10, 'Gulls', { minimumLevel: 75, startNpcId: 2 }, { monsters: [{ id: 7, count: 3 }] }),
    quest(30, 'Nobody', {}, { items: [{ id: 4, count: 1 }], absentItems: [5] }),
  ],
  reactors: [],
  life: [
    life(300, 'monster', 7, 2),
    life(100, 'monster', 7, 5),
    life(300, 'npc', 1, 1),
    life(300, 'monster', 6, 1),
  ],
  foundAt: [
    { kind: 'monster', subjectId: 7, mapId: 300 },
    { kind: 'npc', subjectId: 1, mapId: 100 },
    { kind: 'npc', subjectId: 1, mapId: 999 },
  ],
});

const world = new World(content);

const maps = (kind: LifeRow['kind'], id: number) =>
  world.mapsOf(kind, id).map((found) => [found.map.id, found.amount]);
const quests = (query: Partial<Parameters<typeof world.searchQuests>[0]>) =>
  world.searchQuests({ term: '', npc: '', ...query }).map(({ id }) => id);

describe('world index', () => {
  it('shows on a linked map what stands on the other', () => {
    const annex = world.map(301);
    expect(
      annex && world.lifeOf(annex).map(({ kind, subjectId, spots }) => [kind, subjectId, spots.length]),
    ).toEqual([
      ['monster', 6, 1],
      ['monster', 7, 2],
      ['npc', 1, 1],
    ]);
  });

  it('finds a monster on its maps, most places first, and on linked ones that have a name', () => {
    expect(maps('monster', 7)).toEqual([
      [100, 5],
      [300, 2],
      [301, 2],
    ]);
    expect(maps('monster', 8)).toEqual([]);
  });

  it('adds maps that only the books name, where they exist', () => {
    expect(maps('npc', 1)).toEqual([
      [300, 1],
      [301, 1],
      [100, 0],
    ]);
  });

  it('counts the monsters of a map, most spots first, and of the map that it is linked to', () => {
    const annex = world.map(301);
    expect(annex && world.monstersOn(annex)).toEqual([
      { monsterId: 7, amount: 2 },
      { monsterId: 6, amount: 1 },
    ]);
  });

  it('lists maps by id and quests by level, those for any last, where nothing is searched', () => {
    expect(world.searchMaps(' ').map(({ id }) => id)).toEqual([100, 300, 301, 302]);
    expect(quests({})).toEqual([20, 10, 30]);
  });

  it('finds quests by name, NPC and either name of the area', () => {
    expect(quests({ term: 'oil' })).toEqual([20]);
    expect(quests({ term: 'bertil' })).toEqual([10]);
    expect(quests({ term: 'ludus' })).toEqual([20]);
    expect(quests({ term: 'ossyria' })).toEqual([20]);
  });

  it('narrows quests by all filters at once', () => {
    expect(quests({ levelBand: 71 })).toEqual([10]);
    expect(quests({ region: 'ossyria', npc: 'AL' })).toEqual([20]);
    expect(quests({ region: 'ossyria', npc: 'bert' })).toEqual([]);
  });

  it('tells the quests of an NPC, a monster and an item, what must not be held left out', () => {
    const roles = (mentions: ReturnType<typeof world.quests.ofNpc>) =>
      mentions.map((mention) => [mention.quest.id, mention.roles]);
    expect(roles(world.quests.ofNpc(1))).toEqual([[20, ['starts', 'ends']]]);
    expect(roles(world.quests.ofMonster(7))).toEqual([[10, ['objective']]]);
    expect(roles(world.quests.ofItem(4))).toEqual([[30, ['objective']]]);
    expect(roles(world.quests.ofItem(5))).toEqual([]);
  });

  it('names what it does not know by its id', () => {
    expect([world.mapName(9), world.npcName(9), world.questName(9), world.reactorName(9)]).toEqual([
      'Map 9',
      'NPC 9',
      'Quest 9',
      'Reactor 9',
    ]);
  });

  it('is empty without an import', () => {
    expect(new World(new WorldContent(EMPTY_WORLD)).searchMaps('')).toEqual([]);
  });

  it('counts the places of each kind that come back alike, without hidden ones and with those of the server', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 1, y: 0, respawn: 5 },
      { x: 2, y: 0, hidden: true },
      { x: 3, y: 0 },
    ];
    const row = { ...life(400, 'monster', 7, 4), spots: JSON.stringify(spots) };
    const flats = map(400, 'Flats');
    const own = { ...EMPTY_WORLD, maps: [flats], life: [row, { ...row, subjectId: 8, isHidden: true }] };
    const custom = {
      mapId: 400,
      kind: 'monster',
      subjectId: 7,
      x: 9,
      y: 0,
      respawn: 5,
      isHidden: false,
    } as const;
    const spawns = new CustomSpawns([custom, { ...custom, isHidden: true }, { ...custom, kind: 'npc' }]);
    expect(new World(new WorldContent(own)).spawnsOn(flats)).toEqual([
      { monsterId: 7, respawn: 0, count: 2 },
      { monsterId: 7, respawn: 5, count: 1 },
    ]);
    const both = new World(new WorldContent(own), spawns);
    expect(both.spawnsOn(flats).map(({ count }) => count)).toEqual([2, 2]);
  });
});
