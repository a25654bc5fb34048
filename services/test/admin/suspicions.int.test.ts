import { forEachEngine } from '@portico/testing-api';
import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { SuspicionSearch } from '../../src/modules/admin/suspicion/search/suspicion-search.js';
import type { SuspicionDto, SuspicionsDto } from '../../src/modules/admin/suspicion/suspicions.service.js';
import { revokeLeases } from '../../src/platform/jobs/index.js';
import { proves } from '../harness/proves.js';
import { insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import { ZONE, dayStart, NOW, insertPaidVote, insertPlayer, onlyAdmin } from '../rows/suspicious-people.js';

forEachEngine('findings about votes', (engine) => {
  proves('platform/persistence/count-rows', 'platform/persistence/locks', 'platform/persistence/write-rows');

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
  const review = (id: number, payload: object = {}) =>
    api.call<SuspicionDto>(`/api/admin/suspicions/${id}/review`, { method: 'POST', token, payload });
  const reviewMany = (payload: object) =>
    api.call<{ reviewed: number }>('/api/admin/suspicions/review', { method: 'POST', token, payload });

  describe('are written once', () => {
    const seedRun = () =>
      api.seed(async (manager) => {
        for (let id = 1; id <= 9; id += 1) {
          await insertPlayer(manager, id);
          await insertPaidVote(manager, id, dayStart(0) + 9 * HOUR_MS + id * MINUTE_MS, {
            ip: '203.0.113.7',
          });
        }
      });

    test('however often the job runs, and by however many processes', async () => {
      await seedRun();
      const other = await startApi({
        engine,
        settings: { public: { time: { zone: ZONE } } },
        ...(api.config.env.databaseUrl === undefined
          ? { environment: { home: api.config.env.home } }
          : { databaseUrl: api.config.env.databaseUrl }),
        gameTables: 'none',
      });
      try {
        const judged = await Promise.all([search(), search(NOW, other)]);
        expect(judged.reduce((sum, count) => sum + count, 0)).toBe(9);
      } finally {
        await other.close();
        // The first process keeps the lease until it ends.
        await api.seed(revokeLeases);
      }
      expect(await search()).toBe(0);
      await api.seed((manager) => manager.query('DELETE FROM portal_suspicion_progress'));
      await search();
      expect((await list()).pagination.total).toBe(9);
    });

    test('and go on from where the search has come', async () => {
      await seedRun();
      await search();
      const before = (await list()).suspicions.map(({ id, at }) => [id, at]);
      await api.seed(async (manager) => {
        await insertPaidVote(manager, 1, NOW - 30 * MINUTE_MS, { site: 'harbor' });
      });
      expect(await search()).toBe(1);
      expect((await list()).suspicions.map(({ id, at }) => [id, at])).toEqual(before);
    });

    test('with newer evidence until somebody has reviewed it', async () => {
      await seedRun();
      await search();
      const [first] = (await list()).suspicions;
      await review(first?.id ?? 0, { note: 'a school class' });
      await api.seed(async (manager) => {
        for (let id = 1; id <= 9; id += 1)
          await insertPaidVote(manager, id, NOW - HOUR_MS + id * MINUTE_MS, {
            ip: '203.0.113.7',
            site: 'harbor',
          });
      });
      await search();
      const after = await list('?state=all');
      expect(after.pagination.total).toBe(9);
      expect(after.suspicions.filter(({ at }) => at > (first?.at ?? 0))).toHaveLength(8);
      expect(after.suspicions.find(({ id }) => id === first?.id)).toMatchObject({ at: first?.at });
    });
  });

  describe('are reviewed', () => {
    const seedFindings = () =>
      api.seed(async (manager) => {
        for (let index = 1; index <= 30; index += 1) {
          await insertPlayer(manager, index);
          await insertRow(manager, 'portal_suspicion', {
            rule: index % 3 === 0 ? 'clockwork' : 'young-account',
            account_id: index,
            day: '2026-03-10',
            at: NOW - index * 1000,
            evidence: '[{"name":"votes","value":2},{"name":"a later word","value":2}]',
          });
        }
      });

    test('page by page, by state and by rule, with the settings of each', async () => {
      await seedFindings();
      const second = await list('?limit=20&page=2');
      expect(second.pagination).toEqual({ page: 2, limit: 20, total: 30, pages: 2 });
      expect(second.suspicions).toHaveLength(10);
      expect(second.suspicions[0]).toMatchObject({
        accountId: 21,
        accountName: 'account21',
        evidence: [{ name: 'votes', value: 2 }],
        review: null,
      });
      expect(second.rules).toContainEqual({
        rule: 'clockwork',
        threshold: 8,
        setting: 'server.admin.suspicion.rhythmVotes',
        open: 10,
      });
      expect((await list('?rule=clockwork')).pagination.total).toBe(10);
      expect((await list('?page=2000000')).suspicions).toEqual([]);
      for (const query of ['?rule=nothing', '?state=new', '?page=0'])
        expect((await api.call(`/api/admin/suspicions${query}`, { token })).status).toBe(400);
    });

    test('once, with a note that can be changed, and each change in the audit', async () => {
      await seedFindings();
      const [first] = (await list()).suspicions;
      const id = first?.id ?? 0;
      const done = await review(id, { note: '  a family  ' });
      expect(done.body.review).toMatchObject({ by: 'watcher', note: 'a family' });
      expect((await review(id, { note: 'a family' })).body).toEqual(done.body);
      await review(id, { note: 'a farm after all' });
      const rows = await api.database.reader.query<{ details: string; account_id: number }[]>(
        "SELECT details, account_id FROM portal_audit WHERE action = 'suspicion-look' ORDER BY id",
      );
      expect(rows.map(({ details }) => JSON.parse(details))).toMatchObject([
        { before: null, after: 'a family', suspicion: id },
        { before: 'a family', after: 'a farm after all' },
      ]);
      expect(rows[0]?.account_id).toBe(first?.accountId);
      expect((await list()).pagination.total).toBe(29);
      expect((await list('?state=reviewed')).suspicions).toMatchObject([
        { id, review: { note: 'a farm after all' } },
      ]);
    });

    test('many at once, without those that somebody has reviewed', async () => {
      await seedFindings();
      const ids = (await list('?limit=100')).suspicions.map(({ id }) => id);
      const [first = 0] = ids;
      const { review: before } = (await review(first, { note: 'a family' })).body;
      const { body } = await reviewMany({ ids, note: 'bots' });
      expect(body.reviewed).toBe(29);
      const { suspicions } = await list('?state=reviewed&limit=100');
      expect(suspicions.find(({ id }) => id === first)?.review).toEqual(before);
      expect(suspicions.filter(({ review: one }) => one?.note === 'bots')).toHaveLength(29);
    });

    test('many at once with one note, banned accounts are marked, and each is in the audit', async () => {
      await seedFindings();
      await api.seed((manager) => manager.query('UPDATE accounts SET banned = 1 WHERE id = 2'));
      const { suspicions } = await list('?limit=100');
      const banned = suspicions.filter(({ ban }) => ban !== null);
      expect(banned).toMatchObject([{ accountId: 2, ban: { type: 'permanent' } }]);
      const ids = suspicions.map(({ id }) => id);
      const answers = await Promise.all([
        reviewMany({ ids: [...ids, 987_654], note: 'a school class' }),
        reviewMany({ ids: ids.toReversed(), note: 'a school class' }),
      ]);
      expect(answers.map(({ body }) => body.reviewed).toSorted()).toEqual([0, 30]);
      expect((await list()).pagination.total).toBe(0);
      const [row] = await api.database.reader.query<{ rows: number | string }[]>(
        "SELECT COUNT(*) AS `rows` FROM portal_audit WHERE action = 'suspicion-look'",
      );
      expect(Number(row?.rows)).toBe(30);
      for (const payload of [
        {},
        { ids: [] },
        { ids: [0] },
        { ids: Array.from({ length: 101 }, (_, id) => id + 1) },
      ])
        expect((await reviewMany(payload)).status).toBe(400);
    });

    test('by two at the same time, one after the other', async () => {
      await seedFindings();
      const [first] = (await list()).suspicions;
      const answers = await Promise.all([
        review(first?.id ?? 0, { note: 'x' }),
        review(first?.id ?? 0, { note: 'x' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [row] = await api.database.reader.query<{ rows: number | string }[]>(
        "SELECT COUNT(*) AS `rows` FROM portal_audit WHERE action = 'suspicion-look'",
      );
      expect(Number(row?.rows)).toBe(1);
    });

    test('never where there is none, nor with a note that is too long', async () => {
      const missing = await api.call('/api/admin/suspicions/12345/review', {
        method: 'POST',
        token,
        payload: {},
      });
      expect(missing).toMatchObject({ status: 404, body: { code: 'admin.suspicion_not_found' } });
      const long = { note: 'x'.repeat(201) };
      expect((await review(12_345, long)).status).toBe(400);
    });

    test('on indexes', async () => {
      await api.seed(async (manager) => {
        for (let index = 1; index <= 400; index += 1)
          await insertRow(manager, 'portal_suspicion', {
            rule: index % 2 === 0 ? 'clockwork' : 'young-account',
            account_id: index,
            day: '2026-03-10',
            at: NOW - index * 1000,
            evidence: '[]',
            looked_at: index % 5 === 0 ? NOW : null,
          });
      });
      const statements = await statementsOf(api.database, async () => {
        await list();
        await list('?rule=clockwork');
      });
      const reads = statements.filter(({ text }) => text.includes('portal_suspicion'));
      expect(reads.length).toBeGreaterThan(4);
      for (const statement of reads)
        expect((await fullScansOf(api, statement)).filter((table) => !/counted/i.test(table))).toEqual([]);
    });
  });
});
