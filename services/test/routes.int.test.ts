import { onOneEngine } from '@portico/testing-api';
import { SessionsService } from '../src/modules/identity/index.js';
import { declarationOf, outcomeOf, type Route, routesOf } from './harness/api-routes.js';
import { insertAccount, insertCharacter } from './harness/rows.js';
import { startApi, type TestApi } from './harness/start-api.js';

/** Every route that changes something or is restricted. A missing one fails: its author declares its permission here too. */
const DECLARED: Readonly<Record<string, string>> = {
  'GET /api/auth/user': 'player, also banned',
  'POST /api/auth/logout': 'player, also banned',
  'POST /api/auth/change-password': 'player',
  'GET /api/auth/sessions': 'player',
  'DELETE /api/auth/sessions': 'player',
  'DELETE /api/auth/sessions/:id': 'player',
  'GET /api/auth/sign-ins': 'player',
  'GET /api/auth/factors': 'player',
  'POST /api/auth/factors/totp': 'player',
  'POST /api/auth/factors/totp/begin': 'player',
  'POST /api/auth/factors/totp/off': 'player',
  'POST /api/auth/factors/recovery-codes': 'player',
  'POST /api/auth/factors/passkeys': 'player',
  'POST /api/auth/factors/passkeys/options': 'player',
  'POST /api/auth/factors/passkeys/:id/remove': 'player',
  'POST /api/auth/email/verification': 'player',
  'GET /api/dashboard/overview': 'player',
  'GET /api/dashboard/stores': 'player',
  'GET /api/inventory/character/:id': 'player',
  'GET /api/inventory/ore-storage': 'player',
  'GET /api/ledger': 'player',
  'GET /api/ledger/file': 'player',
  'GET /api/ledger/grants': 'player',
  'POST /api/rankings/exchange-vp-for-nx': 'player',
  'POST /api/rankings/update-stats': 'player',
  'POST /api/discord/disconnect-character': 'player',
  'GET /api/api-keys': 'player',
  'POST /api/api-keys': 'player',
  'POST /api/api-keys/:id/remove': 'player',
  'GET /api/wishes': 'player',
  'POST /api/wishes/add': 'player',
  'POST /api/wishes/remove': 'player',
  'POST /api/wishes/watch': 'player',
  'POST /api/wishes/stop': 'public',
  'GET /api/wishes/searches': 'player',
  'POST /api/wishes/searches/watch': 'player',
  'POST /api/wishes/searches/end': 'player',
  'GET /api/wishes/messages': 'player',
  'POST /api/wishes/messages/mail': 'player',
  'GET /api/wishes/messages/browsers': 'player',
  'POST /api/wishes/messages/browsers': 'player',
  'POST /api/wishes/messages/browsers/remove': 'player',
  'GET /api/activity': 'public',
  'GET /api/activity/events.atom': 'public',
  'GET /api/activity/online': 'public',
  'GET /api/activity/visibility': 'player',
  'POST /api/activity/visibility': 'player',
  'POST /api/voting/open': 'public, knows who is logged in',
  'GET /api/voting/status': 'player',
  'POST /api/voting/verify': 'player',
  'GET /api/voting/events': 'player',
  'GET /api/voting/rewards': 'player',
  'GET /api/voting/waiting': 'player',
  'GET /api/voting/reminders': 'player',
  'POST /api/voting/reminders': 'player',
  'POST /api/voting/reminders/remove': 'player',
  'POST /api/voting/callback/:site': 'public',
  'GET /api/voting/admin/sites': 'webAdmin',
  'GET /api/voting/admin/callbacks': 'webAdmin',
  'POST /api/voting/admin/callbacks/:id/replay': 'webAdmin',
  'POST /api/voting/admin/sites/:site/test': 'webAdmin',
  'GET /api/releases': 'webAdmin',
  'PUT /api/releases/:name': 'public',
  'GET /api/droprates/state': 'webAdmin',
  'GET /api/droprates/monsters': 'webAdmin',
  'POST /api/droprates/monsters': 'webAdmin',
  'GET /api/droprates/monster/:id/drops': 'webAdmin',
  'POST /api/droprates/rows': 'webAdmin',
  'GET /api/droprates/items/search': 'webAdmin',
  'GET /api/droprates/item/:itemId/monsters': 'webAdmin',
  'GET /api/droprates/map/:id/monsters': 'webAdmin',
  'POST /api/droprates/reload': 'webAdmin',
  'PUT /api/droprates/monster/:id/drop/:itemId': 'webAdmin',
  'POST /api/droprates/monster/:id/drop': 'webAdmin',
  'DELETE /api/droprates/monster/:id/drop/:itemId': 'webAdmin',
  'PUT /api/droprates/monster/:id/drops/bulk': 'webAdmin',
  'POST /api/droprates/bulk-add': 'webAdmin',
  'POST /api/droprates/bulk-remove': 'webAdmin',
  'GET /api/droprates/change-sets': 'webAdmin',
  'GET /api/droprates/change-sets/:id': 'webAdmin',
  'POST /api/droprates/change-sets/check': 'webAdmin',
  'POST /api/droprates/change-sets/apply': 'webAdmin',
  'POST /api/droprates/change-sets': 'webAdmin',
  'PUT /api/droprates/change-sets/:id': 'webAdmin',
  'DELETE /api/droprates/change-sets/:id': 'webAdmin',
  'POST /api/droprates/change-sets/:id/apply': 'webAdmin',
  'POST /api/droprates/change-sets/:id/undo': 'webAdmin',
  'GET /api/logs/exp': 'admin',
  'GET /api/logs/exp/chart': 'admin',
  'GET /api/logs/exp/file': 'admin',
  'GET /api/logs/boss': 'admin',
  'GET /api/logs/boss/chart': 'admin',
  'GET /api/logs/boss/file': 'admin',
  'GET /api/logs/scrolling': 'webAdmin',
  'GET /api/logs/scrolling/chart': 'webAdmin',
  'GET /api/logs/scrolling/file': 'webAdmin',
  'GET /api/logs/nx-credit': 'webAdmin',
  'GET /api/logs/nx-credit/chart': 'webAdmin',
  'GET /api/logs/nx-credit/file': 'webAdmin',
  'GET /api/logs/inkwell': 'webAdmin',
  'GET /api/logs/inkwell/chart': 'webAdmin',
  'GET /api/logs/inkwell/file': 'webAdmin',
  'GET /api/logs/audit': 'webAdmin',
  'GET /api/logs/audit/chart': 'webAdmin',
  'GET /api/logs/audit/file': 'webAdmin',
  'GET /api/voting/admin/logs': 'admin',
  'GET /api/voting/admin/logs/chart': 'admin',
  'GET /api/voting/admin/logs/file': 'admin',
  'GET /api/logs/search-players': 'admin',
  'GET /api/voting/admin/overview': 'admin',
  'POST /api/voting/admin/add-points': 'admin',
  'GET /api/admin/news': 'webAdmin',
  'GET /api/admin/news/:id': 'webAdmin',
  'POST /api/admin/news': 'webAdmin',
  'POST /api/admin/news/preview': 'webAdmin',
  'PUT /api/admin/news/:id': 'webAdmin',
  'POST /api/admin/news/:id/remove': 'webAdmin',
  'POST /api/admin/news/:id/restore': 'webAdmin',
  'GET /api/admin/points': 'admin',
  'POST /api/admin/points/:id/approve': 'admin',
  'POST /api/admin/points/:id/refuse': 'admin',
  'GET /api/admin/economy': 'webAdmin',
  'GET /api/admin/items/:id/holders': 'admin',
  'GET /api/admin/spending': 'webAdmin',
  'GET /api/admin/suspicions': 'admin',
  'POST /api/admin/suspicions/review': 'admin',
  'POST /api/admin/suspicions/:id/review': 'admin',
  'GET /api/admin/doctor': 'webAdmin',
  'GET /api/admin/ledger/losses': 'webAdmin',
  'GET /api/admin/accounts': 'admin',
  'GET /api/admin/accounts/:id': 'admin',
  'POST /api/admin/accounts/:id/ban': 'admin',
  'POST /api/admin/accounts/:id/unban': 'admin',
  'POST /api/admin/accounts/:id/sign-out': 'admin',
  'POST /api/admin/accounts/:id/reset-second-factor': 'admin',
  'GET /api/admin/accounts/:id/history': 'admin',
  'POST /api/admin/accounts/:id/notes': 'admin',
  'GET /api/admin/accounts/:id/story': 'admin',
  'GET /api/seo/report': 'webAdmin',
  'GET /api/seo/technical': 'webAdmin',
  'POST /api/seo/technical': 'webAdmin',
  'GET /api/audit/verification': 'webAdmin',
  'GET /api/releases/:name/history': 'webAdmin',
  'POST /api/releases/:name/rollback': 'webAdmin',
  'PUT /api/releases/:name/canary': 'webAdmin',
  'POST /api/releases/:name/canary/promote': 'webAdmin',
  'POST /api/releases/:name/canary/stop': 'webAdmin',
  'POST /api/releases/:name/preview': 'webAdmin',
  'POST /api/releases/:name/preview-link': 'public',
  'POST /api/auth/register': 'public',
  'POST /api/auth/login': 'public',
  'POST /api/auth/login/second-factor': 'public',
  'POST /api/auth/login/passkey': 'public',
  'POST /api/auth/login/passkey/options': 'public',
  'POST /api/auth/recovery': 'public',
  'POST /api/auth/recovery/password': 'public',
  'POST /api/auth/email/confirm': 'public',
  'POST /api/itemdatabase/advanced-search': 'public',
  'POST /api/error-reports': 'public',
  'POST /api/page-views': 'public',
  'POST /api/market/owl-search': 'public',
};

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
    await sessions.revoke(token);
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
