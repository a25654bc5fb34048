import { onOneEngine } from '@portico/testing-api';
import { DAY_MS } from '@portico/domain';
import { AuditService } from '../../src/modules/audit/index.js';
import { GrantsService } from '../../src/modules/ledger/index.js';
import { ExpiredVotes } from '../../src/modules/voting/votes/expired-votes.js';
import type { VerifiedVoteDto } from '../../src/modules/voting/voting.dto.js';
import { type Ballot, startBallot } from '../rows/ballot.js';

const SITES = [
  { id: 'one' },
  { id: 'two', coolDownMinutes: 720 },
  { id: 'rich', nx: 5000, votePoints: 2 },
  { id: 'strict', coolDownMinutes: 10, votesPerDay: 1 },
];

onOneEngine('votes that sites report', (engine) => {
  let ballot: Ballot;

  beforeAll(async () => {
    ballot = await startBallot({ engine, sites: SITES });
  });

  afterAll(() => ballot.api.close());

  const age = (table: string, column: string, id: number, ms: number) =>
    ballot.write(`UPDATE ${table} SET ${column} = ${column} - ? WHERE account_id = ?`, ms, id);

  test('are credited once, with ledger, log and audit', async () => {
    const voter = await ballot.newVoter({ votepoints: 4, nxCredit: 10 });
    const token = await ballot.tokenOf(voter, 'one');
    const outcome = await ballot.report('one', token);
    expect(outcome).toMatchObject({ verdict: 'confirmed', reason: null, accountId: voter.id });
    for (const _ of [1, 2, 3]) expect((await ballot.report('one', token)).verdict).toBe('duplicate');
    expect((await ballot.report('one', token, { hasCounted: false })).verdict).toBe('duplicate');
    expect(await ballot.balancesOf(voter)).toEqual({ nx: 2010, vp: 5 });
    expect(await ballot.votesOf(voter)).toMatchObject([{ state: 'credited', reason: null, nx: 2000, vp: 1 }]);
    const audit = await ballot.api.app.get(AuditService).newestOf(voter.id, ['vote'], 5);
    expect(audit.map(({ details }) => details)).toEqual([
      { site: 'one', vote: outcome.voteId, nx: 2000, votePoints: 1 },
    ]);
    const log = await ballot.select(
      'SELECT source, amount FROM portal_nx_log WHERE account_id = ?',
      voter.id,
    );
    expect(log).toMatchObject([{ source: 'Vote', amount: 2000 }]);
    expect(await ballot.findings()).toEqual([]);
  });

  test('wait while the account is in the game, and are credited with the last of what they earned', async () => {
    const voter = await ballot.newVoter({ loggedin: 2 });
    await ballot.vote(voter, 'one');
    const verify = async () =>
      (await ballot.post<VerifiedVoteDto>('/api/voting/verify', voter.token, { site: 'one' })).body;
    expect(await verify()).toMatchObject({
      success: true,
      msg: 'Thank you! Your vote earned 2000 NX and 1 vote point. It arrives when your account has left the game.',
      votePoints: 0,
      vote: { state: 'confirmed', creditedAt: null },
    });
    expect((await ballot.status(voter)).pendingVerification).toBe(true);
    await ballot.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', voter.id);
    // One of the two caps is reached.
    await ballot.write('UPDATE accounts SET nxCredit = 2147483647 WHERE id = ?', voter.id);
    await ballot.api.app.get(GrantsService).job.run();
    expect([await ballot.votesOf(voter), await ballot.balancesOf(voter)]).toMatchObject([
      [{ state: 'confirmed' }],
      { vp: 1 },
    ]);
    await ballot.write('UPDATE accounts SET nxCredit = 0 WHERE id = ?', voter.id);
    expect(await verify()).toMatchObject({
      success: true,
      msg: 'Thank you! Your vote earned 2000 NX and 1 vote point.',
      nxCredit: 2000,
      vote: { state: 'credited' },
    });
    expect((await ballot.status(voter)).pendingVerification).toBe(false);
  });

  test('stand even where what they earned cannot be delivered at once', async () => {
    const voter = await ballot.newVoter();
    const spy = vi.spyOn(ballot.api.app.get(GrantsService), 'deliverTo').mockRejectedValue(new Error('away'));
    const outcome = await ballot.vote(voter, 'one');
    spy.mockRestore();
    expect([outcome.verdict, await ballot.votesOf(voter)]).toMatchObject([
      'confirmed',
      [{ state: 'confirmed' }],
    ]);
    await ballot.api.app.get(GrantsService).job.run();
    expect(await ballot.votesOf(voter)).toMatchObject([{ state: 'credited' }]);
  });

  test('of a token that no one opened, or of another site, are unknown', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    for (const [site, text] of [
      ['one', 'x'],
      ['one', ''],
      ['two', token],
      ['one', 'Z'.repeat(5000)],
    ] as const)
      expect(await ballot.report(site, text)).toEqual({
        verdict: 'unknown',
        reason: null,
        voteId: null,
        accountId: null,
        lagMs: null,
      });
    expect(await ballot.votesOf(voter)).toMatchObject([{ state: 'opened' }]);
  });

  test('as not counted are refused, until a success that was overtaken arrives', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    expect(await ballot.report('one', token, { hasCounted: false })).toMatchObject({
      verdict: 'refused',
      reason: 'notCounted',
    });
    expect((await ballot.report('one', token, { hasCounted: false })).verdict).toBe('duplicate');
    const next = await ballot.tokenOf(voter, 'one');
    expect(next).not.toBe(token);
    expect((await ballot.report('one', token)).verdict).toBe('confirmed');
    expect(await ballot.report('one', next)).toMatchObject({ verdict: 'refused', reason: 'coolDown' });
    expect(await ballot.votesOf(voter)).toMatchObject([
      { state: 'credited', reason: null },
      { state: 'refused', reason: 'coolDown' },
    ]);
  });

  test('after the token has expired are refused, and count once it was opened again', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    await age('portal_vote', 'expires_at', voter.id, 2 * DAY_MS);
    expect((await ballot.status(voter)).sites[0]?.vote).toMatchObject({
      state: 'refused',
      reason: 'expired',
    });
    await ballot.api.app.get(ExpiredVotes).job.run();
    expect(await ballot.votesOf(voter)).toMatchObject([{ state: 'refused', reason: 'expired' }]);
    expect(await ballot.tokenOf(voter, 'one')).toBe(token);
    expect(await ballot.votesOf(voter)).toMatchObject([{ state: 'opened', reason: null }]);
    await age('portal_vote', 'expires_at', voter.id, 2 * DAY_MS);
    for (const _ of [1, 2])
      expect(await ballot.report('one', token)).toMatchObject({ verdict: 'refused', reason: 'expired' });
    expect(await ballot.tokenOf(voter, 'one')).not.toBe(token);
  });

  test('by hand count past expiry and cool-down, and neither past the day nor what the site did not count', async () => {
    const voter = await ballot.newVoter();
    const late = await ballot.tokenOf(voter, 'one');
    await age('portal_vote', 'expires_at', voter.id, 2 * DAY_MS);
    await ballot.report('one', late);
    const failed = await ballot.tokenOf(voter, 'one');
    await ballot.report('one', failed, { hasCounted: false });
    const byHand = { isByHand: true, actorAccountId: voter.id };
    expect((await ballot.report('one', late, byHand)).verdict).toBe('confirmed');
    expect((await ballot.report('one', late, byHand)).verdict).toBe('duplicate');
    expect((await ballot.report('one', failed, { ...byHand, hasCounted: false })).verdict).toBe('duplicate');
    expect(await ballot.report('one', failed)).toMatchObject({ verdict: 'refused', reason: 'coolDown' });
    expect((await ballot.report('one', failed, byHand)).verdict).toBe('confirmed');
    await ballot.write('UPDATE portal_vote_day SET votes = 3 WHERE account_id = ?', voter.id);
    const third = await ballot.newVoter();
    const token = await ballot.tokenOf(third, 'two');
    await ballot.write('UPDATE portal_vote SET account_id = ? WHERE account_id = ?', voter.id, third.id);
    for (const _ of [1, 2])
      expect(await ballot.report('two', token, byHand)).toMatchObject({
        verdict: 'refused',
        reason: 'dayLimit',
      });
    const audit = await ballot.api.app.get(AuditService).newestOf(voter.id, ['vote'], 5);
    expect(audit.map(({ actorAccountId, details }) => [actorAccountId, details['byHand']])).toEqual([
      [voter.id, true],
      [voter.id, true],
    ]);
  });

  test('are kept with their evidence or not at all', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    const alsoIn = () => Promise.reject(new Error('no place for the evidence'));
    await expect(ballot.report('one', token, { alsoIn })).rejects.toThrow('no place');
    expect([
      await ballot.votesOf(voter),
      await ballot.daysOf(voter),
      await ballot.balancesOf(voter),
    ]).toMatchObject([[{ state: 'opened' }], [], { nx: 0, vp: 0 }]);
    const kept: string[] = [];
    const keep = async (_: unknown, { verdict }: { verdict: string }) => void kept.push(verdict);
    for (const text of [token, token, 'nobody']) await ballot.report('one', text, { alsoIn: keep });
    expect(kept).toEqual(['confirmed', 'duplicate', 'unknown']);
  });

  test('that paid nothing are forgotten after ninety days, all others never', async () => {
    const voter = await ballot.newVoter();
    await ballot.vote(voter, 'one');
    await ballot.report('two', await ballot.tokenOf(voter, 'two'), { hasCounted: false });
    await ballot.tokenOf(voter, 'rich');
    await age('portal_vote', 'expires_at', voter.id, 92 * DAY_MS);
    await ballot.api.app.get(ExpiredVotes).job.run();
    expect(await ballot.votesOf(voter)).toMatchObject([{ state: 'credited' }]);
  });
});
