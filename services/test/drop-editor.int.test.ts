import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { DropperDropsDto, DroppersDto } from '../src/modules/drops/editor/editor.dto.js';
import { SessionsService } from '../src/modules/identity/index.js';
import { insertAccount } from './harness/rows.js';
import { startApi, type TestApi } from './harness/start-api.js';
import { importCatalog, insertDrops } from './rows/catalog-rows.js';
import { importWorld } from './rows/world-rows.js';

const SETTINGS = {
  public: { rates: { drop: 3, bossDrop: 2 } },
  server: { limits: { read: 1_000_000, search: 1_000_000 } },
};

forEachEngine('the drop editor', (engine) => {
  let api: TestApi;
  let token: string;

  const read = <T = ErrorBody>(path: string) => api.call<T>(`/api/droprates/${path}`, { token });
  const list = async (query = '') => (await read<DroppersDto>(`monsters?${query}`)).body;
  const drops = async (id: number, type = 'monster') =>
    (await read<DropperDropsDto>(`monster/${id}/drops?type=${type}`)).body;

  beforeAll(async () => {
    api = await startApi({ engine, settings: SETTINGS });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, { webadmin: 1 });
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
    token = await api.app.get(SessionsService).open(1);
  });

  afterAll(() => api.close());

  it('lists monsters that have drops, by level', async () => {
    const body = await list();
    expect(body.monsters).toEqual([
      {
        id: 100100,
        name: 'Dockside Crab',
        type: 'monster',
        level: 12,
        boss: false,
        map: 'Crab Flats',
        mapId: 104040000,
        itemCount: 3,
        partyQuest: null,
      },
      {
        id: 8800002,
        name: 'Old Lantern King',
        type: 'monster',
        level: 110,
        boss: true,
        map: 'Crab Flats',
        mapId: 104040000,
        itemCount: 2,
        partyQuest: null,
      },
      {
        id: 9999998,
        name: 'Monster 9999998',
        type: 'monster',
        level: null,
        boss: false,
        map: null,
        mapId: null,
        itemCount: 1,
        partyQuest: null,
      },
    ]);
    expect(body.pagination).toEqual({ page: 1, limit: 50, total: 3, pages: 1 });
  });

  it('shows all rows of a monster as they are, most likely first, and what falls from all besides', async () => {
    const body = await drops(100100);
    expect(body.monster).toMatchObject({ id: 100100, name: 'Dockside Crab', itemCount: 3 });
    expect(body.drops).toEqual([
      {
        rowId: 1,
        itemid: 4000019,
        itemName: '소라 껍질',
        itemType: 'etc',
        isQuestItem: false,
        minQuantity: 1,
        maxQuantity: 1,
        questid: 0,
        questName: null,
        chance: 600_000,
        basePercent: 60,
        actualPercent: 100,
        price: 0,
      },
      expect.objectContaining({ rowId: 3, itemid: 0, itemName: 'Mesos', itemType: null, price: 1 }),
      expect.objectContaining({ rowId: 2, chance: 800, basePercent: 0.08, actualPercent: 0.24, price: 1 }),
    ]);
    expect(body.globalDrops).toEqual([
      expect.objectContaining({
        rowId: 1,
        itemid: 3010000,
        itemName: 'Wicker Chair',
        chance: 1000,
        basePercent: 0.1,
        actualPercent: 0.1,
      }),
    ]);
  });
});
