import { onOneEngine } from '@portico/testing-api';
import { GameBridge } from '@portico/services/game';
import { AuditService } from '@portico/services/modules/audit';
import { SessionsService } from '@portico/services/modules/identity';
import { GrantsService } from '../../src/modules/ledger/index.js';
import type { GrantsDto } from '../../src/modules/ledger/history/history.service.js';
import { routesOf } from '../../test/harness/api-routes.js';
import { insertAccount, insertCharacter } from '../../test/harness/rows.js';
import type { DashboardOverviewDto } from '../../src/modules/dashboard/overview/overview.service.js';
import { insertOwnPeople, OLD_NAME } from '../../test/rows/own-people.js';
import type { TestApi } from '../../test/harness/start-api.js';
import { startDemoApi } from './start-demo-api.js';

const PASSWORD = '$2y$12$of-a-visitor';

async function post(api: TestApi, token: string | undefined, address: string, payload: unknown) {
  const { status, body } = await api.call<Record<string, unknown>>(address, {
    method: 'POST',
    token,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
  return { status, body };
}

async function settle(api: TestApi): Promise<string> {
  await api.seed(async (manager) => {
    await insertAccount(manager, 1, { name: 'Wren', password: PASSWORD, votepoints: 20 });
    await insertCharacter(manager, 1, { accountid: 1, name: 'Wren', level: 50, meso: 9_000_000, maxhp: 900 });
    await insertAccount(manager, 2, { name: 'Finch', password: PASSWORD });
    await insertCharacter(manager, 2, { accountid: 2, name: 'Finch' });
  });
  return api.app.get(SessionsService).open(1);
}

onOneEngine(
  'the calls of the simulated game beside a database of a game server, or without the simulation',
  (engine) => {
    test('answer 404 and change nothing', async () => {
      const api = await startDemoApi({ engine });
      const token = await settle(api);
      const answers = [
        await post(api, token, '/api/demo/game/enter', { characterId: 1 }),
        await post(api, token, '/api/demo/game/leave', { how: 'logOut' }),
        await post(api, token, '/api/demo/game/leave', { how: 'crash' }),
      ];
      const rows = await api.database.reader.query('SELECT loggedin FROM accounts WHERE loggedin <> 0');
      await api.close();
      // A server has no such calls.
      const code = api.config.demo ? 'game.feature_off' : 'request.route_not_found';
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code } });
      expect(rows).toEqual([]);
    });
  },
);

describe('the simulated game of the demo world', () => {
  let api: TestApi;
  let token: string;

  beforeEach(async () => {
    api = await startDemoApi({ engine: 'sqlite', settings: { server: { bridge: { kind: 'simulated' } } } });
    token = await settle(api);
  });

  afterEach(() => api.close());

  test('has calls for logged-in players only, beside the mails that everybody reads', () => {
    const routes = routesOf(api).filter(({ address }) => address.startsWith('/api/demo/'));
    expect(
      Object.fromEntries(routes.map(({ address, permission }) => [address, permission?.permission])),
    ).toEqual({
      '/api/demo/game/enter': 'player',
      '/api/demo/game/leave': 'player',
      '/api/demo/mails': 'public',
    });
  });

  test('gives its visitors something once a day, which waits until they have left', async () => {
    const grants = async () => (await api.call<GrantsDto>('/api/ledger/grants', { token })).body;
    await post(api, token, '/api/demo/game/enter', { characterId: 1 });
    await api.app.get(GrantsService).job.run();
    expect((await grants()).waiting).toMatchObject([{ currency: 'NX', delta: 500, waitsFor: 'inGame' }]);
    await post(api, token, '/api/demo/game/leave', { how: 'logOut' });
    await api.app.get(GrantsService).job.run();
    await post(api, token, '/api/demo/game/enter', { characterId: 1 });
    const { waiting, delivered } = await grants();
    expect([waiting.length, delivered.length]).toEqual([0, 1]);
  });

  const enter = (characterId: unknown) => post(api, token, '/api/demo/game/enter', { characterId });
  const leave = (how: unknown) => post(api, token, '/api/demo/game/leave', { how });
  const act = (actionType: string) =>
    post(api, token, '/api/discord/disconnect-character', { characterName: 'Wren', actionType });
  const exchange = () => post(api, token, '/api/rankings/exchange-vp-for-nx', { amount: 1 });
  const loggedIn = async () => {
    const { body } = await api.call<{ loggedIn: boolean }>('/api/auth/user', { token });
    return body.loggedIn;
  };

  test('is entered and left, and the site spends only in between', async () => {
    expect(await enter(1)).toEqual({ status: 200, body: { isInGame: true } });
    expect(await enter(1)).toEqual({ status: 200, body: { isInGame: true } });
    expect(await loggedIn()).toBe(true);
    expect(await exchange()).toMatchObject({ status: 409, body: { code: 'game.account_in_game' } });
    expect(await leave('logOut')).toEqual({ status: 200, body: { isInGame: false } });
    expect(await leave('logOut')).toEqual({ status: 200, body: { isInGame: false } });
    expect(await loggedIn()).toBe(false);
    expect(await exchange()).toMatchObject({ status: 200, body: { newVotePoints: 19 } });
  });

  test('crashes, is reset, and is entered again', async () => {
    expect(await act('disconnect')).toMatchObject({ status: 200, body: { outcome: 'notPlaying' } });
    await enter(1);
    expect(await act('reset')).toMatchObject({ status: 409, body: { code: 'game.account_is_playing' } });
    expect(await leave('crash')).toEqual({ status: 200, body: { isInGame: false } });
    expect(await loggedIn()).toBe(true);
    expect(await enter(1)).toMatchObject({ status: 409, body: { code: 'game.account_in_game' } });
    expect(await act('disconnect')).toMatchObject({ status: 200, body: { outcome: 'notPlaying' } });
    expect(await act('reset')).toMatchObject({ status: 200, body: { outcome: 'reset' } });
    expect(await loggedIn()).toBe(false);
    expect((await enter(1)).status).toBe(200);
    expect(await act('disconnect')).toMatchObject({ status: 200, body: { outcome: 'disconnected' } });
    expect(await loggedIn()).toBe(false);
    const actions = (
      await api.app.get(AuditService).newestOf(1, ['character-disconnect', 'character-reset'], 5)
    ).map(({ action }) => action);
    expect(actions).toEqual(['character-disconnect', 'character-reset']);
  });

  test("is entered with no one else's character", async () => {
    for (const characterId of [2, 3, 2_147_483_647])
      expect(await enter(characterId)).toMatchObject({
        status: 404,
        body: { code: 'dashboard.character_not_found' },
      });
    expect(await loggedIn()).toBe(false);
  });

  test('takes only bodies of its form, and only from signed-in players', async () => {
    const odd = [undefined, null, 0, -1, 1.5, 2_147_483_648, '1', [1], { $gt: 0 }, true, 'x'.repeat(10_000)];
    for (const value of odd) expect([value, (await enter(value)).status]).toEqual([value, 400]);
    for (const value of [...odd, 'LOGOUT', 'constructor', '\0'])
      expect([value, (await leave(value)).status]).toEqual([value, 400]);
    const huge = { method: 'POST', token, payload: '{"characterId":1e309}' } as const;
    const headers = { 'content-type': 'application/json' };
    expect((await api.call('/api/demo/game/enter', { ...huge, headers })).status).toBe(400);
    for (const body of [null, [], 'x', { characterId: 1, accountId: 2 }])
      expect((await post(api, token, '/api/demo/game/enter', body)).status).toBe(400);
    expect((await post(api, undefined, '/api/demo/game/enter', { characterId: 1 })).status).toBe(401);
    expect(await loggedIn()).toBe(false);
    expect((await api.app.get(GameBridge).onlineCharacters()).value).toEqual([]);
  });
});

describe('the overview of an account', () => {
  test('is told by the simulated game, which can disconnect', async () => {
    const api = await startDemoApi({
      engine: 'sqlite',
      settings: { server: { bridge: { kind: 'simulated' } } },
    });
    await insertOwnPeople(api, OLD_NAME);
    await api.seed((manager) => manager.query('UPDATE accounts SET loggedin = 2 WHERE id = 1'));
    const token = await api.app.get(SessionsService).open(1);
    const { body } = await api.call<DashboardOverviewDto>('/api/dashboard/overview', { token });
    expect([body.source, body.canDisconnect]).toEqual(['live', true]);
    expect(body.characters.map(({ id, isOnline }) => [id, isOnline])).toEqual([
      [13, false],
      [11, true],
      [12, false],
    ]);
    await api.close();
  });
});
