import { forEachEngine } from '@portico/testing-api';
import { DAY_MS } from '@portico/domain';
import { SessionsService } from '../../src/modules/identity/index.js';
import type {
  CallbackLogDto,
  SiteHealthListDto,
} from '../../src/modules/voting/callbacks/callback-log.dto.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import { callbackCalls, gtopForm, insertVote, VOTE_SITES } from '../harness/vote-sites.js';

const OWNER = 900;

forEachEngine('the log of callbacks', (engine) => {
  proves('platform/persistence/count-rows', 'modules/voting/callbacks/site-health.service');

  let api: TestApi;
  let calls: ReturnType<typeof callbackCalls>;
  let token = '';
  let account = 0;

  beforeAll(async () => {
    api = await startApi({ engine, ...VOTE_SITES });
    calls = callbackCalls(api);
    await api.seed(async (manager) => {
      await insertAccount(manager, OWNER, { webadmin: 1 });
    });
    token = await api.app.get(SessionsService).open(OWNER);
  });

  afterAll(() => api.close());

  beforeEach(async () => {
    account += 1;
    await api.seed(async (manager) => {
      for (const table of ['portal_vote_callback', 'portal_vote', 'portal_vote_day'])
        await manager.query(`DELETE FROM ${table}`);
      await insertAccount(manager, account);
      await insertCharacter(manager, account, { accountid: account });
    });
  });

  async function open(site: string, values: { at?: number; expiresAt?: number } = {}): Promise<string> {
    let opened = '';
    await api.seed(async (manager) => {
      opened = await insertVote(api, manager, { accountId: account, site, ...values });
    });
    return opened;
  }

  const ask = <T>(path: string) => api.call<T>(`/api/voting/admin/${path}`, { token });
  const log = async (search = '') => (await ask<CallbackLogDto>(`callbacks${search}`)).body;

  describe('lists callbacks', () => {
    test('newest first, with what was sent, and whose vote it was', async () => {
      const vote = await open('gtop');
      await calls.send('gtop', gtopForm('nobody'));
      await calls.send('gtop', { ...gtopForm(vote), remoteAddress: '203.0.113.77' });
      const { callbacks, pagination } = await log();
      expect(pagination).toEqual({ page: 1, limit: 25, total: 2, pages: 1 });
      expect(callbacks).toMatchObject([
        {
          site: 'gtop',
          method: 'POST',
          verdict: 'confirmed',
          address: '203.0.*.*',
          accountId: account,
          accountName: `account${account}`,
          canReplay: false,
          omitted: 0,
          replayOf: null,
        },
        { verdict: 'unknown', accountId: null, accountName: null, canReplay: false },
      ]);
      expect(callbacks[0]?.fields).toContainEqual({ name: 'pingUsername', value: vote });
      expect(callbacks[0]?.fields).toContainEqual({ name: 'VoterIP', value: '203.0.*.*' });
      expect(callbacks[0]?.lagMs).toBeGreaterThanOrEqual(60_000);
    });

    test('page by page, by site and by verdict', async () => {
      await api.seed(async (manager) => {
        for (let index = 0; index < 30; index += 1)
          await insertRow(manager, 'portal_vote_callback', {
            at: Date.now() - index * 1000,
            site: index % 3 === 0 ? 'own' : 'gtop',
            method: 'POST',
            address: '192.0.2.1',
            verdict: index % 2 === 0 ? 'forged' : 'unknown',
            fields: '{}',
          });
      });
      const second = await log('?limit=20&page=2');
      expect(second.callbacks).toHaveLength(10);
      expect(second.pagination).toEqual({ page: 2, limit: 20, total: 30, pages: 2 });
      const some = await log('?site=own&verdict=forged');
      expect(some.pagination.total).toBe(5);
      expect(some.callbacks.every(({ site, verdict }) => site === 'own' && verdict === 'forged')).toBe(true);
      expect((await log('?site=nowhere')).callbacks).toEqual([]);
      expect((await log('?page=2000000000')).callbacks).toEqual([]);
      for (const search of ['?verdict=good', '?page=0', '?site=a&site=b', `?site=${'x'.repeat(33)}`])
        expect((await ask(`callbacks${search}`)).status).toBe(400);
    });

    test('of one account', async () => {
      const vote = await open('gtop');
      await calls.send('gtop', gtopForm('nobody'));
      await calls.send('gtop', gtopForm(vote));
      const own = await log(`?account=${account}`);
      expect(own.callbacks.map(({ accountId }) => accountId)).toEqual([account]);
      expect((await log(`?account=${account}&verdict=unknown`)).callbacks).toEqual([]);
      for (const wrong of ['0', '-1', 'me', '1&account=2'])
        expect((await ask(`callbacks?account=${wrong}`)).status).toBe(400);
    });

    test('on indexes', async () => {
      await api.seed(async (manager) => {
        for (let index = 0; index < 300; index += 1)
          await insertRow(manager, 'portal_vote_callback', {
            at: Date.now() - index * 1000,
            site: 'own',
            method: 'POST',
            address: '192.0.2.1',
            verdict: 'unknown',
            fields: '{"token":"abc","counted":"true"}',
          });
      });
      const statements = await statementsOf(api.database, async () => {
        await log('?site=own');
        await log('?verdict=unknown');
        await log('?account=7');
      });
      const reads = statements.filter(({ text }) => text.includes('portal_vote'));
      expect(reads.length).toBeGreaterThan(4);
      for (const statement of reads)
        expect((await fullScansOf(api, statement)).filter((table) => !/counted/i.test(table))).toEqual([]);
    });
  });

  describe('tells how sites do', () => {
    test('from votes and callbacks of thirty days', async () => {
      await api.seed(async (manager) => {
        for (let lag = 1; lag <= 20; lag += 1)
          await insertRow(manager, 'portal_vote_callback', {
            at: Date.now() - lag,
            site: 'own',
            method: 'POST',
            address: '192.0.2.1',
            verdict: 'confirmed',
            lag_ms: lag * 1000,
            fields: '{}',
          });
        for (const [at, verdict, omitted] of [
          [1000, 'forged', 40],
          [2000, 'unknown', 0],
          [31 * DAY_MS, 'unknown', 0],
        ] as const)
          await insertRow(manager, 'portal_vote_callback', {
            at: Date.now() - at,
            site: 'own',
            method: 'POST',
            address: '192.0.2.1',
            verdict,
            omitted,
            fields: '{}',
          });
        for (const [key, state, days] of [
          ['a', 'confirmed', 0],
          ['b', 'credited', 1],
          ['c', 'refused', 2],
          ['d', 'opened', 3],
          ['e', 'credited', 31],
        ] as const)
          await insertRow(manager, 'portal_vote', {
            account_id: account,
            site: 'own',
            vote_key: key,
            at: Date.now() - days * DAY_MS,
            state,
          });
      });
      const { sites } = (await ask<SiteHealthListDto>('sites')).body;
      expect(sites.map(({ id, isReady, proof }) => [id, isReady, proof])).toEqual([
        ['gtop', true, 'secret'],
        ['topg', true, 'address'],
        ['arena', true, 'secret'],
        ['t100', true, 'address'],
        ['own', true, 'signature'],
        ['bare', false, 'signature'],
        ['listing', true, 'address'],
      ]);
      expect(sites.filter((site) => !site.isListingProved).map(({ id }) => id)).toEqual(['topg', 't100']);
      expect(sites.find(({ id }) => id === 'listing')).toMatchObject({
        callbackUrl: expect.stringMatching(/\/listing\/PORTICO_VOTE_SECRET_LISTING$/),
        addressSecret: 'PORTICO_VOTE_SECRET_LISTING',
      });
      const own = sites.find(({ id }) => id === 'own');
      expect(own).toMatchObject({
        name: { en: 'Site own' },
        kind: 'signed',
        opened: 4,
        confirmed: 2,
        refused: 1,
        forged: 41,
        unknown: 1,
        successRate: 0.5,
        lagP50Ms: 10_000,
        lagP95Ms: 19_000,
      });
      expect(own?.callbackUrl).toMatch(/^https?:\/\/[^/]+\/api\/voting\/callback\/own$/);
      expect(sites.find(({ id }) => id === 't100')?.callbackUrl).toMatch(
        /\/t100\/PORTICO_VOTE_SECRET_T100\?postback=$/,
      );
      expect(Math.abs(Date.now() - Number(own?.lastCallbackAt))).toBeLessThan(60_000);
      expect(sites.find(({ id }) => id === 'bare')).toMatchObject({
        opened: 0,
        successRate: null,
        lagP50Ms: null,
        lagP95Ms: null,
        lastCallbackAt: null,
      });
    });

    test('and says no secret', async () => {
      const { text } = await ask('sites');
      for (const secret of VOTE_SITES.environment.voteSecrets.values()) expect(text).not.toContain(secret);
    });
  });
});
