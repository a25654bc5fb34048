import { onOneEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import { declarationOf, outcomeOf, type Route, routesOf } from '../harness/api-routes.js';
import { DECLARED } from '../harness/declared-routes.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const [PLAYER, ANOTHER, ADMIN, WEB_ADMIN, BANNED] = [1, 2, 3, 4, 5] as const;

onOneEngine('routes', (engine) => {
  let api: TestApi;
  let sessions: SessionsService;

  beforeAll(async () => {
    api = await startApi({ engine });
    sessions = api.app.get(SessionsService);
    await api.seed(async (manager) => {
      for (const id of [PLAYER, ANOTHER, ADMIN, WEB_ADMIN, BANNED])
        await insertAccount(manager, id, {
          webadmin: id === WEB_ADMIN || id === BANNED ? 1 : 0,
          banned: id === BANNED ? 1 : 0,
        });
      await insertCharacter(manager, 31, { accountid: ADMIN, gm: 3 });
    });
  });

  afterAll(() => api.close());

  const outcome = (route: Route, token?: string) => outcomeOf(api, route, token);

  async function revokedToken(): Promise<string> {
    const token = await sessions.open(PLAYER);
    await sessions.revokeById((await sessions.resume(token)).id);
    return token;
  }

  test('all declare who may call them, as they are written down here', () => {
    const routes = routesOf(api);
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ permission }) => permission === undefined)).toEqual([]);
    const declared = routes
      .filter((route) => route.method !== 'GET' || route.permission?.permission !== 'public')
      .map((route): [string, string] => [`${route.method} ${route.address}`, declarationOf(route)]);
    expect(declared.filter(([route, who]) => DECLARED[route] !== who)).toEqual([]);
    expect(declared.length).toBeGreaterThan(20);
  });

  test('let in whom they declare and refuse everybody else, for each role', async () => {
    const guarded = routesOf(api).filter(({ permission }) => permission?.permission !== 'public');
    expect(guarded.map(({ name }) => name)).toContain('AccountController.user');
    for (const route of guarded) {
      const needed = route.permission?.permission;
      const forbidden = '403 identity.forbidden';
      const outcomes = {
        anonymous: await outcome(route),
        forged: await outcome(route, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'),
        revoked: await outcome(route, await revokedToken()),
        banned: await outcome(route, await sessions.open(BANNED)),
        player: await outcome(route, await sessions.open(PLAYER)),
        another: await outcome(route, await sessions.open(ANOTHER)),
        admin: await outcome(route, await sessions.open(ADMIN)),
        webAdmin: await outcome(route, await sessions.open(WEB_ADMIN)),
      };
      expect([route.name, outcomes]).toEqual([
        route.name,
        {
          anonymous: '401 identity.unauthenticated',
          forged: '401 identity.unauthenticated',
          revoked: '401 identity.session_expired',
          banned: route.permission?.allowBanned ? 'in' : '403 identity.account_banned',
          player: needed === 'player' ? 'in' : forbidden,
          another: needed === 'player' ? 'in' : forbidden,
          admin: needed === 'webAdmin' ? forbidden : 'in',
          webAdmin: 'in',
        },
      ]);
    }
  });

  test('that are for everybody ask nobody who they are, not even who is banned or has lost the session', async () => {
    const open = routesOf(api).filter(
      ({ permission: rule }) => rule?.permission === 'public' && !rule.readsSession,
    );
    expect(open.length).toBeGreaterThan(20);
    const tokens = [undefined, await revokedToken(), await sessions.open(BANNED)];
    for (const route of open)
      for (const token of tokens)
        expect([route.name, await outcome(route, token)]).toEqual([route.name, 'in']);
  });
});
