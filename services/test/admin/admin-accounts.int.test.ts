import { forEachEngine } from '@portico/testing-api';
import type { AdminAccountDto, FoundAccountsDto } from '../../src/modules/admin/accounts/accounts.dto.js';
import { AuditService } from '../../src/modules/audit/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { proves } from '../harness/proves.js';
import { databaseTime, insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';

const ACCOUNTS = '/api/admin/accounts';
const [ADMIN, WEB_ADMIN, MARA, MARTIN, BANNED] = [1, 2, 11, 12, 13];

forEachEngine('accounts as admins find them', (engine) => {
  proves('modules/admin/accounts/account-search.repository', 'game/accounts/account-names');

  let api: TestApi;
  let admin: string;
  let webAdmin: string;
  let player: string;

  beforeAll(async () => {
    api = await startApi({
      engine,
      settings: { server: { limits: { search: 1_000_000, read: 1_000_000 } } },
    });
    await api.seed(async (manager) => {
      await insertAccount(manager, ADMIN, { name: 'keeper' });
      await insertCharacter(manager, 101, { accountid: ADMIN, name: 'Keeper', gm: 3 });
      await insertAccount(manager, WEB_ADMIN, { name: 'weaver', webadmin: 1 });
      await insertAccount(manager, MARA, {
        name: 'mara_w',
        email: 'Mara@Example.org',
        loggedin: 2,
        nxCredit: 5,
        maplePoint: 6,
        nxPrepaid: null,
        votepoints: 7,
        createdat: await databaseTime(manager, Date.UTC(2026, 0, 2, 3, 4, 5)),
        lastlogin: '2026-02-03 04:05:06',
      });
      for (let index = 0; index < 8; index++)
        await insertCharacter(manager, 200 + index, {
          accountid: MARA,
          name: `Tama${index}`,
          level: 10 + index,
          meso: 100,
          map: 100000000,
        });
      await insertAccount(manager, MARTIN, {
        name: 'MARtin',
        tempban: '2037-01-01 00:00:00',
        banreason: 'spam',
      });
      await insertCharacter(manager, 300, { accountid: MARTIN, name: 'Hidden' });
      await insertAccount(manager, BANNED, { name: 'maraxw', banned: 1, banreason: 'bots' });
      await insertRow(manager, 'portal_vote', {
        account_id: MARTIN,
        site: 'gtop100',
        vote_key: 'a',
        at: 1,
        state: 'credited',
        ip: '203.0.113.7',
      });
      await insertRow(manager, 'portal_vote', {
        account_id: 0,
        site: 'topg',
        vote_key: 'b',
        at: 1,
        state: 'opened',
        ip: '203.0.113.7',
      });
    });
    await api.app.get(RankBoardService).refresh();
    const sessions = api.app.get(SessionsService);
    [admin, webAdmin, player] = [
      await sessions.open(ADMIN),
      await sessions.open(WEB_ADMIN),
      await sessions.open(BANNED),
    ];
    const client = {
      network: '2001:db8:1:2::/64',
      device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/120.0',
      requestId: 'r',
    };
    await sessions.open(MARA, { client });
    // The admin's network differs from that of the account.
    const adminsNetwork = { network: '2001:db8:1:9::/64', device: null, requestId: 'r' };
    await api.app.get(AuditService).record({
      action: 'ban',
      accountId: WEB_ADMIN,
      actorAccountId: ADMIN,
      client: adminsNetwork,
      details: { reason: 'bots' },
    });
  });

  afterAll(() => api.close());

  const search = (query: string) => api.call<FoundAccountsDto>(`${ACCOUNTS}?${query}`, { token: admin });
  const namesOf = async (query: string) => (await search(query)).body.accounts.map(({ name }) => name);
  const account = (id: number, token = admin) =>
    api.call<AdminAccountDto & { code?: string }>(`${ACCOUNTS}/${id}`, { token });

  test.each([
    ['', ['maraxw', 'MARtin', 'mara_w', 'weaver', 'keeper']],
    ['by=network', ['maraxw', 'MARtin', 'mara_w', 'weaver', 'keeper']],
    ['search=MART', ['MARtin']],
    ['search=mara_', ['mara_w']],
    ['search=%25', []],
    ['search=%E3%83%9E', []],
    ['search=ara', []],
    ['by=character&search=tama3', ['mara_w']],
    ['by=character&search=ama', ['mara_w']],
    ['by=character&search=HIDDEN', ['MARtin']],
    ['by=character&search=nobody', []],
    ['by=character&search=%E3%83%9E', []],
    ['by=email&search=MARA@example.ORG', ['mara_w']],
    ['by=email&search=mara', []],
    ['by=network&search=203.0', ['MARtin']],
    ['by=network&search=203.0.113.7', ['MARtin']],
    // A search covers only the visible part of an address. Otherwise trying all 65,536 would reveal the rest.
    ['by=network&search=203.0.77.70', ['MARtin']],
    ['by=network&search=203.0.77', ['MARtin']],
    ['by=network&search=203.1.113.7', []],
    ['by=network&search=203', []],
    ['by=network&search=2001:db8:*', ['mara_w']],
    ['by=network&search=2001:db8:77:9::1', ['mara_w']],
    ['by=network&search=2001:db9', []],
  ])('with %s there are %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  test('come in pages, with what a list shows of them', async () => {
    const { body } = await search('search=MARA_&limit=1&page=1');
    expect(body.pagination).toEqual({ page: 1, limit: 1, total: 1, pages: 1 });
    expect(body.accounts).toEqual([
      {
        id: MARA,
        name: 'mara_w',
        role: 'player',
        ban: null,
        isInGame: true,
        characterNames: ['Tama7', 'Tama6', 'Tama5', 'Tama4', 'Tama3', 'Tama2'],
        createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
        lastSeenAt: Date.UTC(2026, 1, 3, 4, 5, 6),
      },
    ]);
    const next = await search('search=mar&limit=2&page=2');
    expect(next.body.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
    expect(next.body.accounts).toMatchObject([
      { name: 'MARtin', ban: { type: 'temporary', reason: 'spam', until: Date.UTC(2037, 0, 1) } },
    ]);
    const roles = (await search('')).body.accounts.map(({ role }) => role);
    expect(roles).toEqual(['player', 'player', 'player', 'webAdmin', 'admin']);
  });

  test('show all that is to be known at a glance, addresses and mail shortened', async () => {
    const { status, body } = await account(MARA);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'mara_w',
      email: 'M•••@Example.org',
      emailConfirmed: false,
      hasSecondFactor: false,
      balances: { nxCredit: 5, maplePoint: 6, nxPrepaid: 0, votePoints: 7, meso: 800 },
      sessions: [{ network: '2001:db8:*', browser: 'Firefox', system: 'Windows' }],
      suspicions: 0,
      mayAct: true,
    });
    expect(body.characters).toHaveLength(8);
    expect(body.characters[0]).toMatchObject({
      id: 207,
      name: 'Tama7',
      level: 17,
      gmLevel: 0,
      mapId: 100000000,
    });
    expect((await account(MARA, webAdmin)).body.email).toBe('Mara@Example.org');
    expect(JSON.stringify(body)).not.toContain('password');
  });

  test('say on whom one may act: not oneself, no one of a higher role', async () => {
    const may = async (token: string) =>
      Promise.all([MARA, ADMIN, WEB_ADMIN].map(async (id) => (await account(id, token)).body.mayAct));
    expect(await may(admin)).toEqual([true, false, false]);
    expect(await may(webAdmin)).toEqual([true, true, false]);
  });

  test('are nothing for players, and unknown ones are not found', async () => {
    expect((await account(MARA, player)).status).toBe(403);
    expect((await api.call(ACCOUNTS)).status).toBe(401);
    expect(await account(999)).toMatchObject({ status: 404, body: { code: 'admin.account_not_found' } });
    expect((await api.call(`${ACCOUNTS}/x`, { token: admin })).status).toBe(400);
  });

  test.each(['by=password', `search=${'x'.repeat(65)}`, 'page=0', 'limit=-1', 'search=a&search=b'])(
    'are not asked for with %s',
    async (query) => {
      expect((await search(query)).status).toBe(400);
    },
  );
});
