import { forEachEngine } from '@portico/testing-api';
import { banOf, GameBridge, GameFeatures } from '../src/game/index.js';
import type { AccountActedDto, AdminAccountDto } from '../src/modules/admin/accounts/accounts.dto.js';
import { insertRow } from './harness/rows.js';
import { startApi } from './harness/start-api.js';
import { AdminDesk, startDesk } from './rows/admin-desk.js';
import type { Person, Role } from './rows/admin-desk.js';

const ACTS = ['ban', 'unban', 'sign-out', 'reset-second-factor'] as const;
type Act = (typeof ACTS)[number];

const DAY_MS = 24 * 3_600_000;
const NEVER = '2005-05-11 00:00:00';

/** The columns of a ban, as the game reads them. */
interface BanColumns {
  banned: number;
  banReason: string | null;
  temporaryBanUntil: string;
  greason: number;
}

forEachEngine('what admins do to accounts', (engine) => {
  let desk: AdminDesk;

  beforeAll(async () => {
    desk = await startDesk(engine);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    Object.assign(desk.api.app.get<GameBridge>(GameBridge), { reachesGame: false });
  });

  afterAll(() => desk.close());

  const act = (name: Act, on: Pick<Person, 'id'>, by: Person, body: object = {}) =>
    desk.post<AccountActedDto>(`/api/admin/accounts/${on.id}/${name}`, by, {
      reason: 'bots',
      ...(name === 'ban' ? { type: 'permanent' } : {}),
      ...body,
    });

  async function columnsOf({ id }: Person): Promise<BanColumns> {
    const [row] = await desk.select<BanColumns>(
      'SELECT banned, banreason AS banReason, tempban AS temporaryBanUntil, greason FROM accounts WHERE id = ?',
      id,
    );
    if (row === undefined) throw new Error(`No account ${id}`);
    return { ...row, banned: Number(row.banned), greason: Number(row.greason) };
  }

  const gameBanOf = async (person: Person) => banOf(await columnsOf(person), Date.now());

  const people = () => Promise.all([desk.newPerson('admin'), desk.newPerson()]);

  test('a ban for good is what the game reads as one, with its reason', async () => {
    const [admin, player] = await people();
    const answer = await act('ban', player, admin, { reason: ' three clients ' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        effect: 'done',
        account: {
          id: player.id,
          ban: { type: 'permanent', reason: 'three clients', until: null },
          sessions: [],
        },
      },
    });
    expect(await columnsOf(player)).toEqual({
      banned: 1,
      banReason: 'three clients',
      temporaryBanUntil: NEVER,
      greason: 0,
    });
    expect(await gameBanOf(player)).toMatchObject({ type: 'permanent', reason: 'three clients' });
    expect(await desk.auditOf(player)).toMatchObject([
      {
        action: 'ban',
        actor: admin.id,
        reason: 'three clients',
        before: 'none',
        after: 'permanent',
        sessions: 1,
      },
    ]);
  });

  test('a ban for a while ends when it was said to, to the second', async () => {
    const [admin, player] = await people();
    await desk.write('UPDATE accounts SET greason = 4 WHERE id = ?', player.id);
    const until = Math.floor((Date.now() + 3 * DAY_MS) / 1000) * 1000;
    const { body } = await act('ban', player, admin, {
      type: 'temporary',
      until: until + 456,
      reason: 'spam',
    });
    expect(body.account.ban).toEqual({ type: 'temporary', reason: 'spam', until });
    expect(await columnsOf(player)).toMatchObject({ banned: 0, greason: 0 });
    expect(await gameBanOf(player)).toEqual({ type: 'temporary', reason: 'spam', until });
    expect((await desk.auditOf(player))[0]).toMatchObject({
      after: `temporary until ${new Date(until + 456).toISOString()}`,
    });
  });

  test('one ban takes the place of the other', async () => {
    const [admin, player] = await people();
    const until = Date.now() + DAY_MS;
    await act('ban', player, admin, { type: 'temporary', until });
    await act('ban', player, admin, { reason: 'again' });
    expect(await gameBanOf(player)).toMatchObject({ type: 'permanent', reason: 'again' });
    await act('ban', player, admin, { type: 'temporary', until, reason: 'milder' });
    expect(await columnsOf(player)).toMatchObject({ banned: -1 });
    expect(await gameBanOf(player)).toMatchObject({ type: 'temporary', reason: 'milder' });
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
    const [admin, player] = await people();
    const answer = await act('ban', player, admin, { type: 'temporary', until });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.validation_failed' } });
    expect(await gameBanOf(player)).toBeUndefined();
  });

  test.each([{ type: 'forever' }, { reason: 5 }, { reason: 'x'.repeat(201) }, { banned: 1 }])(
    'no ban of %j',
    async (body) => {
      const [admin, player] = await people();
      expect((await act('ban', player, admin, body)).status).toBe(400);
      expect(await gameBanOf(player)).toBeUndefined();
    },
  );

  test.each(ACTS)('%s needs a reason, which blanks are not', async (name) => {
    const [admin, player] = await people();
    for (const reason of ['', '  \t\n'])
      expect((await act(name, player, admin, { reason })).body.code).toBe('admin.reason_required');
    expect(await desk.auditOf(player)).toEqual([]);
  });

  test('a banned player is refused at the next call of every process, and every session has ended', async () => {
    const [admin, player] = await people();
    for (const api of [desk.api, desk.other])
      expect((await api.call('/api/ledger', { token: player.token })).status).toBe(200);
    await act('ban', player, admin);
    for (const api of [desk.api, desk.other])
      expect((await api.call('/api/ledger', { token: player.token })).status).toBe(401);
  });

  test('an unban takes bans of either kind and of addresses back as the game does', async () => {
    const [admin, player] = await people();
    const neighbour = await desk.newPerson();
    await desk.api.seed(async (manager) => {
      for (const { id } of [player, neighbour]) {
        await insertRow(manager, 'macbans', { mac: `mac-of-${id}`, aid: String(id) });
        await insertRow(manager, 'ipbans', { ip: `10.0.0.${id}`, aid: String(id) });
      }
    });
    await act('ban', player, admin);
    expect((await act('unban', player, admin, { reason: 'was a brother' })).body).toMatchObject({
      effect: 'done',
      account: { ban: null },
    });
    expect(await columnsOf(player)).toMatchObject({ banned: -1, temporaryBanUntil: NEVER, greason: 0 });
    expect(await gameBanOf(player)).toBeUndefined();
    for (const table of ['macbans', 'ipbans'])
      expect(
        await desk.select(`SELECT aid FROM ${table} WHERE aid IN (?, ?)`, `${player.id}`, `${neighbour.id}`),
      ).toEqual([{ aid: String(neighbour.id) }]);
    expect((await desk.auditOf(player)).at(-1)).toMatchObject({
      action: 'unban',
      reason: 'was a brother',
      before: 'permanent',
      after: 'none',
      addresses: true,
    });
    expect((await act('unban', player, admin)).body.code).toBe('admin.not_banned');
  });

  test('an unban of a ban for a while leaves an account that was never banned for good', async () => {
    const [admin, player] = await people();
    await act('ban', player, admin, { type: 'temporary', until: Date.now() + DAY_MS });
    await act('unban', player, admin);
    expect(await columnsOf(player)).toMatchObject({ banned: 0, temporaryBanUntil: NEVER });
    expect((await act('unban', player, admin)).status).toBe(409);
  });

  test('of twenty who unban at once one does', async () => {
    const [admin, player] = await people();
    await act('ban', player, admin);
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
    const [admin, player] = await people();
    const rest = () =>
      desk.select<object>(
        'SELECT name, password, loggedin, lastlogin, nxCredit, votepoints, characterslots, webadmin FROM accounts WHERE id = ?',
        player.id,
      );
    const before = await rest();
    await act('ban', player, admin);
    await act('unban', player, admin);
    expect(await rest()).toEqual(before);
  });

  test('signing out ends the sessions on the site', async () => {
    const [admin, player] = await people();
    expect((await act('sign-out', player, admin)).body).toMatchObject({
      effect: 'done',
      account: { sessions: [] },
    });
    expect((await desk.get('/api/auth/user', player)).status).toBe(401);
    expect(await desk.auditOf(player)).toMatchObject([
      { action: 'sign-out-everywhere', reason: 'bots', before: 1, after: 0 },
    ]);
  });

  test('the game is left where the portal reaches it, and told of where not', async () => {
    const admin = await desk.newPerson('admin');
    const bridge = desk.api.app.get<GameBridge>(GameBridge);
    const isPlaying = vi.spyOn(bridge, 'isPlaying').mockResolvedValue('unknown');
    const effectOf = async (account: Record<string, number>) =>
      (await act('sign-out', await desk.newPerson('player', account), admin)).body.effect;
    expect(await effectOf({ loggedin: 2 })).toBe('stillInGame');
    expect(await effectOf({ loggedin: 0 })).toBe('done');
    isPlaying.mockResolvedValue(false);
    expect(await effectOf({ loggedin: 2 })).toBe('done');
    Object.assign(bridge, { reachesGame: true });
    const disconnect = vi.spyOn(bridge, 'disconnect').mockResolvedValue(true);
    expect(await effectOf({ loggedin: 2 })).toBe('disconnected');
    disconnect.mockResolvedValue(false);
    expect(await effectOf({ loggedin: 0 })).toBe('done');
    disconnect.mockRejectedValue(new Error('the game is silent'));
    isPlaying.mockResolvedValue('unknown');
    expect(await effectOf({ loggedin: 2 })).toBe('stillInGame');
  });

  test('who was put out of the game was banned before: whoever comes back at once is refused', async () => {
    const [admin, player] = await people();
    const bridge = desk.api.app.get<GameBridge>(GameBridge);
    Object.assign(bridge, { reachesGame: true });
    const seen: unknown[] = [];
    vi.spyOn(bridge, 'disconnect').mockImplementation(async () => {
      seen.push(await gameBanOf(player));
      return true;
    });
    expect((await act('ban', player, admin)).body.effect).toBe('disconnected');
    expect(seen).toMatchObject([{ type: 'permanent' }]);
  });

  test('second factors of every kind are removed, and the next login asks for none', async () => {
    const [admin, player] = await people();
    const { id } = player;
    await desk.api.seed(async (manager) => {
      await insertRow(manager, 'portal_second_factor', {
        account_id: id,
        secret: 'x',
        created_at: 1,
        confirmed_at: 2,
      });
      await insertRow(manager, 'portal_recovery_code', { account_id: id, code_hash: 'h', created_at: 1 });
      await insertRow(manager, 'portal_passkey', {
        credential_hash: `hash-${id}`,
        credential_id: 'c',
        public_key: 'k',
        account_id: id,
        sign_count: 0,
        name: 'a key',
        created_at: 1,
      });
    });
    const shown = () => desk.get<AdminAccountDto>(`/api/admin/accounts/${id}`, admin);
    expect((await shown()).body.hasSecondFactor).toBe(true);
    expect((await act('reset-second-factor', player, admin, { reason: 'lost the phone' })).status).toBe(200);
    expect((await shown()).body.hasSecondFactor).toBe(false);
    for (const table of ['portal_second_factor', 'portal_recovery_code', 'portal_passkey'])
      expect(await desk.select(`SELECT account_id FROM ${table} WHERE account_id = ?`, id)).toEqual([]);
    expect(await desk.auditOf(player)).toMatchObject([
      { action: 'factor-reset', reason: 'lost the phone', before: 'app codes, passkeys: 1', after: 'none' },
    ]);
  });

  const MATRIX: [Role, Role, string | undefined][] = [
    ['admin', 'player', undefined],
    ['admin', 'admin', undefined],
    ['admin', 'webAdmin', 'admin.higher_role'],
    ['webAdmin', 'player', undefined],
    ['webAdmin', 'admin', undefined],
    ['webAdmin', 'webAdmin', undefined],
    ['player', 'player', 'identity.forbidden'],
    ['player', 'admin', 'identity.forbidden'],
  ];

  test.each(MATRIX)('%s on %s: %s', async (actor, target, code) => {
    for (const name of ACTS) {
      const [by, on] = [await desk.newPerson(actor), await desk.newPerson(target)];
      if (name === 'unban') await desk.write('UPDATE accounts SET banned = 1 WHERE id = ?', on.id);
      const answer = await act(name, on, by);
      expect([name, answer.status, answer.body.code]).toEqual([name, code === undefined ? 200 : 403, code]);
      expect(await desk.auditOf(on)).toHaveLength(code === undefined ? 1 : 0);
    }
  });

  test.each(['admin', 'webAdmin'] as const)('nothing on the own account of a %s', async (role) => {
    const person = await desk.newPerson(role);
    for (const name of ACTS)
      expect(await act(name, person, person)).toMatchObject({
        status: 403,
        body: { code: 'admin.own_account' },
      });
    expect(await gameBanOf(person)).toBeUndefined();
  });

  test('a role counts though its account is banned', async () => {
    const [admin, webAdmin] = [
      await desk.newPerson('admin'),
      await desk.newPerson('webAdmin', { banned: 1 }),
    ];
    expect((await act('unban', webAdmin, admin)).body.code).toBe('admin.higher_role');
  });

  test.each(ACTS)('%s finds no account that is not there', async (name) => {
    const admin = await desk.newPerson('admin');
    expect(await act(name, { id: 999_999 }, admin)).toMatchObject({
      status: 404,
      body: { code: 'admin.account_not_found' },
    });
  });

  test('an act that cannot be written down does not happen', async () => {
    const [admin, player] = await people();
    await desk.write('ALTER TABLE portal_audit RENAME TO portal_audit_away');
    try {
      for (const name of ['ban', 'sign-out', 'reset-second-factor'] as const)
        expect((await act(name, player, admin)).status).toBeGreaterThanOrEqual(500);
    } finally {
      await desk.write('ALTER TABLE portal_audit_away RENAME TO portal_audit');
    }
    expect(await gameBanOf(player)).toBeUndefined();
    expect((await desk.get('/api/auth/user', player)).status).toBe(200);
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

  test('a reason is whole in the audit, and in the game as far as its table has the letters', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const reason = 'ボット of 3';
    const { body } = await ban(player, admin, { reason });
    expect(body.account.ban).toMatchObject({ reason: engine === 'sqlite' ? reason : '??? of 3' });
    expect(await desk.auditOf(player)).toMatchObject([{ action: 'ban', reason }]);
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
