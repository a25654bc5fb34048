import { isInLevelBand, type LifeKind, QUEST_LEVEL_BANDS } from '@portico/domain';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import {
  catalogEntities,
  CatalogFoundAtEntity,
  CatalogLifeEntity,
  CatalogMapDrawingEntity,
  CatalogMapEntity,
  catalogMigrations,
  CatalogNpcEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
  unpackMapDrawing,
} from '../index.js';
import type { LifeSpot, QuestDetails } from '../index.js';
import { type ImportResult, runImport } from './run-import.js';

const files = process.env.PORTICO_TEST_WZ ?? '';

if (files === '') {
  process.stderr.write('SKIPPED: import of a real world. Set PORTICO_TEST_WZ to run it.\n');
}

const describeReal = files === '' ? describe.skip : describe;

const spotsIn = (json: string): LifeSpot[] => JSON.parse(json);

describeReal('import of a real world', () => {
  let open: OpenDatabase;
  let result: ImportResult;
  let maps: CatalogMapEntity[];
  let life: CatalogLifeEntity[];
  let quests: { row: CatalogQuestEntity; details: QuestDetails }[];

  beforeAll(async () => {
    open = await openTestDatabase('sqlite', { entities: catalogEntities, migrations: catalogMigrations });
    result = await runImport({ folder: files, unitOfWork: open.unitOfWork });
    const { manager: reader } = open.database.reader;
    maps = await reader.find(CatalogMapEntity);
    life = await reader.find(CatalogLifeEntity);
    quests = (await reader.find(CatalogQuestEntity)).map((row) => ({
      row,
      details: JSON.parse(row.details),
    }));
  }, 240_000);

  afterAll(() => open.close());

  const mapOf = (id: number) => maps.find(({ mapId }) => mapId === id);
  const lifeOn = (id: number, kind: LifeKind) =>
    life
      .filter((row) => row.mapId === mapOf(id)?.sourceMapId && row.kind === kind)
      .sort((a, b) => b.amount - a.amount || a.subjectId - b.subjectId);
  const amountsOn = (id: number, kind: LifeKind) =>
    lifeOn(id, kind).map(({ subjectId, amount }) => [subjectId, amount]);
  const spotsOf = (id: number, subjectId: number): LifeSpot[] =>
    JSON.parse(life.find((row) => row.mapId === id && row.subjectId === subjectId)?.spots ?? '[]');
  const questOf = (id: number) => quests.find(({ row }) => row.questId === id);

  it('counts what the files hold', async () => {
    const { itemCount, monsterCount, mapCount, npcCount, questCount, reactorCount } = result;
    expect({ itemCount, monsterCount, mapCount, npcCount, questCount, reactorCount }).toEqual({
      itemCount: 10_598,
      monsterCount: 1597,
      mapCount: 5262 + 533,
      npcCount: 1474 + 50,
      questCount: 2818,
      reactorCount: 421,
    });
    expect(maps.filter(({ hasFile }) => hasFile)).toHaveLength(5262);
    expect(maps.filter(({ sourceMapId, mapId }) => sourceMapId !== mapId)).toHaveLength(2266);
    expect(
      maps.filter(({ region, sourceMapId, mapId }) => region === '' && sourceMapId !== mapId),
    ).toHaveLength(1337);
    expect(maps.filter(({ region }) => region === '')).toHaveLength(1379);
    expect(maps.filter(({ description }) => description !== '')).toHaveLength(18);
    expect(maps.filter(({ region, streetName }) => region !== '' && streetName === '')).toHaveLength(7);
    expect(await open.database.reader.manager.countBy(CatalogNpcEntity, { hasName: true })).toBe(1474);
  });

  it('counts who stands on the maps', async () => {
    const sum = (kind: LifeKind) =>
      life.filter((row) => row.kind === kind).reduce((total, { amount }) => total + amount, 0);
    const kinds = (kind: LifeKind) =>
      new Set(life.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId)).size;
    expect([sum('monster'), kinds('monster'), sum('npc'), kinds('npc')]).toEqual([25_701, 765, 3000, 1202]);
    const book = await open.database.reader.manager.findBy(CatalogFoundAtEntity, { kind: 'monster' });
    expect(new Set(book.map(({ subjectId }) => subjectId)).size).toBe(344);
  });

  it('packs the drawing of every map that has one, and of Henesys in full', async () => {
    const drawings = await open.database.reader.manager.find(CatalogMapDrawingEntity);
    const withMinimap = drawings.filter(({ drawing }) => unpackMapDrawing(drawing).minimap !== null);
    expect(withMinimap).toHaveLength(2113);
    expect(result.report.warnings.map(({ reason }) => reason)).not.toContain('map too large to draw');
    const henesys = drawings.find(({ mapId }) => mapId === 100000000);
    expect(henesys && unpackMapDrawing(henesys.drawing).minimap).toMatchObject({
      canvasWidth: 465,
      canvasHeight: 86,
      mag: 4,
    });
  });

  it('reads the town of Henesys', () => {
    expect(mapOf(100000000)).toMatchObject({
      name: 'Henesys',
      streetName: 'Victoria Road',
      isTown: true,
      fieldLimit: 0,
      returnMapId: 100000000,
      mapMark: 'Henesys',
      minimapWidth: 465,
      minimapHeight: 86,
    });
    expect(mapOf(100000000)?.description).toMatch(/^It's a bowman town/);
    expect(lifeOn(100000000, 'npc').reduce((sum, { amount }) => sum + amount, 0)).toBe(30);
    expect(lifeOn(100000000, 'monster')).toEqual([]);
    expect(spotsOf(100000000, 1012000)).toEqual([{ x: 149, y: 267 }]);
    expect(spotsOf(100000000, 1012003)).toEqual([{ x: 3486, y: 122 }]);
  });

  it('groups the spawns of a hunting ground', () => {
    expect(mapOf(104040000)).toMatchObject({ isTown: false, returnMapId: 100000000 });
    expect(amountsOn(104040000, 'monster')).toEqual([
      [130101, 12],
      [120100, 10],
      [1210100, 9],
      [100101, 8],
    ]);
    expect(amountsOn(104040000, 'npc')).toEqual([[9000068, 1]]);
  });

  it('lets a linked map show what its target holds', () => {
    expect(mapOf(100020101)).toMatchObject({
      name: 'Henesys Pig Farm',
      streetName: 'Mini Dungeon',
      sourceMapId: 100020100,
      fieldLimit: 262_216,
    });
    expect(mapOf(100020101)?.minimapWidth).toBeGreaterThan(0);
    expect(amountsOn(100020101, 'monster')).toEqual([
      [1210101, 11],
      [1210100, 10],
    ]);
    expect(lifeOn(100020101, 'npc')).toEqual([]);
  });

  it('is not taken in by names in the wrong place', () => {
    expect([106021800, 106021100].map((id) => mapOf(id)?.name)).toEqual(['Dead End', 'Skyscraper 4']);
  });

  it('counts quests by level, area and what they ask and give', () => {
    const bands = QUEST_LEVEL_BANDS.map(
      (band) => quests.filter(({ row }) => isInLevelBand(row.minimumLevel, band)).length,
    );
    expect(bands).toEqual([366, 328, 313, 223, 159, 149, 126, 309]);
    expect(quests.filter(({ row }) => row.minimumLevel === null)).toHaveLength(845);
    const areas: Record<number, number> = {};
    for (const { row } of quests) areas[row.areaId ?? -1] = (areas[row.areaId ?? -1] ?? 0) + 1;
    expect(areas).toEqual({
      6: 103,
      10: 337,
      15: 126,
      20: 61,
      30: 430,
      33: 120,
      37: 168,
      40: 4,
      41: 49,
      44: 197,
      45: 54,
      46: 40,
      47: 10,
      48: 88,
      49: 22,
      50: 936,
      51: 73,
    });
    const count = (matches: (details: QuestDetails) => boolean) =>
      quests.filter(({ details }) => matches(details)).length;
    expect({
      exp: count(({ completionReward }) => completionReward.exp > 0),
      mesos: count(({ completionReward }) => completionReward.mesos > 0),
      items: count(({ completionReward }) => completionReward.items.length > 0),
      prerequisites: count(({ start }) => start.completedQuests.length > 0),
      absentItems: quests.reduce(
        (sum, { details: { start, completion } }) =>
          sum + start.absentItems.length + completion.absentItems.length,
        0,
      ),
    }).toEqual({
      // Act.img has one more of both, 9250, which QuestInfo.img does not know.
      exp: 1649 - 1,
      mesos: 98,
      items: 1072 - 1,
      prerequisites: 1581,
      // Without a count, with 0, and two with -1.
      absentItems: 249 + 12 + 2,
    });
  });

  it('counts what quests give at the start and keep nothing of', () => {
    const giving = quests.filter(({ details }) => details.startReward.items.length > 0);
    // 249 of 320 quests that give something at the start take all or part of it back, or ask for it.
    expect(giving).toHaveLength(80);
    for (const id of [1001, 2093]) expect(questOf(id)?.details.startReward.items).toEqual([]);
    expect(questOf(1041)?.details.startReward.items.map(({ id: item }) => item)).toEqual([1332066]);
  });

  it('hides whom the files hide, and no one for the name of an event', () => {
    const hidden = life.flatMap(({ spots }) => spotsIn(spots).filter((spot) => spot.hidden));
    expect(hidden).toHaveLength(208);
  });

  it('reads the quest of the clock', () => {
    const quest = questOf(7103);
    expect(quest?.row).toMatchObject({
      name: 'Papulatus',
      areaId: 37,
      region: 'ossyria',
      startNpcId: 2041021,
      minimumLevel: 80,
    });
    expect(quest?.details.start.completedQuests).toEqual([7102, 7104]);
    expect(quest?.details.completion).toMatchObject({
      monsters: [{ id: 8500002, count: 1 }],
      items: [{ id: 4031172, count: 1 }],
    });
    expect(quest?.details.completionReward).toMatchObject({
      exp: 78_000,
      mesos: 150_000,
      fame: 30,
      items: [{ id: 1102057, count: 1, choice: 'always' }],
      takenItems: [{ id: 4031172, count: 1 }],
    });
  });

  it('reads weighted rewards, and what must not be held as no objective', () => {
    const quest = questOf(2000);
    expect(quest?.row).toMatchObject({ startNpcId: 1020000, minimumLevel: 10, areaId: 30 });
    expect(quest?.details.start.completedQuests).toEqual([]);
    expect(quest?.details.completion.items).toEqual([
      { id: 4000018, count: 50 },
      { id: 4000003, count: 30 },
    ]);
    expect(quest?.details.completionReward).toMatchObject({
      exp: 300,
      items: [
        { id: 1092000, choice: 'random', weight: 9 },
        { id: 1092001, choice: 'random', weight: 1 },
      ],
    });
    expect(questOf(1021)?.details.completion.absentItems).toContain(2010007);
    expect(questOf(1021)?.details.completion.items.map(({ id }) => id)).not.toContain(2010007);
  });

  it('keeps Korean names and levels beyond any player', () => {
    expect(quests.filter(({ row }) => /[\uac00-\ud7a3]/.test(row.name))).toHaveLength(593);
    expect([4900, 8862, 8013].map((id) => questOf(id)?.row.minimumLevel)).toEqual([100_200, 10_020, 201]);
  });

  it('tells the reactors of party quests by the maps that host them', async () => {
    const reactors = await open.database.reader.manager.find(CatalogReactorEntity);
    const of = (partyQuest: string) =>
      reactors.filter((reactor) => reactor.partyQuest === partyQuest).map(({ reactorId }) => reactorId);
    expect(of('crimsonwood')).toEqual(expect.arrayContaining([6102001, 6102002, 6102003, 6102004, 6102005]));
    expect(of('amoria')).toEqual(expect.arrayContaining([6702000, 6702003, 6702012]));
    expect(of('guild')).toEqual(expect.arrayContaining([9202000, 9202009, 9202012]));
    expect(reactors.filter(({ label }) => label !== '')).toHaveLength(360);
  });
});
