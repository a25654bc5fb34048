import { forEachEngine } from '@portico/testing-api';
import type { ErrorBody } from '@portico/domain';
import { AuditService } from '../src/modules/audit/index.js';
import { GrantsService } from '../src/modules/ledger/index.js';
import { GrantDelivery } from '../src/modules/ledger/grants/grant-delivery.js';
import { ExpiredVotes } from '../src/modules/voting/votes/expired-votes.js';
import type { VerifiedVoteDto, VoteCheckDto, VoteSitesDto } from '../src/modules/voting/votes/votes.dto.js';
import { fullScansOf, statementsOf } from './harness/statements.js';
import type { Statement } from './harness/statements.js';
import { DAY_MS, HOUR_MS, startBallot, tokenIn } from './rows/ballot.js';
import type { Ballot } from './rows/ballot.js';

const SITES = [
  { id: 'one' },
  { id: 'two', coolDownMinutes: 720 },
  { id: 'rich', nx: 5000, votePoints: 2 },
  { id: 'strict', coolDownMinutes: 10, votesPerDay: 1 },
];

forEachEngine('votes', (engine) => {
  let ballot: Ballot;

  beforeAll(async () => {
    ballot = await startBallot({ engine, sites: SITES });
  });

  afterAll(() => ballot.api.close());

  const check = (username: string) =>
    ballot.api.call<VoteCheckDto>(`/api/voting/check-status?username=${encodeURIComponent(username)}`);

  const age = (table: string, column: string, id: number, ms: number) =>
    ballot.write(`UPDATE ${table} SET ${column} = ${column} - ? WHERE account_id = ?`, ms, id);

  describe('opened by an account', () => {
    test('go to the site with a token of their own, which is kept nowhere', async () => {
      const voter = await ballot.newVoter();
      const answer = await ballot.open(voter, 'one');
      expect([answer.status, answer.body.url]).toEqual([
        200,
        expect.stringMatching(/^https:\/\/one\.example\/in\?name=[a-z0-9]{24}$/),
      ]);
      expect(answer.body.expiresAt - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
      const rows = await ballot.select<Record<string, unknown>>(
        'SELECT * FROM portal_vote WHERE account_id = ?',
        voter.id,
      );
      expect(rows).toMatchObject([{ state: 'opened', origin: 'dashboard', ip: '127.0.0.1' }]);
      expect(JSON.stringify(rows)).not.toContain(tokenIn(answer));
    });

    test('are one however often, by whom and at the same time they are opened', async () => {
      const voter = await ballot.newVoter();
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => ballot.open(voter, 'one')),
        ...Array.from({ length: 10 }, () => ballot.openByName(voter.name, 'one')),
      ]);
      expect(new Set(answers.map(tokenIn)).size).toBe(1);
      expect(await ballot.votesOf(voter)).toHaveLength(1);
      expect(tokenIn(await ballot.open(voter, 'two'))).not.toBe(answers.map(tokenIn)[0]);
    });

    test('need a character, a site that is there, and a vote that is left', async () => {
      const nobody = await ballot.newVoter({}, 0);
      const voter = await ballot.newVoter();
      const codeOf = async (asked: typeof voter, site: string) => {
        const { status, body } = await ballot.open<ErrorBody>(asked, site);
        return [status, body.code, body.params];
      };
      expect(await codeOf(nobody, 'one')).toEqual([409, 'voting.character_needed', undefined]);
      expect(await codeOf(voter, 'elsewhere')).toEqual([404, 'voting.site_not_found', undefined]);
      await ballot.vote(voter, 'one');
      expect(await codeOf(voter, 'one')).toEqual([409, 'voting.cooling_down', { minutes: 1440 }]);
      await ballot.vote(voter, 'strict');
      await age('portal_vote', 'confirmed_at', voter.id, HOUR_MS);
      expect(await codeOf(voter, 'strict')).toEqual([409, 'voting.day_limit', { count: 1, max: 1 }]);
      await ballot.vote(voter, 'two');
      expect(await codeOf(voter, 'rich')).toEqual([409, 'voting.day_limit', { count: 3, max: 3 }]);
    });
  });

  describe('opened by a name', () => {
    test('count for its account, whatever the case of the token', async () => {
      const voter = await ballot.newVoter();
      const token = tokenIn(await ballot.openByName(voter.name, 'one'));
      expect(await ballot.report('one', ` ${token.toUpperCase()}`)).toMatchObject({
        verdict: 'confirmed',
        accountId: voter.id,
      });
    });

    test.each([undefined, '   '])('need one: %j', async (username) => {
      const { status, body } = await ballot.post<ErrorBody>('/api/voting/open', undefined, {
        site: 'one',
        username,
      });
      expect([status, body.code]).toEqual([400, 'voting.username_required']);
    });

    test('are answered alike for names that nobody has or that may not vote, and credited to no one', async () => {
      const known = await ballot.newVoter();
      const banned = await ballot.newVoter({ banned: 1 });
      const empty = await ballot.newVoter({}, 0);
      const names = [known.name, banned.name, empty.name, 'Nobody', 'テスト', `x' OR 1=1 --`, 'N'.repeat(64)];
      const before = Date.now() + DAY_MS;
      for (const name of names) {
        const [first, again] = [await ballot.openByName(name, 'one'), await ballot.openByName(name, 'one')];
        expect([name, first.status, Object.keys(first.body), again.body.url]).toEqual([
          name,
          200,
          ['url', 'expiresAt'],
          first.body.url,
        ]);
        expect(first.body.url).toMatch(/^https:\/\/one\.example\/in\?name=[a-z0-9]{24}$/);
        expect([first.body.expiresAt >= before, again.body.expiresAt >= first.body.expiresAt]).toEqual([
          true,
          true,
        ]);
        if (name !== known.name) expect((await ballot.report('one', tokenIn(first))).verdict).toBe('unknown');
      }
      for (const { id } of [banned, empty]) expect(await ballot.votesOf({ id })).toEqual([]);
      expect((await ballot.votesOf({ id: 0 })).length).toBeLessThanOrEqual(SITES.length);
    });

    test('tell no more than what everybody may look up', async () => {
      const voter = await ballot.newVoter();
      await ballot.vote(voter, 'one');
      expect((await ballot.openByName(voter.name, 'one')).status).toBe(200);
      for (const site of ['two', 'rich']) await ballot.vote(voter, site);
      const { status, body } = await ballot.openByName<ErrorBody>(voter.name, 'strict');
      expect([status, body.code, body.params]).toEqual([409, 'voting.day_limit', { count: 3, max: 3 }]);
      expect((await check(voter.name)).body).toEqual({ todayVotes: 3, maxVotes: 3, recentlyVoted: true });
    });
  });

  describe('reported', () => {
    test('are credited once, with ledger, log and audit', async () => {
      const voter = await ballot.newVoter({ votepoints: 4, nxCredit: 10 });
      const token = await ballot.tokenOf(voter, 'one');
      const outcome = await ballot.report('one', token);
      expect(outcome).toMatchObject({ verdict: 'confirmed', reason: null, accountId: voter.id });
      for (const _ of [1, 2, 3]) expect((await ballot.report('one', token)).verdict).toBe('duplicate');
      expect((await ballot.report('one', token, { hasCounted: false })).verdict).toBe('duplicate');
      expect(await ballot.balancesOf(voter)).toEqual({ nx: 2010, vp: 5 });
      expect(await ballot.votesOf(voter)).toMatchObject([
        { state: 'credited', reason: null, nx: 2000, vp: 1 },
      ]);
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
      // One of both is full.
      await ballot.write('UPDATE accounts SET nxCredit = 2147483647 WHERE id = ?', voter.id);
      await ballot.api.app.get(GrantDelivery).deliverDue();
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
      const spy = vi
        .spyOn(ballot.api.app.get(GrantsService), 'deliverTo')
        .mockRejectedValue(new Error('away'));
      const outcome = await ballot.vote(voter, 'one');
      spy.mockRestore();
      expect([outcome.verdict, await ballot.votesOf(voter)]).toMatchObject([
        'confirmed',
        [{ state: 'confirmed' }],
      ]);
      await ballot.api.app.get(GrantDelivery).deliverDue();
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
      await ballot.api.app.get(ExpiredVotes).sweep();
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
      expect((await ballot.report('one', failed, { ...byHand, hasCounted: false })).verdict).toBe(
        'duplicate',
      );
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
  });

  describe('their status', () => {
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

    test('of somebody without a character says so', async () => {
      const voter = await ballot.newVoter({}, 0);
      expect(await ballot.status(voter)).toMatchObject({
        hasCharacter: false,
        canVoteToday: true,
        canVoteNow: false,
      });
    });

    /** An EXISTS is asked of a table that has no rows. */
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

  test('that paid nothing are forgotten after ninety days, all others never', async () => {
    const voter = await ballot.newVoter();
    await ballot.vote(voter, 'one');
    await ballot.report('two', await ballot.tokenOf(voter, 'two'), { hasCounted: false });
    await ballot.tokenOf(voter, 'rich');
    await age('portal_vote', 'expires_at', voter.id, 92 * DAY_MS);
    await ballot.api.app.get(ExpiredVotes).sweep();
    expect(await ballot.votesOf(voter)).toMatchObject([{ state: 'credited' }]);
  });

  test.each([
    ['an unknown field', { site: 'one', accountId: 1 }],
    ['a site that is a list', { site: ['one'] }],
    ['no site', {}],
    ['a site that is a path', { site: '../one' }],
    ['a name that is an object', { site: 'one', username: { $gt: '' } }],
    ['a name that is too long', { site: 'one', username: 'x'.repeat(65) }],
  ])('refuse %s', async (_, payload) => {
    const { status, body } = await ballot.post<ErrorBody>('/api/voting/open', undefined, payload);
    expect([status, body.code]).toEqual([400, 'request.validation_failed']);
  });
});

test('where there are no sites, there are no votes', async () => {
  const { api } = await startBallot({ engine: 'sqlite', sites: [] });
  const answers = [
    await api.call('/api/voting/sites'),
    await api.call('/api/voting/check-status?username=x'),
    await api.call('/api/voting/open', { method: 'POST', payload: { site: 'one', username: 'x' } }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [404, 'game.feature_off']),
  );
  await api.close();
});
