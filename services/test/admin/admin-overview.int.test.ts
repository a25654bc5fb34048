import { DAY_MS, dayNumber, startOfDay, HOUR_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { EntityManager } from 'typeorm';
import { AdminOverviewService, WeekComparison } from '../../src/modules/admin/overview/overview.service.js';
import type { AdminOverviewDto } from '../../src/modules/admin/overview/overview.dto.js';
import { firstIdAt } from '../../src/modules/audit/audit-chains.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { LedgerService } from '../../src/modules/ledger/index.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { insertCounted } from '../rows/counted-votes.js';
import { insertRowsOfLongAgo } from '../rows/rows-of-long-ago.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';

const ADMIN = 900;
const ZONE = 'Asia/Tokyo';

/** An hour before noon in Tokyo, so that the day there and in UTC differ for a while. */
const TODAY = dayNumber(Date.UTC(2026, 2, 10, 2), ZONE);
const START = startOfDay(TODAY, ZONE);
const NOW = START + 11 * HOUR_MS;

forEachEngine('the overview of administration', (engine) => {
  proves('modules/ledger/reports', 'modules/game-logs/reports', 'modules/voting/reports');

  let api: TestApi;
  let token = '';

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { time: { zone: ZONE } } } });
    await api.seed(async (manager) => {
      await insertAccount(manager, ADMIN, { webadmin: 1 });
      for (const id of [1, 2, 3]) {
        await insertAccount(manager, id, { nxCredit: id * 100, votepoints: 5 });
        await insertCharacter(manager, id, { accountid: id, level: 30 + id });
      }
      await insertCharacter(manager, 11, { accountid: 1, level: 99 });
    });
    token = await api.app.get(SessionsService).open(ADMIN);
  });

  afterAll(() => api.close());

  beforeEach(() =>
    api.seed(async (manager) => {
      for (const table of ['portal_vote', 'portal_vote_day', 'portal_nx_log', 'portal_suspicion'])
        await manager.query(`DELETE FROM ${table}`);
    }),
  );

  const counted = () => api.app.get(AdminOverviewService).count(NOW);
  const spend = (manager: EntityManager, accountId: number, at: number, amount: number) =>
    insertRow(manager, 'portal_nx_log', {
      at,
      character_id: accountId,
      account_id: accountId,
      type: 'SPEND',
      amount,
      balance_before: amount,
      balance_after: 0,
      source: 'Cash shop',
    });

  test('counts votes, what they paid and what was spent from midnight in Tokyo on', async () => {
    await api.seed(async (manager) => {
      await insertCounted(manager, { accountId: 1, confirmedAt: START });
      await insertCounted(manager, { accountId: 1, confirmedAt: START + HOUR_MS, state: 'confirmed' });
      await insertCounted(manager, { accountId: 2, confirmedAt: NOW - 1000, at: START - HOUR_MS });
      await insertCounted(manager, { accountId: 3, confirmedAt: START - 1 });
      await spend(manager, 1, START, 300);
      await spend(manager, 2, NOW - 10, 40);
      await spend(manager, 2, START - 1, 5000);
      await insertRow(manager, 'portal_vote', {
        account_id: 3,
        site: 'harbor',
        vote_key: 'open',
        state: 'opened',
        at: NOW - 1000,
        expires_at: Date.now() + HOUR_MS,
      });
      await insertRow(manager, 'portal_vote', {
        account_id: 0,
        site: 'harbor',
        vote_key: 'decoy',
        state: 'opened',
        at: 0,
        expires_at: Date.now() + HOUR_MS,
      });
    });
    const { stats, voters, voteAnalytics } = await counted();
    expect(stats).toEqual({
      onlinePlayers: 0,
      todayVotes: 3,
      todayNXGiven: 6000,
      todayVPGiven: 3,
      todayNXSpent: 340,
      pendingVotes: 2,
      suspiciousVotes: [],
      suspiciousCount: 0,
    });
    expect(voters).toBe(2);
    expect(voteAnalytics).toEqual([
      {
        account_id: 2,
        account_name: 'account2',
        characters: [{ name: 'Player2', level: 32 }],
        votes_today: 1,
        nx_received_today: 2000,
        vp_received_today: 1,
        current_nx_balance: 200,
        nx_spent_today: 40,
        last_vote_time: NOW - 1000,
        suspicious: false,
      },
      {
        account_id: 1,
        account_name: 'account1',
        characters: [
          { name: 'Player11', level: 99 },
          { name: 'Player1', level: 31 },
        ],
        votes_today: 2,
        nx_received_today: 4000,
        vp_received_today: 2,
        current_nx_balance: 100,
        nx_spent_today: 300,
        last_vote_time: START + HOUR_MS,
        suspicious: false,
      },
    ]);
  });

  test('counts what the ledger took once, though it stands in two logs', async () => {
    const change = (key: string, delta: number) =>
      api.app.get(LedgerService).apply({
        key,
        accountId: 1,
        reason: 'admin',
        actorAccountId: ADMIN,
        requestId: null,
        changes: [{ currency: 'NX', delta }],
      });
    await change('paid', 700);
    await change('taken', -450);
    const { stats } = await api.app.get(AdminOverviewService).count(Date.now());
    expect(stats.todayNXSpent).toBe(450);
  });

  test('goes on counting as the day does', async () => {
    await api.seed((manager) => spend(manager, 1, NOW - 2 * HOUR_MS, 10));
    expect((await counted()).stats.todayNXSpent).toBe(10);
    await api.seed((manager) => spend(manager, 1, NOW - 1000, 7));
    expect((await counted()).stats.todayNXSpent).toBe(17);
    const next = await api.app.get(AdminOverviewService).count(START + 24 * HOUR_MS + 1);
    expect(next.stats).toMatchObject({ todayNXSpent: 0, todayVotes: 0 });
  });

  test('lists what nobody has looked at, and marks its accounts', async () => {
    await api.seed(async (manager) => {
      await insertCounted(manager, { accountId: 1, confirmedAt: NOW - 1000 });
      const found = { rule: 'clockwork', day: '2026-03-10', evidence: '[]' };
      await insertRow(manager, 'portal_suspicion', { ...found, account_id: 1, at: NOW - 1000 });
      await insertRow(manager, 'portal_suspicion', { ...found, account_id: 2, at: NOW, looked_at: NOW });
      await insertRow(manager, 'portal_suspicion', { ...found, account_id: 4_000_000, at: NOW - 5000 });
    });
    const { stats, voteAnalytics } = await counted();
    expect(stats.suspiciousCount).toBe(2);
    expect(stats.suspiciousVotes).toMatchObject([
      { account_name: 'account1', reason: 'clockwork', vote_time: NOW - 1000 },
      { account_name: '#4000000', account_id: 4_000_000 },
    ]);
    expect(voteAnalytics).toMatchObject([{ account_id: 1, suspicious: true }]);
  });

  test('is counted once for all who ask at the same time, on indexes', async () => {
    await api.seed(async (manager) => {
      for (let index = 0; index < 300; index += 1) {
        await insertCounted(manager, {
          accountId: (index % 3) + 1,
          confirmedAt: Date.now() - index * HOUR_MS,
        });
        await spend(manager, 1, Date.now() - index * HOUR_MS, 5);
      }
    });
    const ask = () => api.call<AdminOverviewDto>('/api/voting/admin/overview', { token });
    const statements = await statementsOf(api.database, async () => {
      const answers = await Promise.all([ask(), ask(), ask()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.at)).size).toBe(1);
    });
    const reads = statements.filter(({ text }) => /portal_(vote|nx_log|suspicion)/.test(text));
    expect(reads.length).toBeGreaterThan(6);
    expect(reads.filter(({ text }) => text.includes('portal_nx_log')).length).toBeLessThan(5);
    for (const statement of reads)
      expect((await fullScansOf(api, statement)).filter((table) => !/counted/i.test(table))).toEqual([]);
  });

  test('stands beside the same day last week, up to the same hour', async () => {
    const week = 7 * DAY_MS;
    await api.seed(async (manager) => {
      for (const table of ['portal_audit', 'portal_ledger', 'portal_online_sample'])
        await manager.query(`DELETE FROM ${table}`);
      await insertCounted(manager, { accountId: 1, confirmedAt: START });
      await insertCounted(manager, { accountId: 2, confirmedAt: NOW - week - 1 });
      await insertCounted(manager, { accountId: 3, confirmedAt: START - week });
      // Later than this hour, and the day before.
      await insertCounted(manager, { accountId: 3, confirmedAt: NOW - week + 1000 });
      await insertCounted(manager, { accountId: 3, confirmedAt: START - week - 1 });
      await spend(manager, 1, NOW - week - HOUR_MS, 700);
      const exchange = { delta: -1, reason: 'exchange', balance_after: 0, previous_hash: '', hash: '' };
      for (const [index, at] of [START, NOW - 1, START - week, NOW - week].entries())
        await insertRow(manager, 'portal_ledger', {
          ...exchange,
          account_id: 1,
          entry_key: `exchange${index}`,
          currency: 'VP',
          sequence: index + 1,
          at,
        });
      const acts = [
        ['sign-in', START + 5],
        ['sign-in', START - week + 5],
        ['sign-in', NOW - week - 5],
        ['sign-in', NOW - week + 5],
        ['sign-in-failed', START + 6],
        ['register', START + 7],
      ] as const;
      const chained = { account_id: 1, previous_hash: '', hash: '' };
      for (const [action, at] of acts)
        await insertRow(manager, 'portal_audit', { ...chained, id: firstIdAt(at), at, action });
      await insertRow(manager, 'portal_online_sample', { at: NOW - week, minutes: 1, players: 41, peak: 41 });
    });
    await insertRowsOfLongAgo(api, START - 90 * DAY_MS);
    const weeks = api.app.get(WeekComparison);
    const statements = await statementsOf(api.database, async () => {
      expect(await weeks.count(NOW)).toEqual([
        { name: 'players', now: 0, lastWeek: 41 },
        { name: 'votes', now: 1, lastWeek: 2 },
        { name: 'logins', now: 1, lastWeek: 2 },
        { name: 'registrations', now: 1, lastWeek: 0 },
        { name: 'exchanges', now: 2, lastWeek: 1 },
        { name: 'nxSpent', now: 0, lastWeek: 700 },
      ]);
    });
    // Grants that wait, and a table that shows whether the database answers, are read in the background.
    const own = statements.filter(
      ({ text }) => text.includes('portal_') && !/pending|portal_migrations/.test(text),
    );
    for (const statement of own) expect(await fullScansOf(api, statement)).toEqual([]);
    // A sample of a whole hour reaches to its end, one of a minute not.
    await api.seed((manager) =>
      manager.query('UPDATE portal_online_sample SET at = ?', [NOW - week - 6 * 60_000]),
    );
    expect((await weeks.count(NOW))[0]).toMatchObject({ lastWeek: null });
    await api.seed((manager) => manager.query('UPDATE portal_online_sample SET minutes = 60'));
    expect((await weeks.count(NOW))[0]).toMatchObject({ lastWeek: 41 });
  });
});
