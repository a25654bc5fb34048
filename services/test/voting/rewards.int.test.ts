import { onOneEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { RewardsDto, WaitingDto } from '../../src/modules/voting/voting.dto.js';
import { insertAccount, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
/** Sunday 2026-01-04, 00:00 in Tokyo: day 1 of a cycle. */
const SUNDAY = Date.UTC(2026, 0, 3, 15);
const REWARDS = '/api/voting/rewards';

onOneEngine('rewards', (engine) => {
  let api: TestApi;
  let lastId = 0;

  beforeAll(async () => {
    api = await startApi({
      engine,
      settings: { public: { time: { zone: 'Asia/Tokyo' } }, server: { limits: { read: 1_000_000 } } },
    });
  });

  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.close());

  /** An account with the rows that the game and its votes have written. */
  async function newAccount({
    daily = [],
    weekly = [],
    milestone = [],
    votes = {},
  }: {
    daily?: string[];
    weekly?: string[];
    milestone?: string[];
    votes?: Record<string, number>;
  } = {}): Promise<number> {
    const id = (lastId += 1);
    await api.seed(async (manager) => {
      await insertAccount(manager, id);
      for (const [kind, days] of Object.entries({ daily, weekly, milestone }))
        for (const day of days)
          await insertRow(manager, 'portal_reward_claim', { account_id: id, kind, day, at: 1 });
      for (const [day, count] of Object.entries(votes))
        await insertRow(manager, 'portal_vote_day', { account_id: id, day, votes: count });
    });
    return id;
  }

  async function rewardsOf(id: number, at: number): Promise<RewardsDto> {
    const token = await api.app.get(SessionsService).open(id, { at });
    vi.spyOn(Date, 'now').mockReturnValue(at);
    const { status, body } = await api.call<RewardsDto>(REWARDS, { token });
    vi.restoreAllMocks();
    expect(status).toBe(200);
    return body;
  }

  const claimedOf = ({ cycle }: RewardsDto) =>
    cycle.filter(({ isClaimed }) => isClaimed).map(({ date }) => date);

  test('of a new account: fourteen days, a whole week before it, nothing taken', async () => {
    const body = await rewardsOf(await newAccount(), SUNDAY);
    expect(body).toMatchObject({
      today: '2026-01-04',
      now: SUNDAY,
      dayEndsAt: SUNDAY + 24 * HOUR_MS,
      cycleDay: 1,
      week: {
        from: '2026-01-04',
        to: '2026-01-10',
        endsAt: SUNDAY + 7 * 24 * HOUR_MS,
        claimedDays: [],
        needed: 7,
        isReachable: true,
        isClaimed: false,
      },
      milestone: { weeks: 0, needed: 6, allWeeks: 0, milestones: 0 },
      streak: { current: 0, longest: 0, allVotes: 0, days: [] },
    });
    expect(body.cycle).toHaveLength(14);
    expect(body.cycle[13]).toMatchObject({ date: '2026-01-17', isClaimed: false });
    expect(body.cycle[0]?.reward).toMatchObject({ day: 1, kind: 'mesos', quantity: 500_000 });
  });

  test('turn at midnight of the server: day, cycle and week', async () => {
    const daily = ['2026-01-16', '2026-01-17', '2026-01-18'];
    const id = await newAccount({ daily });
    const midnight = SUNDAY + 14 * 24 * HOUR_MS;
    const [before, after] = [await rewardsOf(id, midnight - 1), await rewardsOf(id, midnight)];
    expect([before.today, before.cycleDay, before.week.from]).toEqual(['2026-01-17', 14, '2026-01-11']);
    // Claims dated after today were written by a clock that ran ahead.
    expect(claimedOf(before)).toEqual(['2026-01-16', '2026-01-17']);
    expect(before.week).toMatchObject({ claimedDays: ['2026-01-16', '2026-01-17'], isReachable: false });
    expect([after.today, after.cycleDay, after.week.from]).toEqual(['2026-01-18', 1, '2026-01-18']);
    expect(claimedOf(after)).toEqual(['2026-01-18']);
    expect(after.week).toMatchObject({ claimedDays: ['2026-01-18'], isReachable: true });
  });

  test('know the claims of a week that began before the cycle did', async () => {
    const settings = { guide: { program: { login: { anchorDay: '2026-01-07' } } } };
    const other = await startApi({ engine, settings });
    await other.seed(async (manager) => {
      await insertAccount(manager, 1);
      for (const day of ['2026-01-04', '2026-01-05', '2026-01-07'])
        await insertRow(manager, 'portal_reward_claim', { account_id: 1, kind: 'daily', day, at: 1 });
    });
    const at = SUNDAY + 3 * 24 * HOUR_MS;
    const token = await other.app.get(SessionsService).open(1, { at });
    vi.spyOn(Date, 'now').mockReturnValue(at);
    const { body } = await other.call<RewardsDto>(REWARDS, { token });
    vi.restoreAllMocks();
    await other.close();
    expect(body.cycleDay).toBe(1);
    expect(claimedOf(body)).toEqual(['2026-01-07']);
    expect(body.week.claimedDays).toEqual(['2026-01-04', '2026-01-05', '2026-01-07']);
  });

  test('say that the weekly bonus of this week is taken, and count all of them for the milestone', async () => {
    const id = await newAccount({
      weekly: [
        '2025-11-01',
        '2025-11-08',
        '2025-11-22',
        '2025-12-06',
        '2025-12-20',
        '2025-12-27',
        '2026-01-10',
        '2026-01-17',
      ],
      milestone: ['2025-12-27'],
    });
    const body = await rewardsOf(id, SUNDAY + 6.5 * 24 * HOUR_MS);
    expect(body.today).toBe('2026-01-10');
    expect(body.week).toMatchObject({ isClaimed: true, isReachable: true });
    expect(body.milestone).toEqual({ weeks: 1, needed: 6, allWeeks: 7, milestones: 1 });
    expect((await rewardsOf(id, SUNDAY + 7 * 24 * HOUR_MS)).week.isClaimed).toBe(false);
  });

  test('show votes of twelve weeks, the streak that runs, and the longest', async () => {
    const id = await newAccount({
      votes: {
        '2025-01-01': 1,
        '2025-01-02': 3,
        '2025-01-03': 2,
        '2025-10-18': 1,
        '2025-10-19': 1,
        '2026-01-01': 0,
        '2026-01-03': 2,
        '2026-01-04': 3,
        '2026-02-01': 3,
      },
    });
    const { streak } = await rewardsOf(id, SUNDAY + 23 * HOUR_MS);
    expect(streak).toEqual({
      current: 2,
      longest: 3,
      allVotes: 13,
      days: [
        { day: '2025-10-19', votes: 1 },
        { day: '2026-01-03', votes: 2 },
        { day: '2026-01-04', votes: 3 },
      ],
    });
    expect((await rewardsOf(id, SUNDAY + 47 * HOUR_MS)).streak.current).toBe(2);
    expect((await rewardsOf(id, SUNDAY + 48 * HOUR_MS)).streak.current).toBe(0);
  });

  test('wait for the account until it took the one of today, where its game writes such claims', async () => {
    const waitingFor = async (daily: string[]) => {
      const token = await api.app.get(SessionsService).open(await newAccount({ daily }), { at: SUNDAY });
      vi.spyOn(Date, 'now').mockReturnValue(SUNDAY);
      const { body } = await api.call<WaitingDto>('/api/voting/waiting', { token });
      vi.restoreAllMocks();
      return body;
    };
    expect(await waitingFor([])).toEqual({ vote: false, gift: null, isGiftTaken: false, price: false });
    expect(await waitingFor(['2026-01-03', '2026-01-04'])).toEqual({
      vote: false,
      gift: null,
      isGiftTaken: true,
      price: false,
    });
    expect(await waitingFor(['2026-01-03'])).toMatchObject({
      vote: false,
      gift: { day: 1 },
      isGiftTaken: false,
    });
  });

  test('are read on indexes', async () => {
    const id = await newAccount({ daily: ['2026-01-04'], votes: { '2026-01-04': 1 } });
    const reader = api.database.reader;
    const plan = async (sql: string) => {
      const rows: Record<string, unknown>[] = await reader.query(
        `${engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'} ${sql}`,
      );
      return engine === 'sqlite'
        ? String(rows[0]?.detail)
        : `${String(rows[0]?.type)} ${String(rows[0]?.key)}`;
    };
    const claims = await plan(
      `SELECT day FROM portal_reward_claim WHERE account_id = ${id} AND kind = 'daily' AND day BETWEEN '2026-01-04' AND '2026-01-17'`,
    );
    expect(claims).toContain('portal_reward_claim_once');
    const votes = await plan(
      `SELECT day, votes FROM portal_vote_day WHERE account_id = ${id} AND day <= '2026-01-17' AND votes > 0 ORDER BY day DESC LIMIT 3660`,
    );
    expect(votes).toMatch(/PRIMARY|sqlite_autoindex_portal_vote_day/);
  });

  test('are of players alone', async () => {
    expect((await api.call(REWARDS)).status).toBe(401);
  });
});
