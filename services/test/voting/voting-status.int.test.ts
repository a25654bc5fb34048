import { DAY_MS, type ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { VerifiedVoteDto, VoteCheckDto, VoteSitesDto } from '../../src/modules/voting/voting.dto.js';
import { fullScansOf, type Statement, statementsOf } from '../harness/statements.js';
import { type Ballot, startBallot } from '../rows/ballot.js';

const SITES = [
  { id: 'one' },
  { id: 'two', coolDownMinutes: 720 },
  { id: 'rich', nx: 5000, votePoints: 2 },
  { id: 'strict', coolDownMinutes: 10, votesPerDay: 1 },
];

onOneEngine('the status of votes', (engine) => {
  let ballot: Ballot;

  beforeAll(async () => {
    ballot = await startBallot({ engine, sites: SITES });
  });

  afterAll(() => ballot.api.close());

  const check = (username: string) =>
    ballot.api.call<VoteCheckDto>(`/api/voting/check-status?username=${encodeURIComponent(username)}`);

  const age = (table: string, column: string, id: number, ms: number) =>
    ballot.write(`UPDATE ${table} SET ${column} = ${column} - ? WHERE account_id = ?`, ms, id);

  test('tells what a vote earns and where, to everybody', async () => {
    const { body } = await ballot.api.call<VoteSitesDto>('/api/voting/sites');
    expect(body.maxVotes).toBe(3);
    expect(body.sites).toMatchObject([
      { id: 'one', name: { en: 'one' }, nx: 2000, votePoints: 1, coolDownMinutes: 1440 },
      { id: 'two', coolDownMinutes: 720 },
      { id: 'rich', nx: 5000, votePoints: 2 },
      { id: 'strict' },
    ]);
  });

  test.each(['', '?username=', '?username=%20', '?username=a&username=b'])(
    'is that of a name: without one it is refused (%s)',
    async (query) => {
      const { status, body } = await ballot.api.call<ErrorBody>(`/api/voting/check-status${query}`);
      expect([status, body.code, body.issues?.map(({ field }) => field)]).toEqual([
        400,
        'request.validation_failed',
        ['username'],
      ]);
    },
  );

  test('follows a vote from its opening to its end', async () => {
    const voter = await ballot.newVoter({ votepoints: 7, nxCredit: 100 });
    expect(await ballot.status(voter)).toMatchObject({
      votePoints: 7,
      nxCredit: 100,
      todayVotes: 0,
      canVoteToday: true,
      canVoteNow: true,
      lastVoteTime: null,
      pendingVerification: false,
      sites: [{ id: 'one', nextVoteAt: null, vote: null }, {}, {}, {}],
    });
    const token = await ballot.tokenOf(voter, 'one');
    const opened = await ballot.status(voter);
    expect(opened).toMatchObject({
      pendingVerification: true,
      sites: [{ vote: { state: 'opened' } }, {}, {}, {}],
    });
    const verified = await ballot.post<VerifiedVoteDto>('/api/voting/verify', voter.token, {});
    expect(verified.body).toMatchObject({ success: false, msg: 'Your vote has not been confirmed yet.' });
    await ballot.report('one', token);
    const { sites, ...status } = await ballot.status(voter);
    expect(status).toMatchObject({
      votePoints: 8,
      nxCredit: 2100,
      todayVotes: 1,
      todayVP: 1,
      todayNX: 2000,
      reachedNXCap: false,
      pendingVerification: false,
      isWebAdmin: false,
    });
    const [first] = sites;
    expect(first?.vote).toMatchObject({ state: 'credited', nx: 2000, votePoints: 1 });
    expect((first?.nextVoteAt ?? 0) - (status.lastVoteTime ?? 0)).toBe(DAY_MS);
  });

  test('waits for no site that was taken out of the settings', async () => {
    const voter = await ballot.newVoter();
    await ballot.tokenOf(voter, 'two');
    await ballot.write("UPDATE portal_vote SET site = 'former' WHERE account_id = ?", voter.id);
    expect(await ballot.status(voter)).toMatchObject({ pendingVerification: false, canVoteNow: true });
    const { body } = await ballot.post<VerifiedVoteDto>('/api/voting/verify', voter.token, {});
    expect(body).toMatchObject({ success: false, msg: 'You have not voted yet.', vote: null });
  });

  test('of somebody without a character says so', async () => {
    const voter = await ballot.newVoter({}, 0);
    expect(await ballot.status(voter)).toMatchObject({
      hasCharacter: false,
      canVoteToday: true,
      canVoteNow: false,
    });
  });

  /** The EXISTS reads a table without rows. */
  const scansOf = async (statement: Statement) =>
    (await fullScansOf(ballot.api, statement)).filter((table) => !/^(?:CONSTANT|dummy_table)$/.test(table));

  test('asks few statements, each of them on an index', async () => {
    const voter = await ballot.newVoter();
    await ballot.vote(voter, 'one');
    const asked = [
      await statementsOf(ballot.api.database, () => ballot.status(voter)),
      await statementsOf(ballot.api.database, () => check(voter.name)),
      await statementsOf(ballot.api.database, () => ballot.openByName(voter.name, 'two')),
    ];
    for (const statements of asked) {
      const ofVotes = statements.filter(({ text }) => text.includes('portal_vote'));
      expect(ofVotes.length).toBeGreaterThan(0);
      for (const statement of ofVotes)
        expect([statement.text, await scansOf(statement)]).toEqual([statement.text, []]);
    }
    expect(asked[0]?.filter(({ text }) => !text.includes('portal_session')).length).toBeLessThanOrEqual(9);
  });

  test('by name is that of no votes for a name that no one has, and forgets after five minutes', async () => {
    const voter = await ballot.newVoter();
    expect((await check('Nobody')).body).toEqual({ todayVotes: 0, maxVotes: 3, recentlyVoted: false });
    expect((await check('ネコ')).body).toEqual({ todayVotes: 0, maxVotes: 3, recentlyVoted: false });
    await ballot.vote(voter, 'one');
    expect((await check(voter.name)).body).toEqual({ todayVotes: 1, maxVotes: 3, recentlyVoted: true });
    for (const ms of [6 * 60_000, -12 * 60_000]) {
      await age('portal_vote', 'confirmed_at', voter.id, ms);
      expect((await check(voter.name)).body.recentlyVoted).toBe(false);
    }
  });
});
