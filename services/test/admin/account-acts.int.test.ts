import { onOneEngine } from '@portico/testing-api';
import { GameBridge } from '../../src/game/index.js';
import type { AdminAccountDto } from '../../src/modules/admin/accounts/accounts.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertCharacter, insertRow } from '../harness/rows.js';
import { AccountActs, ACTS } from '../rows/account-acts.js';
import { startDesk } from '../rows/admin-desk.js';
import type { AdminDesk, Person, Role } from '../rows/admin-desk.js';

onOneEngine('what admins do to accounts', (engine) => {
  let desk: AdminDesk;
  let acts: AccountActs;

  beforeAll(async () => {
    desk = await startDesk(engine);
    acts = new AccountActs(desk);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    Object.assign(desk.api.app.get<GameBridge>(GameBridge), { reachesGame: false });
  });

  afterAll(() => desk.close());

  test.each(ACTS)('%s needs a reason, which blanks are not', async (name) => {
    const [admin, player] = await acts.people();
    for (const reason of ['', '  \u3000', '\u200B'])
      expect((await acts.act(name, player, admin, { reason })).body.code).toBe('admin.reason_required');
    expect(await desk.auditOf(player)).toEqual([]);
  });

  test('signing out ends the sessions on the site', async () => {
    const [admin, player] = await acts.people();
    expect((await acts.act('sign-out', player, admin)).body).toMatchObject({
      effect: 'done',
      account: { sessions: [] },
    });
    expect((await desk.get('/api/auth/user', player)).status).toBe(401);
    expect(await desk.auditOf(player)).toMatchObject([
      { action: 'sign-out-everywhere', reason: 'bots', before: 1, after: 0 },
    ]);
  });

  test('a ban and its end reach the lists of the rankings by themselves', async () => {
    const [admin, player] = await acts.people();
    const boards = desk.api.app.get(RankBoardService);
    await boards.refresh();
    const isRanked = async () => (await boards.current()).board.player(player.characterId) !== undefined;
    expect(await isRanked()).toBe(true);
    await acts.act('ban', player, admin);
    await vi.waitFor(async () => expect(await isRanked()).toBe(false));
    await acts.act('unban', player, admin);
    await vi.waitFor(async () => expect(await isRanked()).toBe(true));
  });

  test('the game is left where the portal reaches it, and told of where not', async () => {
    const admin = await desk.newPerson('admin');
    const bridge = desk.api.app.get<GameBridge>(GameBridge);
    const isPlaying = vi.spyOn(bridge, 'isPlaying').mockResolvedValue('unknown');
    const effectOf = async (account: Record<string, number>) =>
      (await acts.act('sign-out', await desk.newPerson('player', account), admin)).body.effect;
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

  test('a banned player is put out of the game after the ban, so coming back at once is refused', async () => {
    const [admin, player] = await acts.people();
    const bridge = desk.api.app.get<GameBridge>(GameBridge);
    Object.assign(bridge, { reachesGame: true });
    const seen: unknown[] = [];
    vi.spyOn(bridge, 'disconnect').mockImplementation(async () => {
      seen.push(await acts.gameBanOf(player));
      return true;
    });
    expect((await acts.act('ban', player, admin)).body.effect).toBe('disconnected');
    expect(seen).toMatchObject([{ type: 'permanent' }]);
  });

  test('second factors of every kind are removed, and the next login asks for none', async () => {
    const [admin, player] = await acts.people();
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
    expect((await acts.act('reset-second-factor', player, admin, { reason: 'lost the phone' })).status).toBe(
      200,
    );
    expect((await shown()).body.hasSecondFactor).toBe(false);
    for (const table of ['portal_second_factor', 'portal_recovery_code', 'portal_passkey'])
      expect(await desk.select(`SELECT account_id FROM ${table} WHERE account_id = ?`, id)).toEqual([]);
    expect(await desk.auditOf(player)).toMatchObject([
      { action: 'factor-reset', reason: 'lost the phone', before: 'app codes, passkeys: 1', after: 'none' },
    ]);
  });

  test('notes and warnings are kept with their author, and actions of the staff with the one who acted', async () => {
    const [admin, player] = await acts.people();
    const address = `/api/admin/accounts/${player.id}`;
    expect((await desk.get(`${address}/history`, admin)).body).toEqual({ notes: [], acts: [] });
    await acts.act('ban', player, admin);
    await desk.post(`${address}/notes`, admin, { kind: 'note', text: '  plays with a brother ' });
    const { body } = await desk.post(`${address}/notes`, admin, { kind: 'warning', text: 'no bots' });
    const by = `account${admin.id}`;
    expect(body).toMatchObject({
      notes: [
        { kind: 'warning', text: 'no bots', by },
        { kind: 'note', text: 'plays with a brother', by },
      ],
      acts: [{ action: 'ban', reason: 'bots', by, amount: null }],
    });
    expect(await desk.auditOf(player)).toMatchObject([
      { action: 'ban' },
      { action: 'account-note', kind: 'note', reason: 'plays with a brother', actor: admin.id },
      { action: 'account-note', kind: 'warning' },
    ]);
    for (const [payload, code] of [
      [{ kind: 'note', text: ' \u200B' }, 'admin.reason_required'],
      [{ kind: 'praise', text: 'good' }, 'request.validation_failed'],
      [{ kind: 'note', text: 'x'.repeat(501) }, 'request.validation_failed'],
    ] as const)
      expect((await desk.post(`${address}/notes`, admin, payload)).body.code).toBe(code);
    const own = `/api/admin/accounts/${admin.id}/notes`;
    expect((await desk.post(own, admin, { kind: 'note', text: 'me' })).body.code).toBe('admin.own_account');
    const other = await desk.newPerson();
    expect((await desk.post(`${address}/notes`, other, { kind: 'note', text: 'me' })).body.code).toBe(
      'identity.forbidden',
    );
    expect(
      await desk.select('SELECT id FROM portal_account_note WHERE account_id = ?', player.id),
    ).toHaveLength(2);
  });

  const MATRIX: [Role, Role, string | undefined][] = [
    ['admin', 'player', undefined],
    ['admin', 'admin', 'admin.higher_role'],
    ['admin', 'webAdmin', 'admin.higher_role'],
    ['webAdmin', 'player', undefined],
    ['webAdmin', 'admin', undefined],
    ['webAdmin', 'webAdmin', 'admin.higher_role'],
    ['player', 'player', 'identity.forbidden'],
    ['player', 'admin', 'identity.forbidden'],
  ];

  const READERS: [Role, Role, string | undefined][] = [
    ['admin', 'player', undefined],
    ['admin', 'admin', 'admin.higher_role'],
    ['admin', 'webAdmin', 'admin.higher_role'],
    ['webAdmin', 'webAdmin', undefined],
    ['player', 'player', 'identity.forbidden'],
  ];

  test.each(READERS)('%s reads what the staff wrote about a %s: %s', async (reader, target, code) => {
    const [by, on] = [await desk.newPerson(reader), await desk.newPerson(target)];
    const { status, body } = await desk.get(`/api/admin/accounts/${on.id}/history`, by);
    expect([status, body.code]).toEqual([code === undefined ? 200 : 403, code]);
  });

  test('what the staff wrote about an admin is kept from that admin, and of no account is not found', async () => {
    const [admin, webAdmin] = [await desk.newPerson('admin'), await desk.newPerson('webAdmin')];
    const read = async (id: number, by: Person) =>
      (await desk.get(`/api/admin/accounts/${id}/history`, by)).body.code;
    expect(await read(admin.id, admin)).toBe('admin.own_account');
    expect(await read(webAdmin.id, webAdmin)).toBeUndefined();
    for (const by of [admin, webAdmin]) expect(await read(999_999, by)).toBe('admin.account_not_found');
  });

  test.each(MATRIX)('%s on %s: %s', async (actor, target, code) => {
    for (const name of ACTS) {
      const [by, on] = [await desk.newPerson(actor), await desk.newPerson(target)];
      if (name === 'unban') await desk.write('UPDATE accounts SET banned = 1 WHERE id = ?', on.id);
      const answer = await acts.act(name, on, by);
      expect([name, answer.status, answer.body.code]).toEqual([name, code === undefined ? 200 : 403, code]);
      expect(await desk.auditOf(on)).toHaveLength(code === undefined ? 1 : 0);
    }
  });

  test('of two game masters the one of the higher level acts on the other, though it is their second character', async () => {
    const [low, high] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    await desk.write('UPDATE characters SET gm = 6 WHERE id = ?', high.characterId);
    await desk.api.seed((manager) =>
      insertCharacter(manager, 200_000 + high.id, { accountid: high.id, name: 'Mule', gm: 0 }),
    );
    for (const name of ACTS) expect((await acts.act(name, high, low)).body.code).toBe('admin.higher_role');
    expect(await desk.auditOf(high)).toEqual([]);
    expect((await acts.act('ban', low, high)).status).toBe(200);
  });

  test.each(['admin', 'webAdmin'] as const)('nothing on the own account of a %s', async (role) => {
    const person = await desk.newPerson(role);
    for (const name of ACTS)
      expect(await acts.act(name, person, person)).toMatchObject({
        status: 403,
        body: { code: 'admin.own_account' },
      });
    expect(await acts.gameBanOf(person)).toBeUndefined();
  });

  test('a role counts though its account is banned', async () => {
    const [admin, webAdmin] = [
      await desk.newPerson('admin'),
      await desk.newPerson('webAdmin', { banned: 1 }),
    ];
    expect((await acts.act('unban', webAdmin, admin)).body.code).toBe('admin.higher_role');
  });

  test.each(ACTS)('%s finds no account that is not there', async (name) => {
    const admin = await desk.newPerson('admin');
    expect(await acts.act(name, { id: 999_999 }, admin)).toMatchObject({
      status: 404,
      body: { code: 'admin.account_not_found' },
    });
  });

  test('an act that cannot be written down does not happen', async () => {
    const [admin, player] = await acts.people();
    await desk.write('ALTER TABLE portal_audit RENAME TO portal_audit_away');
    try {
      for (const name of ['ban', 'sign-out', 'reset-second-factor'] as const)
        expect((await acts.act(name, player, admin)).status).toBeGreaterThanOrEqual(500);
    } finally {
      await desk.write('ALTER TABLE portal_audit_away RENAME TO portal_audit');
    }
    expect(await acts.gameBanOf(player)).toBeUndefined();
    expect((await desk.get('/api/auth/user', player)).status).toBe(200);
  });
});
