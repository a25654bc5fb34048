import { onOneEngine } from '@portico/testing-api';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { WorldDto } from '../../src/modules/world/world.dto.js';
import { insertAccount, insertCharacter, insertGoods, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';

onOneEngine('the world in numbers', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
  });

  afterAll(() => api.close());

  it('counts what visitors can see', async () => {
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertAccount(manager, 2);
      await insertCharacter(manager, 1, { HasMerchant: 1 });
      await insertCharacter(manager, 2);
      await insertCharacter(manager, 3, { gm: 6 });
      await insertRow(manager, 'guilds', { guildid: 1, leader: 1, name: 'Lantern Watch' });
      await insertGoods(manager, { id: 1, owner: 1, itemId: 2_000_000 });
      await importCatalog(manager);
    });
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
    const answer = await api.call<WorldDto>('/api/world');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      characters: 2,
      accounts: 2,
      guilds: 1,
      items: 6,
      monsters: 3,
      openStores: 1,
      unavailable: [],
      asOf: expect.any(Number),
      importedAt: expect.any(Number),
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=10');
  });

  it('remembers its numbers for a while', async () => {
    const first = await api.call<WorldDto>('/api/world');
    await api.seed((manager) => insertAccount(manager, 3));
    const second = await api.call<WorldDto>('/api/world');
    expect(second.body).toEqual(first.body);
  });
});
