import { onOneEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { EconomyService } from '../../src/modules/admin/economy/economy.service.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { dayOf, NOW, nx, startOf, ZONE } from '../rows/economy-rows.js';

onOneEngine('the economy by a clock that is set', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { time: { zone: ZONE } } } });
  });

  afterAll(() => api.close());

  const count = (now = NOW) => api.app.get(EconomyService).count(now);

  test('adds a day up again that a clock which was ahead took for over', async () => {
    await api.seed((manager) => nx(manager, startOf(0) + HOUR_MS, 10));
    expect((await count(NOW + 24 * HOUR_MS)).days.at(-2)).toMatchObject({ day: dayOf(0), nxIn: 10 });
    await api.seed((manager) => nx(manager, NOW, 5));
    expect((await count()).days.at(-1)).toMatchObject({ day: dayOf(0), nxIn: 15 });
    expect((await count(NOW + 24 * HOUR_MS)).days.at(-2)).toMatchObject({ nxIn: 15 });
  });
});
