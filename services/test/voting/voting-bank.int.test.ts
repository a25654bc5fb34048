import { forEachEngine, IS_FULL } from '@portico/testing-api';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { AuditService } from '../../src/modules/audit/index.js';
import { GrantsService } from '../../src/modules/ledger/index.js';
import type { VoteOutcome } from '../../src/modules/voting/votes/votes.service.js';
import { type Ballot, type BallotOptions, startBallot, type TestVoter } from '../rows/ballot.js';

const SITES = ['a', 'b', 'c', 'd'];
/** More than a thousand callbacks in a full run. */
const VOTERS = IS_FULL ? 40 : 4;
/** Number of times that each report arrives, at either portal. */
const REPEATS = 3;
/** The third vote of a day earns half its NX and no more points. */
const PROGRAM = { votesPerDay: 3, dailyVoteNx: 5000, dailyVotePoints: 2 };

interface Report {
  site: string;
  token: string;
}

forEachEngine('callbacks at two portals', (engine) => {
  let one: Ballot;
  let other: Ballot;

  beforeAll(async () => {
    const sites = SITES.map((id) => ({ id }));
    const options: BallotOptions = { engine, sites, program: PROGRAM };
    one = await startBallot(options);
    const { home, databaseUrl } = one.api.config.env;
    other = await startBallot({ ...options, gameTables: 'none', databaseUrl, environment: { home } });
  });

  afterAll(async () => {
    await other.api.close();
    await one.api.close();
  });

  /** Two tokens of each site: the first was reported as not counted, before its success. */
  async function tokensOf(voter: TestVoter): Promise<Report[]> {
    const reports: Report[] = [];
    for (const site of SITES) {
      const first = await one.tokenOf(voter, site);
      await one.report(site, first, { hasCounted: false });
      reports.push({ site, token: first }, { site, token: await other.tokenOf(voter, site) });
    }
    return reports;
  }

  test('count each vote once, the day and its caps to the unit, and leave the ledger whole', async () => {
    const voters: TestVoter[] = [];
    const reports: Report[] = [];
    for (let index = 0; index < VOTERS; index += 1) {
      const voter = await one.newVoter({ loggedin: index % 4 === 0 ? 2 : 0 });
      voters.push(voter);
      reports.push(...(await tokensOf(voter)), { site: 'a', token: `nobody${index}` });
    }
    const arriving = Array.from({ length: REPEATS }, () => reports).flat();
    expect(arriving.length).toBeGreaterThanOrEqual(27 * VOTERS);
    // In a shuffled order that is the same in every run.
    const shuffled = arriving
      .map((report, index) => ({ report, place: (index * 7919) % arriving.length }))
      .sort((a, b) => a.place - b.place)
      .map(({ report }) => report);
    const outcomes: VoteOutcome[] = await Promise.all(
      shuffled.map(({ site, token }, index) => (index % 2 === 0 ? one : other).report(site, token)),
    );

    const count = (verdict: string) => outcomes.filter((outcome) => outcome.verdict === verdict).length;
    expect(count('unknown')).toBe(VOTERS * REPEATS);
    expect(count('confirmed')).toBe(VOTERS * PROGRAM.votesPerDay);
    await one.write('UPDATE accounts SET loggedin = 0');
    for (let round = 0; round < 3; round += 1)
      for (const { api } of [one, other]) await api.app.get(GrantsService).job.run();

    for (const voter of voters) {
      const votes = await one.votesOf(voter);
      const credited = votes.filter(({ state }) => state === 'credited');
      expect(votes).toHaveLength(SITES.length * 2);
      expect(credited.map(({ nx, vp }) => [nx, vp]).sort()).toEqual([
        [1000, 0],
        [2000, 1],
        [2000, 1],
      ]);
      const others = votes.filter((vote) => !credited.includes(vote));
      expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['refused']));
      expect(others.every(({ reason }) => reason === 'coolDown' || reason === 'dayLimit')).toBe(true);
      expect(await one.daysOf(voter)).toMatchObject([{ votes: 3, nx: 5000, vp: 2 }]);
      expect(await one.balancesOf(voter)).toEqual({ nx: 5000, vp: 2 });
      expect(await one.api.app.get(AuditService).newestOf(voter.id, ['vote'], 10)).toHaveLength(3);
    }
    const sitesOf = await one.select<{ sites: number }>(
      "SELECT COUNT(DISTINCT site) AS sites FROM portal_vote WHERE state = 'credited' GROUP BY account_id",
    );
    expect(sitesOf.map(({ sites }) => Number(sites))).toEqual(voters.map(() => 3));
    expect(await one.findings()).toEqual([]);
  });

  test('credit one vote once that is reported by both at the same time, again and again', async () => {
    const voter = await one.newVoter();
    const token = await one.tokenOf(voter, 'a');
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : other).report('a', token)),
    );
    expect(outcomes.map(({ verdict }) => verdict).sort()).toEqual([
      'confirmed',
      ...Array.from({ length: 39 }, () => 'duplicate'),
    ]);
    expect([await one.balancesOf(voter), await one.findings()]).toEqual([{ nx: 2000, vp: 1 }, []]);
  });

  test('credit one vote once that is reported on both sides of midnight at the same time', async () => {
    const voter = await one.newVoter();
    const token = await one.tokenOf(voter, 'a');
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 15 * HOUR_MS - DAY_MS;
    let asked = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => midnight - ((asked += 1) % 3 === 0 ? 1 : 0));
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : other).report('a', token)),
    );
    clock.mockRestore();
    expect(outcomes.filter(({ verdict }) => verdict === 'confirmed')).toHaveLength(1);
    expect([await one.balancesOf(voter), (await one.daysOf(voter)).length]).toEqual([{ nx: 2000, vp: 1 }, 1]);
  });
});
