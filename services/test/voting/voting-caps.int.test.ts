import { onOneEngine } from '@portico/testing-api';
import { type ErrorBody, HOUR_MS } from '@portico/domain';
import type { VerifiedVoteDto } from '../../src/modules/voting/voting.dto.js';
import { type Ballot, startBallot, type TestVoter } from '../rows/ballot.js';

const SITES = [
  { id: 'nx', nx: 3500, votePoints: 0 },
  { id: 'points', nx: 0, votePoints: 2 },
  { id: 'both', nx: 2000, votePoints: 1 },
  { id: 'twice', nx: 100, votePoints: 0, coolDownMinutes: 60, votesPerDay: 2 },
  { id: 'free', nx: 1, votePoints: 1, coolDownMinutes: 60 },
];

onOneEngine('what votes of a day earn', (engine) => {
  let ballot: Ballot;

  beforeAll(async () => {
    const program = { votesPerDay: 6, dailyVoteNx: 6000, dailyVotePoints: 3 };
    ballot = await startBallot({ engine, sites: SITES, program });
  });

  afterAll(() => ballot.api.close());

  /** Moves only its votes some hours back; its days stay as they are. */
  const wait = (voter: TestVoter, hours: number) =>
    ballot.write(
      'UPDATE portal_vote SET at = at - ?, confirmed_at = confirmed_at - ? WHERE account_id = ?',
      hours * HOUR_MS,
      hours * HOUR_MS,
      voter.id,
    );

  const verify = async (voter: TestVoter, site: string) =>
    (await ballot.post<VerifiedVoteDto>('/api/voting/verify', voter.token, { site })).body;

  test('is cut at a cap, and what is beyond one cap still earns the other', async () => {
    const voter = await ballot.newVoter();
    await ballot.vote(voter, 'nx');
    await wait(voter, 24);
    await ballot.vote(voter, 'nx');
    expect(await ballot.balancesOf(voter)).toEqual({ nx: 6000, vp: 0 });
    expect(await verify(voter, 'nx')).toMatchObject({
      success: true,
      msg: 'Thank you! Your vote earned 2500 NX. You have reached the NX of today; vote points can still be earned.',
      nxRewardCap: true,
      vpRewardCap: false,
    });
    expect(await ballot.status(voter)).toMatchObject({
      reachedNXCap: true,
      reachedVPCap: false,
      canVoteToday: true,
      canVoteNow: true,
    });
    await ballot.vote(voter, 'both');
    expect(await ballot.balancesOf(voter)).toEqual({ nx: 6000, vp: 1 });
    expect((await verify(voter, 'both')).msg).toMatch(/^Thank you! Your vote earned 1 vote point\./);
    await ballot.vote(voter, 'points');
    expect(await ballot.balancesOf(voter)).toEqual({ nx: 6000, vp: 3 });
    expect(await ballot.status(voter)).toMatchObject({
      reachedNXCap: true,
      reachedVPCap: true,
      canVoteToday: false,
      canVoteNow: false,
      todayVotes: 4,
    });
    expect(await ballot.daysOf(voter)).toMatchObject([{ votes: 4, nx: 6000, vp: 3 }]);
  });

  test('is nothing past both caps: the vote is refused and takes none of the day', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'both');
    await ballot.write(
      'INSERT INTO portal_vote_day (account_id, day, votes, nx, vp) VALUES (?, ?, 1, 6000, 3)',
      voter.id,
      await today(),
    );
    expect(await ballot.report('both', token)).toMatchObject({ verdict: 'refused', reason: 'caps' });
    expect([await ballot.balancesOf(voter), await ballot.daysOf(voter)]).toMatchObject([
      { nx: 0, vp: 0 },
      [{ votes: 1, nx: 6000, vp: 3 }],
    ]);
    expect(await verify(voter, 'both')).toMatchObject({
      success: false,
      msg: 'You have reached both rewards of today. Please try again tomorrow!',
    });
    expect((await ballot.open(voter, 'nx')).status).toBe(409);
  });

  test('is nothing for a vote whose site cannot pay what is left', async () => {
    const voter = await ballot.newVoter();
    for (const site of ['nx', 'points']) await ballot.vote(voter, site);
    await wait(voter, 24);
    const early = await ballot.tokenOf(voter, 'twice');
    await ballot.vote(voter, 'nx');
    expect(await ballot.balancesOf(voter)).toEqual({ nx: 6000, vp: 2 });
    await wait(voter, 24);
    expect(await ballot.report('twice', early)).toMatchObject({ verdict: 'refused', reason: 'caps' });
    expect((await ballot.vote(voter, 'free')).verdict).toBe('confirmed');
    expect(await ballot.balancesOf(voter)).toEqual({ nx: 6000, vp: 3 });
  });

  test('is nothing on a site whose one currency is full: nobody is sent there today', async () => {
    const voter = await ballot.newVoter();
    await ballot.write(
      'INSERT INTO portal_vote_day (account_id, day, votes, nx, vp) VALUES (?, ?, 2, 6000, 1)',
      voter.id,
      await today(),
    );
    const { sites, canVoteNow, dayEndsAt } = await ballot.status(voter);
    expect(canVoteNow).toBe(true);
    expect(sites.map(({ id, nextVoteAt }) => [id, nextVoteAt])).toEqual([
      ['nx', dayEndsAt],
      ['points', null],
      ['both', null],
      ['twice', dayEndsAt],
      ['free', null],
    ]);
    const { status, body } = await ballot.open<ErrorBody>(voter, 'nx');
    expect([status, body.code, body.params]).toEqual([409, 'voting.day_limit', { count: 2, max: 6 }]);
    expect((await ballot.openByName(voter.name, 'nx')).status).toBe(409);
    expect((await ballot.vote(voter, 'both')).verdict).toBe('confirmed');
  });

  test('ends with the votes of the day, and with those of a site', async () => {
    const voter = await ballot.newVoter();
    for (const _ of [1, 2]) {
      expect((await ballot.vote(voter, 'twice')).verdict).toBe('confirmed');
      await wait(voter, 2);
    }
    expect((await ballot.open(voter, 'twice')).status).toBe(409);
    const sites = (await ballot.status(voter)).sites;
    expect(sites.find(({ id }) => id === 'twice')?.nextVoteAt).toBeGreaterThan(Date.now());
    for (let vote = 3; vote <= 6; vote += 1) {
      expect((await ballot.status(voter)).todayVotes).toBe(vote - 1);
      expect((await ballot.vote(voter, ['free', 'nx', 'points', 'both'][vote - 3] ?? '')).verdict).toBe(
        'confirmed',
      );
    }
    expect(await ballot.status(voter)).toMatchObject({ todayVotes: 6, canVoteToday: false });
    await wait(voter, 2);
    expect((await ballot.open(voter, 'free')).status).toBe(409);
  });

  test('that was opened before the day was used up is refused when it is reported after', async () => {
    const voter = await ballot.newVoter();
    const [late, ofSite] = [await ballot.tokenOf(voter, 'free'), await ballot.tokenOf(voter, 'twice')];
    await ballot.write(
      'INSERT INTO portal_vote_day (account_id, day, votes, nx, vp) VALUES (?, ?, 6, 0, 0)',
      voter.id,
      await today(),
    );
    for (const [site, token] of [
      ['free', late],
      ['twice', ofSite],
    ] as const)
      expect(await ballot.report(site, token)).toMatchObject({ verdict: 'refused', reason: 'dayLimit' });
    expect(await ballot.daysOf(voter)).toMatchObject([{ votes: 6, nx: 0, vp: 0 }]);
  });

  test('is nothing past the votes of a site, whatever was opened before', async () => {
    const voter = await ballot.newVoter();
    const early = await ballot.tokenOf(voter, 'twice');
    await ballot.report('twice', early, { hasCounted: false });
    for (const _ of [1, 2]) {
      await ballot.vote(voter, 'twice');
      await wait(voter, 2);
    }
    expect(await ballot.report('twice', early)).toMatchObject({ verdict: 'refused', reason: 'dayLimit' });
    expect(await ballot.daysOf(voter)).toMatchObject([{ votes: 2, nx: 200, vp: 0 }]);
  });

  test.each([
    [53, 'refused'],
    [54, 'confirmed'],
  ])('after %d of sixty minutes on the same site is %s', async (minutes, verdict) => {
    const voter = await ballot.newVoter();
    const first = await ballot.tokenOf(voter, 'free');
    await ballot.report('free', first);
    await wait(voter, minutes / 60);
    // The page offers it after an hour, but its proof may come a little earlier.
    await wait(voter, 1);
    const next = await ballot.tokenOf(voter, 'free');
    await wait(voter, -1);
    expect((await ballot.report('free', next)).verdict).toBe(verdict);
  });

  async function today(): Promise<string> {
    const voter = await ballot.newVoter();
    await ballot.vote(voter, 'free');
    return (await ballot.daysOf(voter))[0]?.day ?? '';
  }
});
