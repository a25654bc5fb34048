import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type {
  MonsterDropsDto,
  MonsterSearchDto,
} from '../../src/modules/encyclopedia/monsters/monsters.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { BAD_IDS, ODD_TERMS } from '../rows/refusals.js';
import { importWorld } from '../rows/world-rows.js';

onOneEngine('the monster database', (engine) => {
  let api: TestApi;

  const search = (query: string) => api.call<MonsterSearchDto>(`/api/itemdatabase/monsters/search?${query}`);
  const drops = (id: number | string) => api.call<MonsterDropsDto>(`/api/itemdatabase/monster/${id}/drops`);

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { rates: { exp: 2, drop: 3, bossDrop: 2 } } } });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('finds monsters by name or id', async () => {
    const { status, body } = await search('query=crab');
    expect(status).toBe(200);
    const known = { boss: false, exp: 33, elements: [] };
    const place = expect.objectContaining({ id: 104040000, amount: 2 });
    expect(body.monsters).toEqual([
      { id: 100101, name: 'Harbor Crab', level: 20, maxHp: 900, ...known, place: null, matches: [[7, 11]] },
      { id: 100100, name: 'Dockside Crab', level: 12, maxHp: 240, ...known, place, matches: [[9, 13]] },
    ]);
    expect(body.pagination).toEqual({ page: 1, limit: 50, total: 2, pages: 1 });
    expect((await search('query=8800002')).body.monsters[0]?.name).toBe('Old Lantern King');
  });

  it('lists all monsters when nothing is typed, a page at a time', async () => {
    const { body } = await search('page=2&limit=2');
    expect(body.monsters).toHaveLength(1);
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
  });

  it.each([
    ['sort=level', [100100, 100101, 8800002]],
    ['sort=hp', [8800002, 100101, 100100]],
    ['sort=expPerHp&order=asc', [8800002, 100101, 100100]],
    ['minLevel=12&maxLevel=20&sort=name', [100100, 100101]],
    ['kind=boss', [8800002]],
    ['weakTo=fire', []],
    ['train=14', [100100]],
    // No map has the other crab, and the king is a boss.
    ['train=25', []],
  ])('lists monsters by %s', async (query, ids) => {
    const { body } = await search(query);
    expect(body.monsters.map(({ id }) => id)).toEqual(ids);
    expect(body.pagination.total).toBe(ids.length);
  });

  it.each(ODD_TERMS)('finds nothing under %s', async (term) => {
    expect((await search(`query=${encodeURIComponent(term)}`)).body.monsters).toEqual([]);
  });

  it.each([
    'query=a',
    `query=${'x'.repeat(1000)}`,
    'query=aa&query=bb',
    'page=0',
    'limit=1.5',
    'minLevel=-1',
    'sort=id',
    'weakTo=mud',
  ])('refuses a value that is not allowed, case %#', async (query) => {
    const answer = await api.call<ErrorBody>(`/api/itemdatabase/monsters/search?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('shows what a monster drops, own drops first and global ones marked', async () => {
    const { status, body } = await drops(100100);
    expect(status).toBe(200);
    expect(body.monster).toEqual({
      id: 100100,
      name: 'Dockside Crab',
      level: 12,
      boss: false,
      maxHp: 240,
      maxMp: 10,
      exp: 33,
    });
    const one = { minQuantity: 1, maxQuantity: 1, questId: null };
    expect(body.drops).toEqual([
      {
        itemid: 4000019,
        itemName: '소라 껍질',
        itemType: 'etc',
        global: false,
        ...one,
        dropPercent: 60,
        actualPercent: 100,
      },
      {
        itemid: 0,
        itemName: 'Mesos',
        itemType: null,
        global: false,
        minQuantity: 4,
        maxQuantity: 6,
        dropPercent: 40,
        actualPercent: 100,
        questId: null,
      },
      {
        itemid: 1302000,
        itemName: 'Ferry Oar',
        itemType: 'equipment',
        global: false,
        ...one,
        dropPercent: 0.08,
        actualPercent: 0.24,
      },
      {
        itemid: 3010000,
        itemName: 'Wicker Chair',
        itemType: 'setup',
        global: true,
        ...one,
        dropPercent: 0.1,
        actualPercent: 0.1,
      },
    ]);
  });

  it('takes the rate of bosses for a boss', async () => {
    const { body } = await drops(8800002);
    expect(body.drops.find(({ itemid }) => itemid === 1302000)).toMatchObject({
      dropPercent: 30,
      actualPercent: 60,
    });
  });

  it('shows a monster without drops', async () => {
    expect((await drops(100101)).body.drops).toEqual([]);
  });

  it('shows a monster that only the drop tables know', async () => {
    const { body } = await drops(9999998);
    expect(body.monster).toEqual({
      id: 9999998,
      name: 'Monster 9999998',
      level: null,
      boss: false,
      maxHp: null,
      maxMp: null,
      exp: null,
    });
  });

  it('does not find a monster that nothing knows', async () => {
    const answer = await api.call<ErrorBody>('/api/itemdatabase/monster/5/drops');
    expect([answer.status, answer.body.code]).toEqual([404, 'catalog.monster_not_found']);
  });

  it.each(BAD_IDS)('refuses the id %s', async (id) => {
    expect((await drops(id)).status).toBe(400);
  });
});
