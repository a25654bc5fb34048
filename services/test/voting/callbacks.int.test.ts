import { onOneEngine } from '@portico/testing-api';
import { ExpiredCallbacks } from '../../src/modules/voting/callbacks/expired-callbacks.js';
import { VoteTokens } from '../../src/modules/voting/sites/vote-tokens.js';
import { VotesService } from '../../src/modules/voting/votes/votes.service.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import {
  ARENA_SECRET,
  FORM,
  gtopBatch,
  gtopEntry,
  gtopForm,
  insertVote,
  callbackCalls,
  signedVote,
  TOP100ARENA_ADDRESS,
  PROXY_ADDRESS,
  TOPG_ADDRESS,
  VOTE_SITES,
} from '../harness/vote-sites.js';

onOneEngine('callbacks of vote sites', (engine) => {
  let api: TestApi;
  let calls: ReturnType<typeof callbackCalls>;
  let account = 0;

  beforeAll(async () => {
    api = await startApi({ engine, ...VOTE_SITES });
    calls = callbackCalls(api);
  });

  afterAll(() => api.close());

  beforeEach(async () => {
    account += 1;
    await api.seed(async (manager) => {
      await manager.query('DELETE FROM portal_vote_callback');
      await insertAccount(manager, account);
      await insertCharacter(manager, account, { accountid: account });
    });
  });

  async function open(
    site: string,
    values: { expiresAt?: number; accountId?: number } = {},
  ): Promise<string> {
    let token = '';
    await api.seed(async (manager) => {
      token = await insertVote(api, manager, { accountId: account, site, ...values });
    });
    return token;
  }

  const asMultipart = ({ payload }: { payload: string }) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    payload: `${[...new URLSearchParams(payload)]
      .map(([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--part--\r\n`,
  });

  const passedOn = (token: string, headers: Record<string, string>) => ({
    query: { p_resp: token },
    remoteAddress: PROXY_ADDRESS,
    headers,
  });

  const OK = { status: 200, body: { received: 1 } };
  const MALFORMED = { status: 400, body: { code: 'voting.callback_malformed' } };

  describe('that are genuine', () => {
    test.each<[string, (token: string) => Promise<unknown>]>([
      ['gtop', (token) => calls.send('gtop', gtopForm(token))],
      ['gtop', (token) => calls.send('gtop', gtopBatch([gtopEntry(token)]))],
      ['topg', (token) => calls.get('topg', { p_resp: token, ip: '203.0.113.9' }, TOPG_ADDRESS)],
      ['topg', (token) => calls.get('topg', { p_resp: token }, `::ffff:${TOPG_ADDRESS}`)],
      [
        'topg',
        (token) => calls.send('topg', passedOn(token, { 'x-forwarded-for': `${TOPG_ADDRESS}:51234` })),
      ],
      ['topg', (token) => calls.send('topg', passedOn(token, { forwarded: `for="${TOPG_ADDRESS}:51234"` }))],
      ['arena', (token) => calls.get('arena', { secret: ARENA_SECRET, id: token })],
      [
        'arena',
        (token) =>
          calls.send('arena', {
            method: 'POST',
            headers: FORM,
            payload: `secret=${ARENA_SECRET}&postback=${token}`,
          }),
      ],
      ['gtop', (token) => calls.send('gtop/', gtopForm(token))],
      ['gtop', (token) => calls.send('gtop', asMultipart(gtopForm(token)))],
      ['t100', (token) => calls.get('t100', { postback: token }, TOP100ARENA_ADDRESS)],
      ['own', (token) => calls.send('own', signedVote(token))],
      ['own', (token) => calls.send('own', signedVote(token.toUpperCase()))],
    ])('confirm a vote: %s', async (site, report) => {
      const token = await open(site);
      expect(await report(token)).toMatchObject(OK);
      expect(await calls.counted(account)).toBe(1);
      const [row] = await calls.rows();
      expect(row).toMatchObject({ verdict: 'confirmed', reason: null, account_id: account, omitted: 0 });
      expect(Number(row?.lag_ms)).toBeGreaterThanOrEqual(60_000);
      expect(row?.fields.toLowerCase()).toContain(token);
      for (const secret of VOTE_SITES.environment.voteSecrets.values())
        expect(row?.fields).not.toContain(secret);
    });

    test('are of the site whose address is called, and of no other', async () => {
      const token = await open('gtop');
      expect(await calls.send('own', signedVote(token))).toMatchObject(OK);
      expect(await calls.verdicts()).toEqual(['unknown']);
      expect(await calls.counted(account)).toBe(0);
    });

    test('count once, however often they come, one by one and at once', async () => {
      const token = await open('own');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => calls.send('own', signedVote(token))),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(await calls.send('own', signedVote(token))).toMatchObject(OK);
      expect(await calls.counted(account)).toBe(1);
      expect((await calls.verdicts()).toSorted()).toEqual([
        'confirmed',
        ...Array.from({ length: 10 }, () => 'duplicate'),
      ]);
    });

    test('do not count late, and say so to their owner alone', async () => {
      const token = await open('own', { expiresAt: Date.now() - 1000 });
      expect(await calls.send('own', signedVote(token))).toMatchObject(OK);
      expect(await calls.counted(account)).toBe(0);
      expect(await calls.rows()).toMatchObject([
        { verdict: 'refused', reason: 'expired', account_id: account },
      ]);
    });

    test('that come before their vote was opened are unknown, and the vote counts when it is reported again', async () => {
      const salt = `early${account}`;
      const tokens = api.app.get(VoteTokens);
      const token = tokens.tokenOf(salt);
      await calls.send('own', signedVote(token));
      await api.seed((manager) =>
        insertRow(manager, 'portal_vote', {
          account_id: account,
          site: 'own',
          vote_key: tokens.keyOf(token),
          salt,
          at: Date.now(),
          expires_at: Date.now() + 60_000,
          state: 'opened',
        }),
      );
      await calls.send('own', signedVote(token));
      expect(await calls.verdicts()).toEqual(['unknown', 'confirmed']);
    });

    test('count in any order', async () => {
      const sites = ['gtop', 'own', 'arena'] as const;
      const [gtop = '', own = '', arena = ''] = await Promise.all(sites.map((site) => open(site)));
      await calls.get('arena', { secret: ARENA_SECRET, id: arena });
      await calls.send('own', signedVote(own));
      await calls.send('gtop', gtopForm(gtop));
      expect(await calls.counted(account)).toBe(3);
    });

    test('that the site does not count are refused', async () => {
      const token = await open('gtop');
      expect(
        await calls.send('gtop', gtopForm(token, { Successful: '1', Reason: 'Voted before' })),
      ).toMatchObject(OK);
      expect(await calls.rows()).toMatchObject([{ verdict: 'refused', reason: 'notCounted' }]);
      expect(await calls.counted(account)).toBe(0);
    });

    test('of tokens that no one opened are kept, credited to nobody, and answered with 200', async () => {
      for (const token of ['somebody', 'admin', 'x'.repeat(60), '<img onerror=alert(1)>', "' OR 1=1 --"])
        expect(await calls.send('gtop', gtopForm(token))).toMatchObject(OK);
      expect(await calls.send('gtop', gtopForm(''))).toMatchObject(OK);
      expect(await calls.verdicts()).toEqual(Array.from({ length: 6 }, () => 'unknown'));
      expect(await calls.rows()).toMatchObject(
        Array.from({ length: 6 }, () => ({ account_id: null, vote_id: null })),
      );
    });
  });

  describe('in a batch', () => {
    test('count each by itself', async () => {
      const other = account;
      const first = await open('gtop');
      account += 1;
      await api.seed((manager) => insertAccount(manager, account));
      const [second, late] = [await open('gtop'), await open('own', { expiresAt: 1 })];
      const entries = [
        gtopEntry(first),
        null,
        { pb_name: ['a'] },
        gtopEntry(first),
        gtopEntry('nobody'),
        gtopEntry(late),
        { pb_name: second, success: 0 },
      ];
      expect(await calls.send('gtop', gtopBatch(entries))).toMatchObject({
        status: 200,
        body: { received: 7 },
      });
      expect(await calls.verdicts()).toEqual([
        'confirmed',
        'malformed',
        'malformed',
        'duplicate',
        'unknown',
        'unknown',
        'confirmed',
      ]);
      expect([await calls.counted(other), await calls.counted(account)]).toEqual([1, 1]);
    });

    test('go on after one that fails, are asked for again, and then count once', async () => {
      const tokens = [await open('gtop'), await open('gtop', { accountId: 9001 })];
      await api.seed((manager) => insertAccount(manager, 9001));
      const votes = api.app.get(VotesService);
      const confirm = votes.confirm.bind(votes);
      const broken = vi.spyOn(votes, 'confirm').mockImplementation(async (site, vote, options) => {
        if (vote.token === tokens[0]) throw new TypeError('a fault of ours');
        return confirm(site, vote, options);
      });
      const batch = gtopBatch(tokens.map((token) => gtopEntry(token)));
      expect((await calls.send('gtop', batch)).status).toBe(500);
      expect([await calls.counted(account), await calls.counted(9001)]).toEqual([0, 1]);
      broken.mockRestore();
      expect(await calls.send('gtop', batch)).toMatchObject({ status: 200, body: { received: 2 } });
      expect([await calls.counted(account), await calls.counted(9001)]).toEqual([1, 1]);
      expect(await calls.verdicts()).toEqual(['confirmed', 'confirmed', 'duplicate']);
    });

    test('are 500 at most, in whatever form the site sends them', async () => {
      const entries = Array.from({ length: 500 }, (_, index) => gtopEntry(`${index}`.padStart(24, 'n')));
      expect(await calls.send('gtop', gtopBatch(entries))).toMatchObject({
        status: 200,
        body: { received: 500 },
      });
      expect(await calls.send('gtop', gtopBatch([...entries, gtopEntry('a')]))).toMatchObject(MALFORMED);
      const kept = await calls.rows();
      expect(kept.filter(({ verdict }) => verdict === 'unknown').length).toBeLessThanOrEqual(300);
      expect(kept.at(-1)).toMatchObject({ verdict: 'malformed' });
    });
  });

  test('are kept as long as the settings say', async () => {
    const DAY = 86_400_000;
    await api.seed(async (manager) => {
      for (const days of [1, 89, 91, 400])
        await insertRow(manager, 'portal_vote_callback', {
          at: Date.now() - days * DAY,
          site: 'own',
          method: 'POST',
          address: '192.0.2.1',
          verdict: 'unknown',
          fields: '{}',
        });
    });
    await api.app.get(ExpiredCallbacks).job.run();
    expect(await calls.verdicts()).toHaveLength(2);
  });
});
