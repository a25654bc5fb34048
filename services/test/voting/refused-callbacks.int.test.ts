import { onOneEngine } from '@portico/testing-api';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import {
  ARENA_SECRET,
  FORM,
  gtopBatch,
  gtopEntry,
  gtopForm,
  insertVote,
  JSON_BODY,
  LISTING_SECRET,
  callbackCalls,
  signedVote,
  TOP100ARENA_ADDRESS,
  TOPG_ADDRESS,
  VOTE_SITES,
} from '../harness/vote-sites.js';
import type { CallbackRequest } from '../harness/vote-sites.js';

onOneEngine('callbacks that are refused', (engine) => {
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

  const FORGED = { status: 403, body: { code: 'voting.callback_refused' } };
  const MALFORMED = { status: 400, body: { code: 'voting.callback_malformed' } };

  describe('that prove nothing', () => {
    test.each<[string, CallbackRequest]>([
      ['gtop', gtopForm('TOKEN', { pingbackkey: 'pingback-key-2' })],
      ['gtop', gtopForm('TOKEN', { pingbackkey: '' })],
      ['gtop', { method: 'POST', headers: FORM, payload: 'pingUsername=TOKEN&Successful=0' }],
      ['gtop', gtopBatch([gtopEntry('TOKEN')], 'another-key')],
      ['gtop', { method: 'POST', headers: JSON_BODY, payload: '{"pingbackkey":{"$ne":1},"Common":[]}' }],
      ['topg', { query: { p_resp: 'TOKEN' }, remoteAddress: '192.0.2.81' }],
      ['topg', { query: { p_resp: 'TOKEN' }, headers: { 'x-forwarded-for': TOPG_ADDRESS } }],
      [
        'topg',
        {
          query: { p_resp: 'TOKEN' },
          headers: { forwarded: `for=${TOPG_ADDRESS}`, 'x-real-ip': TOPG_ADDRESS },
        },
      ],
      ['t100', { query: { postback: 'TOKEN' }, remoteAddress: '2001:db8:8::5' }],
      ['listing', { query: { p_resp: 'TOKEN' }, remoteAddress: TOPG_ADDRESS }],
      ['listing/another-secret', { query: { p_resp: 'TOKEN' }, remoteAddress: TOPG_ADDRESS }],
      [`listing/${LISTING_SECRET}`, { query: { p_resp: 'TOKEN' }, remoteAddress: '192.0.2.81' }],
      ['arena', { query: { id: 'TOKEN' } }],
      ['arena', { query: { id: 'TOKEN', secret: 'wrong-secret' } }],
      ['arena', { query: { id: 'TOKEN', secret: 'test' } }],
      ['own', signedVote('TOKEN', 'a-secret-of-theirs')],
      ['own', { method: 'POST', headers: JSON_BODY, payload: '{"token":"TOKEN","counted":true}' }],
      ['bare', signedVote('TOKEN', '')],
    ])('are refused and kept: %s %o', async (site, request) => {
      const token = await open(site.split('/')[0] ?? '');
      const withToken: unknown = JSON.parse(JSON.stringify(request).replaceAll('TOKEN', token));
      expect(await calls.send(site, withToken as CallbackRequest)).toMatchObject(FORGED);
      expect(await calls.rows()).toMatchObject([{ verdict: 'forged', account_id: null, vote_id: null }]);
      expect(await calls.counted(account)).toBe(0);
    });

    test('are kept without what they gave for a secret', async () => {
      await calls.get('arena', { id: 'abc', secret: 'a-guess-of-somebody' });
      await calls.send('gtop', gtopForm('abc', { pingbackkey: 'a-guess-of-somebody', key: ARENA_SECRET }));
      for (const { fields } of await calls.rows()) expect(fields).not.toContain('a-guess-of-somebody');
    });

    test('of the test page of arena-top100 are answered, and credited to nobody', async () => {
      const token = await open('arena');
      const answer = await calls.get('arena', { id: token, secret: 'TEST', voted: '1' });
      expect(answer).toMatchObject({ status: 200, body: { received: 0 } });
      expect(await calls.verdicts()).toEqual(['test']);
      expect(await calls.counted(account)).toBe(0);
    });

    test('fill no table: what is beyond the budget is counted', async () => {
      for (let index = 0; index < 400; index += 1) await calls.get('t100', { postback: 'abc' });
      expect((await calls.rows()).length).toBeLessThanOrEqual(300);
    });

    test('of a site that is not known are kept under one name', async () => {
      for (const id of ['nowhere', '__proto__', 'GTOP', 'x'.repeat(150)])
        expect(await calls.send(id, gtopForm('abc'))).toMatchObject({
          status: 404,
          body: { code: 'voting.site_not_found' },
        });
      await expect.poll(() => calls.verdicts()).toEqual(Array.from({ length: 4 }, () => 'malformed'));
      const rows = await api.database.reader.query<{ site: string; fields: string }[]>(
        'SELECT site, fields FROM portal_vote_callback',
      );
      expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(['?']));
      expect(rows[0]?.fields).toContain('/api/voting/callback/nowhere');
    });

    test.each<[string, string, CallbackRequest, number]>([
      ['gtop', 'text', { method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'x' }, 415],
      ['gtop', 'no JSON', { method: 'POST', headers: JSON_BODY, payload: '{"pingbackkey"' }, 400],
      ['gtop', 'too large', { method: 'POST', headers: FORM, payload: `a=${'x'.repeat(140_000)}` }, 413],
      ['gtop', 'another method', { method: 'PUT' }, 405],
      ['gtop/vote', 'an address below', {}, 404],
    ])(
      'leave a trace where they are refused before they are read: %s, %s',
      async (site, _, request, status) => {
        expect((await calls.send(site, { ...request, query: { secret: ARENA_SECRET } })).status).toBe(status);
        await expect.poll(() => calls.verdicts()).toEqual(['malformed']);
        const [row] = await calls.rows();
        expect(JSON.parse(row?.fields ?? '')).toMatchObject({ status: String(status) });
        expect(row?.fields).not.toContain(ARENA_SECRET);
      },
    );
  });

  describe('that are not what a site sends', () => {
    test.each<[string, CallbackRequest]>([
      ['gtop', { query: { pingUsername: 'abc', Successful: '0' } }],
      ['gtop', { method: 'POST' }],
      ['gtop', { method: 'POST', headers: JSON_BODY, payload: '[1]' }],
      ['gtop', { method: 'POST', headers: JSON_BODY, payload: 'null' }],
      ['topg', { method: 'POST', headers: FORM, payload: 'p_resp=abc', remoteAddress: TOPG_ADDRESS }],
      ['topg', { query: {}, remoteAddress: TOPG_ADDRESS }],
      ['t100', { query: { postback: 'x'.repeat(25) }, remoteAddress: TOP100ARENA_ADDRESS }],
      ['own', { query: { token: 'abc', counted: 'true' } }],
    ])('are malformed: %s %o', async (site, request) => {
      expect(await calls.send(site, request)).toMatchObject(MALFORMED);
      expect(await calls.verdicts()).toEqual(['malformed']);
    });

    test('also a name that comes twice, in the address and in a form', async () => {
      const twice = await api.call('/api/voting/callback/topg?p_resp=abc&p_resp=def', {
        remoteAddress: TOPG_ADDRESS,
      });
      expect(twice).toMatchObject(MALFORMED);
      const { payload } = gtopForm('abc');
      const form = { method: 'POST', headers: FORM, payload: `${payload}&pingUsername=def` } as const;
      expect(await calls.send('gtop', form)).toMatchObject(MALFORMED);
    });

    test('neither are other types, too large bodies, too many values, nor broken JSON', async () => {
      const post = (type: string, payload: string) =>
        calls.send('gtop', { method: 'POST', headers: { 'content-type': type }, payload });
      for (const type of ['text/plain', 'text/xml', 'application/xml'])
        expect(await post(type, 'pingUsername=abc')).toMatchObject({ status: 415 });
      expect(await post('application/x-www-form-urlencoded', `a=${'x'.repeat(140_000)}`)).toMatchObject({
        status: 413,
      });
      expect(await post('application/json', `{"a":"${'x'.repeat(140_000)}"}`)).toMatchObject({ status: 413 });
      const many = Array.from({ length: 6001 }, (_, index) => `a${index}=`).join('&');
      for (const [type, text] of [
        ['application/x-www-form-urlencoded', many],
        ['application/json', `[${'1,'.repeat(6001)}1]`],
        ['application/json', `${'['.repeat(9)}1${']'.repeat(9)}`],
        ['application/json', '{"__proto__":{"a":1}}'],
        ['application/json', '{"pingbackkey":'],
        ['application/json', ''],
        ['multipart/form-data; boundary=a', 'pingUsername=abc'],
        ['multipart/form-data', 'pingUsername=abc'],
      ] as const)
        expect(await post(type, text)).toMatchObject({ status: 400 });
      await expect.poll(async () => new Set(await calls.verdicts())).toEqual(new Set(['malformed']));
    });

    test('nor other methods', async () => {
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await calls.send('gtop', { method })).status).toBeGreaterThanOrEqual(404);
    });

    test('and none is a fault of ours, whatever is sent', async () => {
      const values = [
        '',
        'null',
        '{}',
        '[[]]',
        '\u0000',
        '\uD800',
        '../..',
        '{"$gt":""}',
        'x'.repeat(5000),
        '1e309',
        '-1',
      ];
      for (const value of values) {
        for (const [site, remoteAddress] of [
          ['gtop'],
          ['topg', TOPG_ADDRESS],
          ['arena'],
          ['t100', TOP100ARENA_ADDRESS],
          ['own'],
        ] as const) {
          const query = Object.fromEntries(
            ['p_resp', 'postback', 'id', 'secret', 'constructor', 'toString', 'hasOwnProperty'].map(
              (name) => [name, value.slice(0, 100)],
            ),
          );
          expect((await calls.send(site, { query, remoteAddress })).status).toBeLessThan(500);
          const body = { pingbackkey: value, Common: value, token: value, pingUsername: value };
          const payload = JSON.stringify(body);
          const post = { method: 'POST', headers: JSON_BODY, payload, remoteAddress } as const;
          expect((await calls.send(site, post)).status).toBeLessThan(500);
          const form = new URLSearchParams({
            ...body,
            pingbackkey: 'pingback-key-1',
            Successful: value,
          }).toString();
          expect((await calls.send(site, { ...post, headers: FORM, payload: form })).status).toBeLessThan(
            500,
          );
        }
      }
    });
  });
});
