import { HOUR_MS } from '@portico/domain';
import { CachedValue } from '../../src/platform/cache/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { CatalogService } from '../../src/catalog/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

interface Listed {
  players: { id: number }[];
}

let passed = 0;

/** The machine's clock goes back an hour while time continues. */
function setClockBack(): void {
  const [now, elapsed] = [Date.now(), performance.now()];
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed + passed);
  vi.spyOn(Date, 'now').mockImplementation(() => now - HOUR_MS + passed);
}

afterEach(() => {
  vi.restoreAllMocks();
  passed = 0;
});

describe('a clock that is set back an hour', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine: 'sqlite', settings: { server: { limits: { read: 3 } } } });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      for (const id of [1, 2]) await insertCharacter(manager, id, { level: id * 10 });
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  const order = async (remoteAddress: string) => {
    const { body } = await api.call<Listed>('/api/rankings', { remoteAddress });
    return body.players.map(({ id }) => id);
  };

  test('does not freeze the rankings', async () => {
    expect(await order('203.0.113.1')).toEqual([2, 1]);
    setClockBack();
    await api.seed((manager) => manager.query('UPDATE characters SET level = 90 WHERE id = 1'));
    await api.app.get(RankBoardService).refresh();
    passed += 2000;
    expect(await order('203.0.113.1')).toEqual([1, 2]);
  });

  test('does not lengthen the wait of a limit, nor its window', async () => {
    const ask = () => api.call('/api/auth/user', { remoteAddress: '203.0.113.2' });
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(401);
    setClockBack();
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    passed += 60_000;
    expect((await ask()).status).toBe(401);
  });

  test('does not keep the catalog from a new look at the drops', async () => {
    const catalog = api.app.get(CatalogService);
    await catalog.refresh();
    setClockBack();
    await api.seed((manager) =>
      manager.query(
        'INSERT INTO drop_data (id, dropperid, itemid, minimum_quantity, maximum_quantity, questid, chance) VALUES (1, 100100, 2000000, 1, 1, 0, 1000)',
      ),
    );
    passed += 61_000;
    expect(await catalog.refresh()).toBe(true);
  });

  test('does not keep what is read again after a while', async () => {
    let readings = 0;
    const read = async () => ++readings;
    const caches = [
      new CachedValue(read, { freshMs: 1000 }),
      new CachedValue(read, { freshMs: 1000, staleMs: 1000 }),
    ];
    for (const cache of caches) await cache.get();
    setClockBack();
    passed += 2000;
    for (const cache of caches) await cache.get();
    expect(readings).toBe(4);
  });
});
