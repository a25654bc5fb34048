import { onOneEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import type {
  CallbackLogDto,
  ReplayedDto,
  SiteTestDto,
} from '../../src/modules/voting/callbacks/callback-log.dto.js';
import { VoteTokens } from '../../src/modules/voting/sites/vote-tokens.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { callbackCalls, gtopForm, insertVote, signedVote, VOTE_SITES } from '../harness/vote-sites.js';

const OWNER = 900;

interface AuditRow {
  action: string;
  account_id: number | null;
  actor_account_id: number | null;
  details: string;
}

onOneEngine('what the owner does about callbacks', (engine) => {
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
  const newest = async () => {
    const [first] = (await log()).callbacks;
    if (first === undefined) throw new Error('no callback');
    return first;
  };
  const replay = (id: number) =>
    api.call<ReplayedDto & { code?: string }>(`/api/voting/admin/callbacks/${id}/replay`, {
      method: 'POST',
      token,
      payload: {},
    });
  const testSite = (site: string) =>
    api.call<SiteTestDto & { code?: string }>(`/api/voting/admin/sites/${site}/test`, {
      method: 'POST',
      token,
      payload: {},
    });
  const audited = (action: string) =>
    api.database.reader.query<AuditRow[]>('SELECT * FROM portal_audit WHERE action = ? ORDER BY id', [
      action,
    ]);

  describe('replays', () => {
    test('a vote that came late: it counts, once, with a row and an audit of its own', async () => {
      await calls.send('own', signedVote(await open('own', { expiresAt: Date.now() - 1 })));
      const refused = await newest();
      expect(refused).toMatchObject({ verdict: 'refused', reason: 'expired', canReplay: true });
      expect((await replay(refused.id)).body).toEqual({ verdict: 'confirmed', reason: null });
      expect(await calls.counted(account)).toBe(1);
      const [replayed, original] = (await log()).callbacks;
      expect(replayed).toMatchObject({
        verdict: 'confirmed',
        replayOf: refused.id,
        accountId: account,
        fields: refused.fields,
        canReplay: false,
      });
      expect(original).toMatchObject({ id: refused.id, verdict: 'refused', canReplay: false });
      expect(await replay(refused.id)).toMatchObject({
        status: 409,
        body: { code: 'voting.not_replayable' },
      });
      const rows = await audited('vote-replay');
      expect(rows.at(-1)).toMatchObject({ account_id: account, actor_account_id: OWNER });
      expect(JSON.parse(rows.at(-1)?.details ?? '')).toEqual({
        callback: refused.id,
        site: 'own',
        verdict: 'confirmed',
      });
    });

    test('one at once with itself: once', async () => {
      await calls.send('own', signedVote(await open('own', { expiresAt: Date.now() - 1 })));
      const { id } = await newest();
      await Promise.all([replay(id), replay(id), replay(id)]);
      expect(await calls.counted(account)).toBe(1);
    });

    test('one that came before its vote', async () => {
      const tokens = api.app.get(VoteTokens);
      const early = tokens.tokenOf(`early${account}`);
      await calls.send('gtop', gtopForm(early));
      const { id, canReplay } = await newest();
      expect(canReplay).toBe(false);
      expect(await replay(id)).toMatchObject({ status: 409, body: { code: 'voting.not_replayable' } });
      await api.seed((manager) =>
        insertRow(manager, 'portal_vote', {
          account_id: account,
          site: 'gtop',
          vote_key: tokens.keyOf(early),
          salt: `early${account}`,
          at: Date.now(),
          expires_at: Date.now() + 60_000,
          state: 'opened',
        }),
      );
      expect((await newest()).canReplay).toBe(true);
      expect((await replay(id)).body).toEqual({ verdict: 'confirmed', reason: null });
    });

    test('nothing that proves no vote', async () => {
      const vote = await open('gtop');
      await calls.send('gtop', gtopForm(vote, { pingbackkey: 'somebody' }));
      await calls.send('gtop', gtopForm(vote, { Successful: '1' }));
      await calls.get('arena', { secret: 'TEST', id: vote });
      await calls.send('gtop', { method: 'POST' });
      const { callbacks } = await log();
      expect(callbacks.map(({ verdict }) => verdict)).toEqual(['malformed', 'test', 'refused', 'forged']);
      for (const { id, canReplay } of callbacks) {
        expect(canReplay).toBe(false);
        expect(await replay(id)).toMatchObject({ status: 409, body: { code: 'voting.not_replayable' } });
      }
      expect(await calls.counted(account)).toBe(0);
    });

    test('nor what is not kept', async () => {
      expect(await replay(2_000_000_000)).toMatchObject({
        status: 404,
        body: { code: 'voting.callback_not_found' },
      });
      expect(
        (await api.call('/api/voting/admin/callbacks/abc/replay', { method: 'POST', token })).status,
      ).toBe(400);
    });
  });

  describe('tests a site through its real route', () => {
    test.each(['gtop', 'topg', 'listing', 'arena', 't100', 'own'])('%s', async (site) => {
      expect(await testSite(site)).toMatchObject({ status: 200, body: { status: 200, verdict: 'test' } });
      const [row] = await api.database.reader.query<{ actor_account_id: number; account_id: null }[]>(
        'SELECT * FROM portal_vote_callback',
      );
      expect(row).toMatchObject({
        site,
        verdict: 'test',
        actor_account_id: OWNER,
        account_id: null,
        vote_id: null,
      });
      const rows = await audited('vote-site-test');
      expect(rows.at(-1)).toMatchObject({ account_id: null, actor_account_id: OWNER });
      expect(JSON.parse(rows.at(-1)?.details ?? '')).toEqual({ site, status: 200, verdict: 'test' });
    });

    test('and says when it lacks its secret', async () => {
      expect((await testSite('bare')).body).toEqual({ status: 403, verdict: 'forged' });
    });

    test('but none that is not known', async () => {
      expect(await testSite('nowhere')).toMatchObject({
        status: 404,
        body: { code: 'voting.site_not_found' },
      });
    });
  });
});
