import { forEachEngine } from '@portico/testing-api';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@portico/domain';
import { SuspicionSearch } from '../../src/modules/admin/suspicion/search/suspicion-search.js';
import type { SuspicionsDto } from '../../src/modules/admin/suspicion/suspicions.service.js';
import { gameTimeText } from '../../src/game/index.js';
import { proves } from '../harness/proves.js';
import { databaseTime, insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { ZONE, dayStart, NOW, insertPaidVote, insertPlayer, onlyAdmin } from '../rows/suspicious-people.js';

forEachEngine('suspicious votes', (engine) => {
  proves('modules/voting/reports', 'modules/game-logs/reports');

  let api: TestApi;
  let token = '';

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { time: { zone: ZONE } } } });
  });

  afterAll(() => api.close());

  beforeEach(async () => {
    token = await onlyAdmin(api);
  });

  const search = async (now = NOW, portal = api) => (await portal.app.get(SuspicionSearch).job.run(now)) ?? 0;
  const list = async (query = '') =>
    (await api.call<SuspicionsDto>(`/api/admin/suspicions${query}`, { token })).body;
  const found = async (query = '') =>
    (await list(query)).suspicions.map(({ rule, accountId }) => `${rule} ${accountId}`);

  describe('are found', () => {
    test('where accounts of one network vote one after the other, on several days', async () => {
      await api.seed(async (manager) => {
        for (const id of [1, 2, 3, 4]) await insertPlayer(manager, id);
        for (const back of [2, 1, 0])
          for (const id of [1, 2, 3, 4])
            await insertPaidVote(manager, id, dayStart(back) + 9 * HOUR_MS + id * MINUTE_MS, {
              ip: '203.0.113.7',
            });
      });
      await search();
      expect((await found('?rule=shared-network')).toSorted()).toEqual(
        [1, 2, 3, 4].map((id) => `shared-network ${id}`),
      );
      const [first] = (await list()).suspicions;
      expect(first?.evidence).toEqual([
        { name: 'accounts', value: 4 },
        { name: 'accountsInARow', value: 4 },
        { name: 'rowMinutes', value: 3 },
        { name: 'days', value: 3 },
        { name: 'network', value: '203.0.*.*' },
      ]);
      expect(first?.at).toBe(dayStart(0) + 9 * HOUR_MS + 4 * MINUTE_MS);
    });

    test('in votes that are reported after a clock which was ahead is set back', async () => {
      await api.seed(async (manager) => {
        for (const id of [1, 2, 3, 4]) await insertPlayer(manager, id);
        await insertPaidVote(manager, 1, NOW + 20 * HOUR_MS);
      });
      await search(NOW + DAY_MS);
      await api.seed(async (manager) => {
        for (const back of [2, 1, 0])
          for (const id of [1, 2, 3, 4])
            await insertPaidVote(manager, id, dayStart(back) + 9 * HOUR_MS + id * MINUTE_MS, {
              ip: '203.0.113.7',
            });
      });
      await search();
      expect(await found('?rule=shared-network')).toHaveLength(4);
    });

    test('at once where sessions tell that it is one device, and not where everybody has their own', async () => {
      await api.seed(async (manager) => {
        for (const id of [1, 2, 3, 4, 11, 12, 13, 14]) {
          await insertPlayer(manager, id);
          const ip = id < 10 ? '203.0.113.7' : '203.0.113.8';
          await insertPaidVote(manager, id, dayStart(0) + 9 * HOUR_MS + id * MINUTE_MS, { ip });
          await insertRow(manager, 'portal_session', {
            id: `session-${id}`,
            account_id: id,
            created_at: NOW - DAY_MS,
            last_seen_at: NOW - DAY_MS,
            expires_at: NOW + DAY_MS,
            device: id < 10 ? 'one phone' : `phone ${id}`,
          });
        }
      });
      await search();
      expect((await found()).toSorted()).toEqual([1, 2, 3, 4].map((id) => `shared-network ${id}`));
    });

    test('where an account votes for weeks and was not in the game since', async () => {
      const away = { lastlogin: gameTimeText(dayStart(20)) };
      await api.seed(async (manager) => {
        await insertPlayer(manager, 1, away);
        await insertPlayer(manager, 2, away);
        await insertPlayer(manager, 3);
        await insertPlayer(manager, 4, { ...away, loggedin: 2 });
        await insertPlayer(manager, 5, away);
        await manager.query('UPDATE characters SET lastLogoutTime = ? WHERE id = 5', [
          gameTimeText(dayStart(3)),
        ]);
        for (let back = 14; back >= 0; back -= 1)
          for (const id of [1, 2, 3, 4, 5])
            if (id !== 2 || back > 3)
              await insertPaidVote(
                manager,
                id,
                dayStart(back) + id * HOUR_MS + ((back * 7) % 11) * 9 * MINUTE_MS,
              );
      });
      await search();
      expect([...new Set(await found())]).toEqual(['votes-without-playing 1']);
      const [last] = (await list()).suspicions;
      expect(last?.evidence).toEqual([
        { name: 'voteDays', value: 15 },
        { name: 'votes', value: 15 },
        { name: 'lastSeenAt', value: dayStart(20) },
      ]);
    });

    test('where a new account votes with another one of its network, and not where a newcomer does', async () => {
      await api.seed(async (manager) => {
        await insertPlayer(manager, 1);
        await insertPlayer(manager, 2, { createdat: await databaseTime(manager, NOW - 3 * HOUR_MS) });
        await insertPlayer(manager, 3, { createdat: await databaseTime(manager, NOW - 3 * HOUR_MS) });
        await insertPaidVote(manager, 1, NOW - HOUR_MS, { ip: '203.0.113.7' });
        await insertPaidVote(manager, 2, NOW - HOUR_MS + MINUTE_MS, { ip: '203.0.113.7' });
        await insertPaidVote(manager, 3, NOW - HOUR_MS);
      });
      await search();
      expect(await found()).toEqual(['young-account 2']);
      expect((await list()).suspicions[0]?.evidence).toContainEqual({ name: 'ageMinutes', value: 121 });
    });

    test('where what votes pay is spent within seconds, day after day', async () => {
      await api.seed(async (manager) => {
        await insertPlayer(manager, 1);
        await insertPlayer(manager, 2);
        for (const back of [3, 2, 1, 0])
          for (const id of [1, 2]) {
            const at = await insertPaidVote(
              manager,
              id,
              dayStart(back) + 9 * HOUR_MS + back * 17 * MINUTE_MS,
            );
            const later = id === 1 ? 10 * SECOND_MS : 10 * MINUTE_MS;
            await insertRow(manager, 'portal_nx_log', {
              at: at + later,
              account_id: id,
              type: 'SPEND',
              amount: 1900,
              balance_before: 2000,
              balance_after: 100,
              source: 'Cash shop',
            });
          }
      });
      await search();
      expect(new Set(await found())).toEqual(new Set(['spends-at-once 1']));
      const [last] = (await list()).suspicions;
      expect(last?.evidence).toContainEqual({ name: 'spentAfterSeconds', value: 10 });
    });

    test('where votes come like clockwork, and not where somebody is punctual', async () => {
      await api.seed(async (manager) => {
        await insertPlayer(manager, 1);
        await insertPlayer(manager, 2);
        for (let back = 9; back >= 0; back -= 1) {
          await insertPaidVote(manager, 1, dayStart(back) + 9 * HOUR_MS + (back % 3) * 4 * SECOND_MS);
          await insertPaidVote(manager, 2, dayStart(back) + 9 * HOUR_MS + (back % 3) * 4 * MINUTE_MS);
        }
      });
      await search();
      expect(new Set(await found())).toEqual(new Set(['clockwork 1']));
      expect((await list()).suspicions[0]?.evidence).toEqual([
        { name: 'votes', value: 8 },
        { name: 'intervalMinutes', value: 1440 },
        { name: 'deviationSeconds', value: 12 },
        { name: 'site', value: 'lantern' },
      ]);
    });
  });
});
