import { join } from 'node:path';
import { forEachEngine } from '@portico/testing-api';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { SMALL_SERVER, writeFiles } from '../../../test/harness/small-server.js';
import { gameEntities } from '../../game/entities/index.js';
import { catalogEntities, catalogMigrations, CatalogQuestAreaEntity, CatalogQuestEntity } from '../index.js';
import type { QuestDetails, QuestReward } from '../index.js';
import { runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

forEachEngine('import of quests', (engine) => {
  let open: OpenDatabase;
  let root: string;

  beforeAll(async () => {
    open = await openTestDatabase(engine, schema);
    root = join(open.home, 'wz');
    await writeFiles(root, SMALL_SERVER);
    await importAll();
  });

  afterAll(() => open.close());

  const importAll = () => runImport({ folder: root, unitOfWork: open.unitOfWork });

  const questOf = async (questId: number) => {
    const quest = await open.database.reader.manager.findOneByOrFail(CatalogQuestEntity, { questId });
    const details: QuestDetails = JSON.parse(quest.details);
    return { quest, details };
  };

  it('puts quests into areas, and areas into the four of the filter', async () => {
    const areas = await open.database.reader.manager.find(CatalogQuestAreaEntity, {
      order: { areaId: 'ASC' },
    });
    expect(areas.map(({ areaId, name, region }) => [areaId, name, region])).toEqual([
      [30, 'Green Island', 'victoriaIsland'],
      [37, 'Clock Lake', 'ossyria'],
      [45, 'Far Away', 'globalEvent'],
    ]);
    expect((await questOf(7103)).quest).toMatchObject({
      name: 'The Clock',
      areaId: 37,
      region: 'ossyria',
      parent: '',
      type: '[Required]',
      minimumLevel: 80,
      startNpcId: 2041021,
      endNpcId: 2041021,
    });
    expect((await questOf(9800)).quest).toMatchObject({
      areaId: null,
      region: 'other',
      minimumLevel: null,
      startNpcId: null,
    });
    expect((await questOf(2000)).quest).toMatchObject({ parent: 'Houses', minimumLevel: null });
    expect((await questOf(8833)).quest.minimumLevel).toBe(100_200);
    expect(await open.database.reader.manager.countBy(CatalogQuestEntity, { questId: 4963 })).toBe(0);
  });

  it('asks for completed quests alone and never for items that must not be held', async () => {
    const { start, completion } = (await questOf(7103)).details;
    expect(start).toEqual({
      npcId: 2041021,
      minimumLevel: 80,
      maximumLevel: null,
      jobs: [100, 110],
      completedQuests: [7102, 7104],
      startedQuests: [7105],
      items: [],
      absentItems: [4031172],
      monsters: [],
      mesos: 0,
      fame: 0,
      from: '2009060100',
      until: '2009082600',
      intervalMinutes: 120,
      isDaily: true,
    });
    expect(completion).toMatchObject({
      items: [{ id: 4031172, count: 1 }],
      absentItems: [2010007, 2010009],
      monsters: [{ id: 8500002, count: 1 }],
      mesos: 500,
    });
  });

  it('gives what is positive, and tells certain, random and chosen rewards apart', async () => {
    expect((await questOf(7103)).details.completionReward).toEqual({
      exp: 78_000,
      mesos: 150_000,
      fame: 30,
      items: [
        {
          id: 1102057,
          count: 1,
          choice: 'always',
          weight: 0,
          gender: 'female',
          jobMask: 3,
          periodMinutes: 60,
        },
        {
          id: 4031173,
          count: 1,
          choice: 'always',
          weight: 0,
          gender: null,
          jobMask: null,
          periodMinutes: null,
        },
      ],
      skills: [1004],
      buffItemId: 2022000,
      nextQuestId: 7104,
      takenItems: [{ id: 4031172, count: 1 }],
      takenMesos: 0,
    });
    const { completionReward } = (await questOf(2000)).details;
    expect(completionReward).toMatchObject({ exp: 300, mesos: 0, takenMesos: 1000 });
    expect(completionReward.items.map(({ id, choice, weight }) => [id, choice, weight])).toEqual([
      [1092000, 'random', 9],
      [1092001, 'random', 1],
      [2000000, 'chosen', 0],
    ]);
  });

  it('gives nothing of what it lends: given at first, then asked for or taken away', async () => {
    const { startReward, completionReward } = (await questOf(8833)).details;
    const amounts = (reward: QuestReward) => reward.items.map(({ id, count }) => [id, count]);
    expect(amounts(startReward)).toEqual([
      [2000000, 7],
      [2430007, 1],
    ]);
    expect(amounts(completionReward)).toEqual([[4031200, 1]]);
  });

  it('keeps the markup of texts as it is', async () => {
    expect((await questOf(7103)).details.texts).toMatchObject({
      before: 'Ask #b#p2041021##k.',
      during: 'Slay.',
    });
  });
});
