import { createHmac } from 'node:crypto';
import { onOneEngine } from '@portico/testing-api';
import { MoreThan } from 'typeorm';
import { HOUR_MS } from '@portico/domain';
import { SessionEntity } from '../../src/modules/identity/sessions/sessions.repository.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { AccountDto } from '../../src/modules/identity/own-account.dto.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
const USER = '/api/auth/user';

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forge(header: object, payload: object, secret: string): string {
  const body = `${segment(header)}.${segment(payload)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

onOneEngine('sessions and roles', (engine) => {
  let api: TestApi;
  let sessions: SessionsService;

  beforeAll(async () => {
    api = await startApi({ engine });
    sessions = api.app.get(SessionsService);
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, {
        name: 'Wren',
        email: 'wren@example.org',
        nxCredit: 1500,
        votepoints: 3,
        loggedin: 2,
      });
      await insertAccount(manager, 2, { webadmin: 1 });
      await insertAccount(manager, 3);
      await insertAccount(manager, 4, { banned: 1, banreason: 'Botting' });
      await insertAccount(manager, 5, { tempban: '2037-01-02 03:04:05', banreason: 'Spam' });
      await insertAccount(manager, 6, { banned: -1, tempban: '2020-01-01 00:00:00' });
      await insertCharacter(manager, 11, { accountid: 1, level: 30, meso: 2_000_000_000, job: 100, str: 50 });
      await insertCharacter(manager, 12, { accountid: 1, level: 70, meso: 2_147_483_647, job: 200 });
      await insertCharacter(manager, 31, { accountid: 3, gm: 3 });
    });
  });

  afterAll(() => api.close());

  test('answers the account behind a token with its characters', async () => {
    const answer = await api.call<AccountDto>(USER, { token: await sessions.open(1) });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toMatchObject({
      id: 1,
      username: 'Wren',
      email: 'wren@example.org',
      emailConfirmed: false,
      banned: false,
      banType: null,
      nxCredit: 1500,
      maplePoint: 0,
      votePoints: 3,
      totalMeso: 4_147_483_647,
      isAdmin: false,
      loggedIn: true,
      characterSlots: 3,
    });
    expect(answer.body.characters.map(({ id }) => id)).toEqual([12, 11]);
    expect(answer.body.characters[1]).toMatchObject({ job: 100, stats: { str: 50, maxhp: 50 } });
    expect(answer.text).not.toMatch(/password|"pi[nc]"/);
  });

  test('knows web admins by their account and admins by a game master character', async () => {
    const roles = async (id: number) =>
      (await api.call<AccountDto>(USER, { token: await sessions.open(id) })).body;
    expect(await roles(2)).toMatchObject({ isAdmin: true, isWebAdmin: true });
    expect(await roles(3)).toMatchObject({ isAdmin: true, isWebAdmin: false });
    expect(await roles(6)).toMatchObject({ isAdmin: false, isWebAdmin: false, banned: false });
  });

  test('lets web admins alone see the releases, in the demo world too', async () => {
    const status = async (token?: string) => (await api.call('/api/releases', { token })).status;
    expect(await status()).toBe(401);
    expect(await status(await sessions.open(1))).toBe(403);
    expect(await status(await sessions.open(3))).toBe(403);
    expect(await status(await sessions.open(2))).toBe(200);
    expect(await api.call('/api/releases', { token: await sessions.open(1) })).toMatchObject({
      body: { code: 'identity.forbidden', params: { permission: 'webAdmin' } },
    });
  });

  test('asks who it is without a token, and with one that is not ours', async () => {
    const session = { sub: '1', sid: '6c0ae6d5-9d3b-4a3d-9a64-0d9d3a9f7a11' };
    const tokens = [
      '',
      'nonsense',
      forge({ alg: 'HS256', typ: 'JWT' }, session, 'another secret that is long enough to be one'),
      forge({ alg: 'none', typ: 'JWT' }, session, api.config.env.tokenSecret),
      forge({ alg: 'HS256', typ: 'JWT' }, { sub: '1' }, api.config.env.tokenSecret),
    ];
    for (const token of tokens) {
      expect(await api.call(USER, { token })).toMatchObject({
        status: 401,
        body: { code: 'identity.unauthenticated' },
      });
    }
  });

  test('ends a session that was revoked, idle too long or has reached its end', async () => {
    const now = Date.now();
    const revoked = await sessions.open(1);
    await sessions.revokeById((await sessions.resume(revoked)).id);
    const ended = [
      revoked,
      await sessions.open(1, { at: now - 12 * HOUR_MS }),
      await sessions.open(1, { at: now - 7 * 24 * HOUR_MS }),
    ];
    for (const token of ended) {
      expect(await api.call(USER, { token })).toMatchObject({
        status: 401,
        body: { code: 'identity.session_expired' },
      });
    }
  });

  test('keeps a session alive that is in use, but not beyond its absolute end', async () => {
    const token = await sessions.open(1, { at: Date.now() - 11 * HOUR_MS });
    expect((await api.call(USER, { token })).status).toBe(200);
    // It is recorded in the background; the time limit of the test ends it if that never happens.
    const { sid } = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());
    const inUse = { id: sid, lastSeenAt: MoreThan(Date.now() - HOUR_MS) };
    while (!(await api.database.reader.manager.existsBy(SessionEntity, inUse)))
      await new Promise((resolve) => setTimeout(resolve, 10));
    await api.seed(async (manager) => {
      await manager.update(
        SessionEntity,
        { accountId: 1 },
        { lastSeenAt: Date.now(), expiresAt: Date.now() - 1 },
      );
    });
    expect((await api.call(USER, { token })).status).toBe(401);
  });

  test('tells a banned account of its ban, and nothing else', async () => {
    const permanent = await sessions.open(4);
    expect(await api.call(USER, { token: permanent })).toMatchObject({
      status: 200,
      body: { banned: true, banType: 'permanent', banReason: 'Botting', tempBanExpiry: null },
    });
    const until = Date.UTC(2037, 0, 2, 3, 4, 5);
    expect(await api.call(USER, { token: await sessions.open(5) })).toMatchObject({
      status: 200,
      body: { banned: true, banType: 'temporary', banReason: 'Spam', tempBanExpiry: until, isAdmin: false },
    });
  });

  test('takes roles away at the next request', async () => {
    const token = await sessions.open(2);
    await api.seed(async (manager) => {
      await manager.query('UPDATE accounts SET webadmin = 0, banned = 1 WHERE id = 2');
    });
    expect((await api.call<AccountDto>(USER, { token })).body).toMatchObject({
      banned: true,
      isAdmin: false,
      isWebAdmin: false,
    });
  });

  test('refuses a session whose account is gone', async () => {
    expect(await api.call(USER, { token: await sessions.open(999) })).toMatchObject({ status: 401 });
  });
});
