import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { GameFeatures } from '../../src/game/index.js';
import type { QuestNeedsDto } from '../../src/modules/dashboard/quests/quest-needs.service.js';
import type { ItemDetailDto } from '../../src/modules/encyclopedia/items/items.dto.js';
import type { MonsterDetailDto } from '../../src/modules/encyclopedia/monsters/monsters.dto.js';
import type { QuestDetailDto, QuestListDto } from '../../src/modules/encyclopedia/quests/quests.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount, insertCharacter, insertRows } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { insertItem } from '../rows/inventory-rows.js';
import { BAD_IDS, BAD_NUMBERS, ODD_TERMS } from '../rows/refusals.js';
import { importWorld } from '../rows/world-rows.js';

const QUESTS = '/api/maplestoryio/quests';

onOneEngine('quests', (engine) => {
  let api: TestApi;

  const list = async (query: string): Promise<QuestListDto> => {
    const answer = await api.call<QuestListDto>(`${QUESTS}?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (query: string) => (await list(query)).quests.map(({ id }) => id);

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('lists all quests by level with their NPC, area and first rewards, those for any level last', async () => {
    const found = await list('limit=500');
    expect(found.pagination).toEqual({ page: 1, limit: 500, total: 3, pages: 1 });
    expect(found.quests).toEqual([
      {
        id: 2000,
        name: 'The Keeper Is Out of Oil',
        level: 10,
        npc: 'Keeper Alma',
        npcId: 1012003,
        area: 'Victoria Island',
        areaName: 'Victoria Island',
        npcIconUrl: '/api/npc/icon/1012003',
        npcIconUrlFallback: '/api/npc/icon/1012003',
        rewards: {
          exp: 300,
          meso: 0,
          items: [
            { id: 1302000, name: 'Ferry Oar', count: 1 },
            { id: 1302001, name: 'Gilded Ferry Oar', count: 1 },
            { id: 3010000, name: 'Wicker Chair', count: 1 },
          ],
          itemKinds: 3,
        },
        matches: [],
      },
      expect.objectContaining({ id: 2001, npc: 'Moon Peddler', area: 'Other', level: 71 }),
      expect.objectContaining({ id: 2002, npc: null, npcIconUrl: null, area: 'Global Event', level: null }),
    ]);
  });

  it('finds quests by name, NPC, area and id', async () => {
    expect(await idsOf('search=gulls')).toEqual([2001]);
    expect(await idsOf('search=peddler')).toEqual([2001]);
    expect(await idsOf('search=victoria')).toEqual([2000]);
    expect(await idsOf('search=2002')).toEqual([2002]);
    expect(await idsOf('search=nobdy')).toEqual([2002]);
  });

  it('narrows by band of levels, area and NPC together', async () => {
    expect(await idsOf('level=1')).toEqual([2000]);
    expect(await idsOf('level=71')).toEqual([2001]);
    expect(await idsOf('area=Global%20Event')).toEqual([2002]);
    expect(await idsOf('npc=ALMA')).toEqual([2000]);
    expect(await idsOf('npc=alma&level=71')).toEqual([]);
    expect(await idsOf('level=&area=&npc=&search=')).toEqual([2000, 2001, 2002]);
  });

  it.each(ODD_TERMS)('finds no quest under %s', async (term) => {
    expect(await idsOf(`search=${encodeURIComponent(term)}`)).toEqual([]);
    expect(await idsOf(`npc=${encodeURIComponent(term)}`)).toEqual([]);
  });

  it('shows what a quest asks and gives', async () => {
    const { body } = await api.call<QuestDetailDto>(`${QUESTS}/2000`);
    expect(body.quest).toMatchObject({
      id: 2000,
      description: 'Bring 소라 껍질 from Crab Flats. ',
      objectives: [
        { type: 'monster', id: 100100, name: 'Dockside Crab', count: 10 },
        { type: 'item', id: 4000019, name: '소라 껍질', count: 50 },
      ],
      requirements: {
        level: 10,
        maxLevel: null,
        job: 'Warrior, Magician',
        quests: [
          { id: 2001, name: 'Gulls' },
          { id: 9999, name: 'Quest 9999' },
        ],
      },
      rewards: { exp: 300, meso: 0, fame: 2 },
      chain: { before: [{ id: 2001, name: 'Gulls', level: 71 }], after: [] },
      endNpc: { id: 1012003, name: 'Keeper Alma' },
    });
    expect(body.quest.descriptionRuns[1]).toEqual({
      text: '소라 껍질',
      color: 'blue',
      link: 'item',
      id: 4000019,
    });
    expect(
      body.quest.rewards.items.map(({ id, choice, chancePercent, chances }) => [
        id,
        choice,
        chancePercent,
        chances,
      ]),
    ).toEqual([
      [1302000, 'random', 90, [{ jobs: [], gender: null, percent: 90 }]],
      [1302001, 'random', 10, [{ jobs: [], gender: null, percent: 10 }]],
      [3010000, 'always', null, []],
    ]);
  });

  it('says that any level and all jobs will do', async () => {
    const { body } = await api.call<QuestDetailDto>(`${QUESTS}/2002`);
    expect(body.quest.requirements).toMatchObject({ level: null, job: null, quests: [] });
  });

  it('names the quests of an item and of a monster, and where the monster is', async () => {
    const item = await api.call<ItemDetailDto>('/api/itemdatabase/item/1302000');
    expect(item.body.quests).toMatchObject([{ id: 2000, roles: ['reward'] }]);
    const asked = await api.call<ItemDetailDto>('/api/itemdatabase/item/4000019');
    expect(asked.body.quests).toMatchObject([{ id: 2000, roles: ['objective'] }]);
    const absent = await api.call<ItemDetailDto>('/api/itemdatabase/item/2000000');
    expect(absent.body.quests).toEqual([]);
    const monster = await api.call<MonsterDetailDto>('/api/itemdatabase/monster/100100');
    expect(monster.body.quests).toMatchObject([{ id: 2000, roles: ['objective'] }]);
    expect(monster.body.maps.map(({ id, amount }) => [id, amount])).toEqual([
      [104040000, 2],
      [104040001, 2],
    ]);
  });

  it.each(BAD_IDS)('refuses the id %s', async (id) => {
    const { status, body } = await api.call<ErrorBody>(`${QUESTS}/${id}`);
    expect([status, body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('does not find an unknown quest', async () => {
    const { status, body } = await api.call<ErrorBody>(`${QUESTS}/7`);
    expect([status, body.code]).toEqual([404, 'catalog.quest_not_found']);
  });

  it.each([
    'level=2',
    'level=71%2B',
    'area=Masteria',
    'level=1&level=11',
    'search=a',
    `search=${'x'.repeat(1000)}`,
    `npc=${'x'.repeat(65)}`,
    ...BAD_NUMBERS.map((value) => `page=${value}`),
  ])('refuses a value that is not allowed, case %#', async (query) => {
    const { status, body } = await api.call<ErrorBody>(`${QUESTS}?${query}`);
    expect([status, body.code]).toEqual([400, 'request.validation_failed']);
  });

  describe('what a character still needs', () => {
    let token: string;

    const needs = (quest: number | string, character: number | string, by: string | undefined = token) =>
      api.call<QuestNeedsDto>(`/api/dashboard/quests/${quest}/character/${character}`, { token: by });

    beforeAll(async () => {
      await api.seed(async (manager) => {
        await insertAccount(manager, 1);
        await insertAccount(manager, 2);
        await insertCharacter(manager, 11, { level: 9, job: 100, meso: 600 });
        await insertCharacter(manager, 12, { level: 80, job: 400 });
        await insertCharacter(manager, 21, { accountid: 2 });
        const shells = { owner: 11, itemId: 4_000_019, tab: 4 };
        await insertItem(manager, { ...shells, id: 1, position: 1, values: { quantity: 30 } });
        await insertItem(manager, { ...shells, id: 2, position: 2, values: { quantity: 8 } });
        await insertItem(manager, { ...shells, id: 3, position: 3, values: { quantity: 90, type: 2 } });
        await insertItem(manager, { ...shells, id: 4, position: 1, owner: 21, values: { quantity: 90 } });
        await insertRows(manager, 'queststatus', [
          { queststatusid: 1, characterid: 11, quest: 2001, status: 2 },
          { queststatusid: 2, characterid: 11, quest: 2000, status: 1 },
          { queststatusid: 3, characterid: 12, quest: 2001, status: 0 },
          { queststatusid: 4, characterid: 21, quest: 2000, status: 2 },
        ]);
        await insertRows(manager, 'questprogress', [
          { characterid: 11, queststatusid: 2, progressid: 100_100, progress: '007' },
          { characterid: 11, queststatusid: 2, progressid: 100_101, progress: 'door' },
          { characterid: 21, queststatusid: 4, progressid: 100_100, progress: '009' },
        ]);
      });
      token = await api.app.get(SessionsService).open(1);
    });

    it('is the rest of the chain without what it did, carries and defeated', async () => {
      const names = { 2000: 'The Keeper Is Out of Oil', 2001: 'Gulls' };
      expect(await needs(2000, 11)).toMatchObject({
        status: 200,
        body: {
          quests: [
            { id: 2001, name: names[2001], state: 'completed' },
            { id: 2000, name: names[2000], state: 'started' },
          ],
          level: 10,
          items: [{ id: 4_000_019, name: '소라 껍질', count: 50, lacking: 12, nextLacking: 12 }],
          mesos: { count: 1000, lacking: 400, nextLacking: 400 },
          monsters: [{ id: 100_100, name: 'Dockside Crab', count: 10, lacking: 3, nextLacking: 3 }],
        },
      });
      expect((await needs(2001, 12)).body).toEqual({
        quests: [
          { id: 2001, name: names[2001], state: 'next' },
          { id: 2000, name: names[2000], state: 'closed' },
        ],
        level: null,
        items: [],
        monsters: [],
        mesos: { count: 0, lacking: 0, nextLacking: 0 },
      });
    });

    it('is for the owner of the character', async () => {
      expect((await needs(2000, 11, '')).status).toBe(401);
      for (const id of [21, 999])
        expect(await needs(2000, id)).toMatchObject({
          status: 404,
          body: { code: 'dashboard.character_not_found' },
        });
      expect(await needs(9999, 11)).toMatchObject({ status: 404, body: { code: 'catalog.quest_not_found' } });
    });

    it.each(BAD_IDS)('refuses the id %s', async (id) => {
      expect((await needs(id, 11)).status).toBe(400);
      expect((await needs(2000, id)).status).toBe(400);
    });

    it('is off where the game has no table of it', async () => {
      await api.seed(async (manager) => {
        await manager.query('DROP TABLE questprogress');
      });
      await api.app.get(GameFeatures).refresh();
      expect(await needs(2000, 11)).toMatchObject({ status: 404, body: { code: 'game.feature_off' } });
    });
  });
});
