import { forEachEngine } from '@portico/testing-api';
import { DAY_MS, type ErrorBody, HOUR_MS } from '@portico/domain';
import { ExpiredVotes } from '../../src/modules/voting/votes/expired-votes.js';
import type { VoteCheckDto } from '../../src/modules/voting/voting.dto.js';
import { type Ballot, startBallot, type TestVoter, tokenIn } from '../rows/ballot.js';
import { proves } from '../harness/proves.js';

/** Midnight in Tokyo, where the server's day changes. */
const MIDNIGHT = Date.UTC(2026, 9, 14, 15);
const [EVE, DAY] = ['2026-10-14', '2026-10-15'];

const QUICK = ['a', 'b', 'c', 'd'];

forEachEngine('days of votes', (engine) => {
  proves('modules/voting/votes/opened-votes.repository', 'modules/voting/votes/votes.repository');

  let ballot: Ballot;

  beforeAll(async () => {
    ballot = await startBallot({
      engine,
      sites: [
        ...QUICK.map((id) => ({ id, coolDownMinutes: 1 })),
        { id: 'half', coolDownMinutes: 720 },
        { id: 'whole', coolDownMinutes: 1440 },
      ],
    });
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at(-HOUR_MS);
  });

  afterEach(() => vi.useRealTimers());

  afterAll(() => ballot.api.close());

  /** Sets every clock of the machine, from midnight. */
  const at = (ms: number) => vi.setSystemTime(MIDNIGHT + ms);

  const open = async ({ name }: TestVoter, site: string) => tokenIn(await ballot.openByName(name, site));

  /** Votes once; returns the reason why it does not count, or its day. */
  async function vote(voter: TestVoter, site: string): Promise<string | null | undefined> {
    const answer = await ballot.openByName<{ url: string; expiresAt: number } & ErrorBody>(voter.name, site);
    if (answer.status !== 200) return answer.body.code;
    const { voteId, reason } = await ballot.report(site, tokenIn(answer));
    return reason ?? (await ballot.votesOf(voter)).find(({ id }) => id === voteId)?.day;
  }

  const countOf = async ({ name }: TestVoter) =>
    (await ballot.api.call<VoteCheckDto>(`/api/voting/check-status?username=${name}`)).body;

  test('turn at midnight by server time, to the millisecond', async () => {
    const voter = await ballot.newVoter();
    at(-3);
    for (const site of ['a', 'b', 'c']) expect(await vote(voter, site)).toBe(EVE);
    at(-1);
    expect(await vote(voter, 'd')).toBe('voting.day_limit');
    expect(await countOf(voter)).toEqual({ todayVotes: 3, maxVotes: 3, recentlyVoted: true });
    at(0);
    expect(await countOf(voter)).toEqual({ todayVotes: 0, maxVotes: 3, recentlyVoted: true });
    expect(await vote(voter, 'd')).toBe(DAY);
    at(2 * 60_000);
    for (const site of ['a', 'b']) expect(await vote(voter, site)).toBe(DAY);
    expect(await vote(voter, 'c')).toBe('voting.day_limit');
    expect(await ballot.daysOf(voter)).toMatchObject([
      { day: EVE, votes: 3, nx: 6000, vp: 3 },
      { day: DAY, votes: 3, nx: 6000, vp: 3 },
    ]);
  });

  test('count a vote when its site reports it, whenever it was opened', async () => {
    const voter = await ballot.newVoter();
    for (const site of ['a', 'b', 'c']) await vote(voter, site);
    at(-1);
    const other = await ballot.newVoter();
    const token = await open(other, 'd');
    await ballot.write('UPDATE portal_vote SET account_id = ? WHERE account_id = ?', voter.id, other.id);
    at(0);
    expect((await ballot.report('d', token)).verdict).toBe('confirmed');
    expect(await ballot.daysOf(voter)).toMatchObject([
      { day: EVE, votes: 3 },
      { day: DAY, votes: 1 },
    ]);
  });

  test('give and take no vote while a clock steps back and forth over midnight', async () => {
    const voter = await ballot.newVoter();
    at(-10 * 60_000);
    for (const site of ['a', 'b']) expect(await vote(voter, site)).toBe(EVE);
    // An hour ahead, back, and ahead again: the other day's used caps stay used.
    at(50 * 60_000);
    for (const site of ['a', 'b', 'c']) expect(await vote(voter, site)).toBe(DAY);
    expect(await vote(voter, 'd')).toBe('voting.day_limit');
    at(-8 * 60_000);
    expect(await vote(voter, 'd')).toBe(EVE);
    expect(await vote(voter, 'd')).toBe('voting.day_limit');
    at(52 * 60_000);
    expect(await vote(voter, 'd')).toBe('voting.day_limit');
    at(-6 * 60_000);
    expect(await vote(voter, 'd')).toBe('voting.day_limit');
    at(5 * 60_000);
    expect(await vote(voter, 'd')).toBe('voting.day_limit');
    at(DAY_MS);
    expect(await vote(voter, 'd')).toBe('2026-10-16');
    expect(await ballot.daysOf(voter)).toMatchObject([{ votes: 3 }, { votes: 3 }, { votes: 1 }]);
  });

  test.each([
    ['an hour ahead', HOUR_MS],
    ['an hour late', -HOUR_MS],
  ])('are kept apart by a whole cool-down, and no more, on a clock that was %s', async (_, wrong) => {
    const voter = await ballot.newVoter();
    at(wrong);
    expect(await vote(voter, 'half')).toMatch(/^2026-10-1[45]$/);
    expect(await vote(voter, 'half')).toBe('coolDown');
    // Right again.
    at(60_000);
    expect(await vote(voter, 'half')).toBe('coolDown');
    at(9 * HOUR_MS);
    expect(await vote(voter, 'half')).toBe('coolDown');
    at(12 * HOUR_MS);
    expect(await vote(voter, 'half')).toBe(DAY);
  });

  test('do not wait for a clock that was days ahead', async () => {
    const voter = await ballot.newVoter();
    at(40 * DAY_MS);
    expect(await vote(voter, 'whole')).toBe('2026-11-24');
    at(0);
    expect(await vote(voter, 'whole')).toBe(DAY);
    expect(await vote(voter, 'whole')).toBe('coolDown');
    expect((await countOf(voter)).recentlyVoted).toBe(true);
    at(DAY_MS);
    expect(await vote(voter, 'whole')).toBe('2026-10-16');
    at(40 * DAY_MS);
    expect(await vote(voter, 'whole')).toBe('coolDown');
  });

  test('take no vote that a clock days ahead has written off', async () => {
    const voter = await ballot.newVoter();
    const token = await open(voter, 'whole');
    at(3 * DAY_MS);
    await ballot.api.app.get(ExpiredVotes).job.run();
    expect(await ballot.report('whole', token)).toMatchObject({ verdict: 'refused', reason: 'expired' });
    at(0);
    expect((await ballot.report('whole', token)).verdict).toBe('confirmed');
  });

  test('give no more time to a token that a late clock has opened than that clock did', async () => {
    const voter = await ballot.newVoter();
    at(-2 * HOUR_MS);
    const token = await open(voter, 'whole');
    at(22 * HOUR_MS - 1);
    const other = await ballot.newVoter();
    expect((await ballot.report('whole', token)).verdict).toBe('confirmed');
    at(-2 * HOUR_MS);
    const second = await open(other, 'whole');
    at(22 * HOUR_MS);
    expect(await ballot.report('whole', second)).toMatchObject({ verdict: 'refused', reason: 'expired' });
  });
});
