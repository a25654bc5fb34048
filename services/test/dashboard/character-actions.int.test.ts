import { forEachEngine, freePort } from '@portico/testing-api';
import {
  AccountEntity,
  gameTimeText,
  LOGIN_SERVER,
  LoginServerEntity,
  PresenceRepository,
} from '../../src/game/index.js';
import type { StockSchema } from '../../src/game/stock-schema/index.js';
import { AuditService } from '../../src/modules/audit/index.js';
import type { CharacterActedDto } from '../../src/modules/dashboard/character-actions/character-actions.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { close, listen } from '../harness/ports.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const ADDRESS = '/api/discord/disconnect-character';
const SINCE = '2026-01-05 10:20:30';

interface Login {
  loggedin: number;
  lastlogin: string | null;
}

const STOCKS: readonly StockSchema[] = ['cosmic', 'heavenms'];

describe.each(STOCKS)('disconnecting and resetting a character of a %s server', (gameTables) => {
  forEachEngine('without a bridge to it', (engine) => {
    proves('modules/dashboard/character-actions/character-actions.service');

    let api: TestApi;
    let sessions: SessionsService;
    let port: number;
    let lastId = 0;
    let network = 0;

    beforeAll(async () => {
      port = await freePort();
      const settings = { server: { game: { host: '127.0.0.1', port } } };
      api = await startApi({ engine, gameTables, settings });
      sessions = api.app.get(SessionsService);
      await heard({});
    });

    /** Records that the login server greeted and disappeared two minutes ago, or at the given time. */
    const heard = (known: Partial<LoginServerEntity>) => {
      const ago = (seconds: number) => Date.now() - seconds * 1000;
      const gone = { address: `127.0.0.1:${port}`, helloAt: ago(125), goneAt: ago(120), emptyBefore: 0 };
      const row = { name: LOGIN_SERVER, ...gone, ...known };
      return api.seed(async (manager) => {
        await manager.upsert(LoginServerEntity, row, ['name']);
      });
    };

    afterAll(() => api.close());

    /** An account with two characters, and a session of its owner. */
    async function newAccount(login: Partial<Login> = {}, values: Record<string, number> = {}) {
      const id = (lastId += 1);
      await api.seed(async (manager) => {
        await insertAccount(manager, id, { loggedin: 2, lastlogin: SINCE, ...login, ...values });
        await insertCharacter(manager, id * 10, { accountid: id, name: `Wren${id}`, map: 7, spawnpoint: 3 });
        await insertCharacter(manager, id * 10 + 1, { accountid: id, name: `Finch${id}` });
      });
      return { id, name: `Wren${id}`, token: await sessions.open(id) };
    }

    const act = (token: string | undefined, payload: unknown) =>
      api.call<CharacterActedDto>(ADDRESS, {
        method: 'POST',
        token,
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json', 'user-agent': 'a test' },
        remoteAddress: `10.7.${(network += 1) % 250}.1`,
      });
    const disconnect = (token: string, characterName: string) =>
      act(token, { characterName, actionType: 'disconnect' });
    const reset = (token: string | undefined, characterName: string) =>
      act(token, { characterName, actionType: 'reset' });

    const select = <T>(sql: string) => api.database.reader.query<T[]>(sql);
    const loginOf = async (id: number) =>
      (await select<Login>(`SELECT loggedin, lastlogin FROM accounts WHERE id = ${id}`))[0];
    const auditOf = (id: number) =>
      api.app.get(AuditService).newestOf(id, ['character-disconnect', 'character-reset'], 10);

    test('a reset frees an account that a crash left behind, and touches nothing else', async () => {
      const { id, name, token } = await newAccount();
      const everything = () =>
        select(`SELECT accounts.*, characters.* FROM accounts JOIN characters ON accountid = accounts.id
          WHERE accounts.id = ${id} AND characters.id = ${id * 10}`);
      const [before] = await everything();
      expect(await reset(token, name)).toMatchObject({
        status: 200,
        body: { outcome: 'reset', msg: `${name} was reset: you can log in to the game again` },
      });
      expect(await everything()).toEqual([{ ...Object(before), loggedin: 0 }]);
      expect(await auditOf(id)).toMatchObject([
        {
          action: 'character-reset',
          accountId: id,
          actorAccountId: id,
          network: expect.stringMatching(/^10\.7\./),
          device: 'a test',
          details: { character: name, characterId: id * 10, loginState: 2 },
        },
      ]);
      expect(await reset(token, name)).toMatchObject({
        status: 200,
        body: { outcome: 'nothingToReset', msg: `${name} is not stuck: there is nothing to reset` },
      });
      expect(await auditOf(id)).toHaveLength(1);
    });

    test.each([
      [1, SINCE],
      [2, null],
    ])('whatever state %i it was left in, since %s', async (loggedin, lastlogin) => {
      const { id, name, token } = await newAccount({ loggedin, lastlogin });
      expect((await reset(token, name)).body.outcome).toBe('reset');
      expect(await loginOf(id)).toEqual({ loggedin: 0, lastlogin });
    });

    if (engine === 'mariadb')
      test('a zero date is a time like any other', async () => {
        const zero = '0000-00-00 00:00:00';
        const { id, name, token } = await newAccount();
        await api.seed(async (manager) => {
          await manager.query("SET SESSION sql_mode = ''");
          await manager.query('UPDATE accounts SET lastlogin = ? WHERE id = ?', [zero, id]);
        });
        expect((await reset(token, name)).body.outcome).toBe('reset');
        expect(await loginOf(id)).toEqual({ loggedin: 0, lastlogin: zero });
      });

    describe('without a sign that the server was there and is gone', () => {
      afterEach(() => heard({}));

      test.each([
        ['the port refuses and never greeted', () => ({ address: '127.0.0.1:1' })],
        ['it is there', () => ({ goneAt: null })],
        ['it went a moment ago, and may still be saving', () => ({ goneAt: Date.now() - 30_000 })],
        [
          'it greeted last before the login',
          () => ({ helloAt: Date.UTC(2025, 11, 1), goneAt: Date.UTC(2025, 11, 1) }),
        ],
      ])('nothing is reset: %s', async (_, known) => {
        await heard(known());
        const { id, name, token } = await newAccount();
        expect(await reset(token, name)).toMatchObject({
          status: 409,
          body: { code: 'game.playing_unknown' },
        });
        expect(await loginOf(id)).toEqual({ loggedin: 2, lastlogin: SINCE });
      });

      test('nor while others come and go, so that the game runs elsewhere', async () => {
        const soon = gameTimeText(Date.now());
        const player = await newAccount({ lastlogin: soon });
        const { name, token } = await newAccount();
        expect((await reset(token, name)).status).toBe(409);
        await api.seed(async (manager) => {
          await manager.update(AccountEntity, player.id, { lastLoginAt: SINCE });
        });
        expect((await reset(token, name)).body.outcome).toBe('reset');
      });
    });

    test('who was reset spends at once: the game held nothing', async () => {
      const { id, name, token } = await newAccount({}, { votepoints: 3 });
      await reset(token, name);
      const presence = api.app.get(PresenceRepository);
      expect(await presence.judge(id)).toMatchObject({ presence: 'out' });
    });

    test('nothing is reset while the game server takes logins: no one can tell who plays', async () => {
      const server = await listen(port);
      const { id, name, token } = await newAccount();
      expect(await reset(token, name)).toMatchObject({
        status: 409,
        body: { code: 'game.playing_unknown', msg: expect.stringMatching(/^The portal cannot tell/) },
      });
      expect(await loginOf(id)).toEqual({ loggedin: 2, lastlogin: SINCE });
      const out = await newAccount({ loggedin: 0 });
      expect((await reset(out.token, out.name)).body.outcome).toBe('nothingToReset');
      await close(server);
      expect((await reset(token, name)).body.outcome).toBe('reset');
    });

    test('nothing is disconnected', async () => {
      const { id, name, token } = await newAccount();
      expect(await disconnect(token, name)).toMatchObject({
        status: 409,
        body: { code: 'game.bridge_absent' },
      });
      expect(await loginOf(id)).toEqual({ loggedin: 2, lastlogin: SINCE });
      expect(await auditOf(id)).toEqual([]);
    });

    test('one of many resets at once does it, and is written down', async () => {
      const { id, name, token } = await newAccount();
      const answers = await Promise.all(Array.from({ length: 12 }, () => reset(token, name)));
      const outcomes = answers.map(({ body }) => body.outcome).sort();
      expect(outcomes).toEqual([...Array.from({ length: 11 }, () => 'nothingToReset'), 'reset']);
      expect(await auditOf(id)).toHaveLength(1);
      expect(await loginOf(id)).toEqual({ loggedin: 0, lastlogin: SINCE });
    });

    test('names are those of the account, in any case', async () => {
      const { id, token } = await newAccount();
      expect((await reset(token, `FINCH${id}`)).body).toEqual({
        outcome: 'reset',
        msg: `Finch${id} was reset: you can log in to the game again`,
      });
    });

    test("others' characters, and names that are none, are not found", async () => {
      const [own, other] = [await newAccount(), await newAccount()];
      const names = [
        other.name,
        'Nobody',
        `${own.name} `,
        ` ${own.name}`,
        own.name.replace('e', 'é'),
        `${own.name.slice(0, -1)}%`,
        '%',
        '\0',
        `${own.name.slice(0, 10)}\0`,
        "' OR 1=1 --",
        '__proto__',
        '🍁🍁',
      ];
      for (const name of names)
        for (const answer of [await reset(own.token, name), await disconnect(own.token, name)])
          expect([name, answer.status, answer.body]).toMatchObject([
            name,
            404,
            { code: 'dashboard.character_not_found' },
          ]);
      for (const { id } of [own, other]) expect(await loginOf(id)).toEqual({ loggedin: 2, lastlogin: SINCE });
    });

    test('bodies of another form are refused', async () => {
      const { id, name, token } = await newAccount();
      const named = (characterName: unknown) => ({ characterName, actionType: 'reset' });
      const wanted = (actionType: unknown) => ({ characterName: name, actionType });
      const bodies = [
        ...[undefined, null, '', 'x'.repeat(14), 'x'.repeat(10_000), 5, [name], { $gt: '' }, true].map(named),
        ...[undefined, null, '', 'RESET', 'delete', 'constructor', ['reset'], { reset: 1 }, 1].map(wanted),
        { ...wanted('reset'), accountId: 1 },
        { ...wanted('reset'), map: 1 },
        [],
        [wanted('reset')],
        'reset',
        null,
        7,
      ];
      for (const body of bodies) {
        const answer = await act(token, body);
        expect([body, answer.status]).toEqual([body, 400]);
        expect(answer.text.length).toBeLessThan(1000);
      }
      expect(await loginOf(id)).toEqual({ loggedin: 2, lastlogin: SINCE });
    });

    test('no one acts who is not signed in, or banned', async () => {
      const { id, name } = await newAccount();
      expect((await reset(undefined, name)).status).toBe(401);
      const banned = await newAccount({}, { banned: 1 });
      expect((await reset(banned.token, banned.name)).status).toBe(403);
      for (const account of [id, banned.id])
        expect(await loginOf(account)).toEqual({ loggedin: 2, lastlogin: SINCE });
    });
  });
});
