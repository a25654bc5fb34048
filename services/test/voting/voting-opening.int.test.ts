import { forEachEngine } from '@portico/testing-api';
import { DAY_MS, type ErrorBody, HOUR_MS } from '@portico/domain';
import type { VoteCheckDto } from '../../src/modules/voting/voting.dto.js';
import { type Ballot, startBallot, tokenIn } from '../rows/ballot.js';

const SITES = [
  { id: 'one' },
  { id: 'two', coolDownMinutes: 720 },
  { id: 'rich', nx: 5000, votePoints: 2 },
  { id: 'strict', coolDownMinutes: 10, votesPerDay: 1 },
];

forEachEngine('opening votes', (engine) => {
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

    test('keep their place and time when a visitor who only knows the name opens them again', async () => {
      const voter = await ballot.newVoter();
      const opened = async () => {
        const columns = 'ip, origin, at, expires_at AS expiresAt, state';
        const [row] = await ballot.select<Record<string, unknown>>(
          `SELECT ${columns} FROM portal_vote WHERE account_id = ?`,
          voter.id,
        );
        return row;
      };
      const openByStranger = () =>
        ballot.api.call('/api/voting/open', {
          method: 'POST',
          payload: { site: 'one', username: voter.name },
          remoteAddress: '203.0.113.66',
        });
      await ballot.open(voter, 'one');
      await age('portal_vote', 'at', voter.id, HOUR_MS);
      await age('portal_vote', 'expires_at', voter.id, HOUR_MS);
      const { expiresAt, ...evidence } = (await opened()) ?? {};
      expect((await openByStranger()).status).toBe(200);
      expect(await opened()).toMatchObject(evidence);
      expect(Number((await opened())?.expiresAt)).toBeGreaterThan(Number(expiresAt));
      await ballot.write(
        `UPDATE portal_vote SET state = 'refused', reason = 'expired' WHERE account_id = ?`,
        voter.id,
      );
      await openByStranger();
      expect(await opened()).toMatchObject({ ip: '203.0.113.66', origin: 'login', state: 'opened' });
      await ballot.open(voter, 'one');
      expect(await opened()).toMatchObject({ ip: '127.0.0.1', origin: 'dashboard' });
    });

    test('have a new token after the token secret was changed, and the one on its way still counts', async () => {
      const voter = await ballot.newVoter();
      const former = tokenIn(await ballot.openByName(voter.name, 'one'));
      // Changing the salt changes the token.
      await ballot.write(`UPDATE portal_vote SET salt = 'other' WHERE account_id = ?`, voter.id);
      const token = await ballot.tokenOf(voter, 'one');
      expect([token === former, await ballot.tokenOf(voter, 'one')]).toEqual([false, token]);
      expect((await ballot.report('one', former)).verdict).toBe('confirmed');
      expect(await ballot.report('one', token)).toMatchObject({ verdict: 'refused', reason: 'coolDown' });
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
        const { verdict } = await ballot.report('one', tokenIn(first));
        expect([name, verdict]).toEqual([name, name === known.name ? 'confirmed' : 'unknown']);
      }
      for (const { id } of [banned, empty]) expect(await ballot.votesOf({ id })).toEqual([]);
      const ofNobody = await ballot.api.database.reader.query<{ open_key: string }[]>(
        'SELECT open_key FROM portal_vote WHERE account_id = 0',
      );
      expect(ofNobody.length).toBeGreaterThan(0);
      for (const { open_key: key } of ofNobody) expect(key).toMatch(/^decoy:\w+:[0-9a-f]{2}$/);
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
