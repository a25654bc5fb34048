import { forEachEngine } from '@portico/testing-api';
import { DAY_MS } from '@portico/domain';
import { GameFeatures } from '../../src/game/index.js';
import type { AccountActedDto, AdminAccountDto } from '../../src/modules/admin/accounts/accounts.dto.js';
import { proves } from '../harness/proves.js';
import { insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import { AccountActs } from '../rows/account-acts.js';
import { AdminDesk, startDesk } from '../rows/admin-desk.js';
import type { Person } from '../rows/admin-desk.js';
const NEVER = '2005-05-11 00:00:00';

forEachEngine('bans by admins', (engine) => {
  proves('modules/identity/administration/ban-writer');

  let desk: AdminDesk;
  let acts: AccountActs;

  beforeAll(async () => {
    desk = await startDesk(engine);
    acts = new AccountActs(desk);
  });

  afterAll(() => desk.close());

  test('a ban for good is what the game reads as one, with its reason', async () => {
    const [admin, player] = await acts.people();
    const answer = await acts.act('ban', player, admin, { reason: ' three clients ' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        effect: 'done',
        account: {
          id: player.id,
          ban: { type: 'permanent', reason: 'three clients', until: null },
        },
      },
    });
    expect(await acts.columnsOf(player)).toEqual({
      banned: 1,
      banReason: 'three clients',
      temporaryBanUntil: NEVER,
      greason: 0,
    });
    expect(await acts.gameBanOf(player)).toMatchObject({ type: 'permanent', reason: 'three clients' });
    expect(await desk.auditOf(player)).toMatchObject([
      {
        action: 'ban',
        actor: admin.id,
        reason: 'three clients',
        before: 'none',
        after: 'permanent',
      },
    ]);
  });

  test('a ban for a while ends when it was said to, to the second', async () => {
    const [admin, player] = await acts.people();
    await desk.write('UPDATE accounts SET greason = 4 WHERE id = ?', player.id);
    const until = Math.floor((Date.now() + 3 * DAY_MS) / 1000) * 1000;
    const { body } = await acts.act('ban', player, admin, {
      type: 'temporary',
      until: until + 456,
      reason: 'spam',
    });
    expect(body.account.ban).toEqual({
      type: 'temporary',
      reason: 'spam',
      until,
      by: `account${admin.id}`,
      at: expect.any(Number),
    });
    expect(await acts.columnsOf(player)).toMatchObject({ banned: 0, greason: 0 });
    expect(await acts.gameBanOf(player)).toEqual({ type: 'temporary', reason: 'spam', until });
    expect((await desk.auditOf(player))[0]).toMatchObject({
      after: `temporary until ${new Date(until + 456).toISOString()}`,
    });
    // A ban by the game that replaces it has no author here.
    await desk.write('UPDATE accounts SET banned = 1, tempban = ? WHERE id = ?', NEVER, player.id);
    const { body: seen } = await desk.api.call<AdminAccountDto>(`/api/admin/accounts/${player.id}`, {
      token: admin.token,
    });
    expect(seen.ban).toMatchObject({ type: 'permanent', by: null, at: null });
  });

  test('one ban takes the place of the other', async () => {
    const [admin, player] = await acts.people();
    const until = Date.now() + DAY_MS;
    await acts.act('ban', player, admin, { type: 'temporary', until });
    await acts.act('ban', player, admin, { reason: 'again' });
    expect(await acts.gameBanOf(player)).toMatchObject({ type: 'permanent', reason: 'again' });
    await acts.act('ban', player, admin, { type: 'temporary', until, reason: 'milder' });
    expect(await acts.columnsOf(player)).toMatchObject({ banned: -1 });
    expect(await acts.gameBanOf(player)).toMatchObject({ type: 'temporary', reason: 'milder' });
    expect((await desk.auditOf(player)).map(({ before }) => String(before).split(' ')[0])).toEqual([
      'none',
      'temporary',
      'permanent',
    ]);
  });

  test.each([
    ['missing', undefined],
    ['over', Date.now() - 1000],
    ['ten years and a day away', Date.now() + 3654 * DAY_MS],
    ['no number', '2030-01-01'],
    ['no whole number', Date.now() + DAY_MS + 0.5],
    ['negative', -1],
  ])('no ban for a while whose end is %s', async (_, until) => {
    const [admin, player] = await acts.people();
    const answer = await acts.act('ban', player, admin, { type: 'temporary', until });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.validation_failed' } });
    expect(await acts.gameBanOf(player)).toBeUndefined();
  });

  test.each([{ type: 'forever' }, { reason: 5 }, { reason: 'x'.repeat(201) }, { banned: 1 }])(
    'no ban of %j',
    async (body) => {
      const [admin, player] = await acts.people();
      expect((await acts.act('ban', player, admin, body)).status).toBe(400);
      expect(await acts.gameBanOf(player)).toBeUndefined();
    },
  );

  test('a banned player is refused at the next call of every process, and told why', async () => {
    const [admin, player] = await acts.people();
    for (const api of [desk.api, desk.other])
      expect((await api.call('/api/ledger', { token: player.token })).status).toBe(200);
    await acts.act('ban', player, admin);
    for (const api of [desk.api, desk.other])
      expect(await api.call('/api/ledger', { token: player.token })).toMatchObject({
        status: 403,
        body: { code: 'identity.account_banned' },
      });
    const { body } = await desk.api.call('/api/auth/user', { token: player.token });
    expect(body).toMatchObject({ banned: true, banType: 'permanent' });
  });

  test('an unban takes bans of either kind and of addresses back as the game does', async () => {
    const [admin, player] = await acts.people();
    const neighbour = await desk.newPerson();
    await desk.api.seed(async (manager) => {
      for (const { id } of [player, neighbour]) {
        await insertRow(manager, 'macbans', { mac: `mac-of-${id}`, aid: String(id) });
        await insertRow(manager, 'ipbans', { ip: `10.0.0.${id}`, aid: String(id) });
        await insertRow(manager, 'hwidbans', { hwid: `PC${id}` });
        await manager.query('UPDATE accounts SET hwid = ? WHERE id = ?', [`PC${id}`, id]);
      }
    });
    await acts.act('ban', player, admin);
    expect((await acts.act('unban', player, admin, { reason: 'was a brother' })).body).toMatchObject({
      effect: 'done',
      account: { ban: null },
    });
    expect(await acts.columnsOf(player)).toMatchObject({ banned: -1, temporaryBanUntil: NEVER, greason: 0 });
    expect(await acts.gameBanOf(player)).toBeUndefined();
    for (const table of ['macbans', 'ipbans'])
      expect(
        await desk.select(`SELECT aid FROM ${table} WHERE aid IN (?, ?)`, `${player.id}`, `${neighbour.id}`),
      ).toEqual([{ aid: String(neighbour.id) }]);
    expect(await desk.select('SELECT hwid FROM hwidbans')).toEqual([{ hwid: `PC${neighbour.id}` }]);
    expect((await desk.auditOf(player)).at(-1)).toMatchObject({
      action: 'unban',
      reason: 'was a brother',
      before: 'permanent',
      after: 'none',
      addresses: 3,
      addressesLeft: 0,
    });
    expect((await acts.act('unban', player, admin)).body.code).toBe('admin.not_banned');
  });

  test('an account that is free itself is unbanned where its addresses are not', async () => {
    const [admin, player] = await acts.people();
    await desk.api.seed((manager) =>
      insertRow(manager, 'macbans', { mac: `mac-of-${player.id}`, aid: `${player.id}` }),
    );
    const account = () => desk.get<AdminAccountDto>(`/api/admin/accounts/${player.id}`, admin);
    expect((await account()).body).toMatchObject({ ban: null, addressBans: 1 });
    expect(await acts.act('unban', player, admin)).toMatchObject({
      status: 200,
      body: { effect: 'done', account: { addressBans: 0 } },
    });
    expect(await acts.columnsOf(player)).toMatchObject({ banned: 0, temporaryBanUntil: NEVER });
    expect((await acts.act('unban', player, admin)).body.code).toBe('admin.not_banned');
  });

  test('an unban of a ban for a while leaves an account that was never banned for good', async () => {
    const [admin, player] = await acts.people();
    await acts.act('ban', player, admin, { type: 'temporary', until: Date.now() + DAY_MS });
    await acts.act('unban', player, admin);
    expect(await acts.columnsOf(player)).toMatchObject({ banned: 0, temporaryBanUntil: NEVER });
    expect((await acts.act('unban', player, admin)).status).toBe(409);
  });

  test('of twenty who unban at once one does', async () => {
    const [admin, player] = await acts.people();
    await acts.act('ban', player, admin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        desk.post(
          `/api/admin/accounts/${player.id}/unban`,
          admin,
          { reason: 'x' },
          {
            api: index % 2 === 0 ? desk.api : desk.other,
          },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await desk.auditOf(player)).map(({ action }) => action)).toEqual(['ban', 'unban']);
  });

  test('a ban changes nothing else of the row of the game', async () => {
    const [admin, player] = await acts.people();
    const rest = () =>
      desk.select<object>(
        'SELECT name, password, loggedin, lastlogin, nxCredit, votepoints, characterslots, webadmin FROM accounts WHERE id = ?',
        player.id,
      );
    const before = await rest();
    await acts.act('ban', player, admin);
    await acts.act('unban', player, admin);
    expect(await rest()).toEqual(before);
  });
});

forEachEngine('bans in tables of an older server', (engine) => {
  let desk: AdminDesk;

  beforeAll(async () => {
    const api = await startApi({ engine, gameTables: 'heavenms' });
    desk = new AdminDesk(api, api);
  });

  afterAll(() => desk.api.close());

  const ban = (on: Person, by: Person, body: object) =>
    desk.post<AccountActedDto>(`/api/admin/accounts/${on.id}/ban`, by, { type: 'permanent', ...body });

  test('a reason that its table has no letters for is refused', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const { status } = await ban(player, admin, { reason: 'ボット of 3' });
    expect(status).toBe(engine === 'sqlite' ? 200 : 400);
    expect(await desk.auditOf(player)).toHaveLength(engine === 'sqlite' ? 1 : 0);
  });

  test('a ban for a while can be taken back where the game knows no such date', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    await ban(player, admin, { type: 'temporary', until: Date.now() + DAY_MS, reason: 'x' });
    const address = `/api/admin/accounts/${player.id}/unban`;
    const { body } = await desk.post<AccountActedDto>(address, admin, { reason: 'x' });
    expect(body.account.ban).toBeNull();
  });

  test('without the columns nobody is banned on the site, and all else goes on', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    await desk.write('ALTER TABLE accounts DROP COLUMN greason');
    await desk.api.app.get(GameFeatures).refresh();
    expect(await ban(player, admin, { reason: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'game.feature_off' },
    });
    expect((await desk.get(`/api/admin/accounts/${player.id}`, admin)).status).toBe(200);
    const signOut = `/api/admin/accounts/${player.id}/sign-out`;
    expect((await desk.post(signOut, admin, { reason: 'x' })).status).toBe(200);
  });
});
