import { DAY_MS, HOUR_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { AuditService } from '../../src/modules/audit/index.js';
import { ExpiredRows } from '../../src/modules/identity/clean-up/expired-rows.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { SessionsDto, SignInsDto } from '../../src/modules/identity/own-account.dto.js';
import { SessionEntity } from '../../src/modules/identity/sessions/sessions.repository.js';
import { AuthTicketEntity, TicketsService } from '../../src/modules/identity/tickets/tickets.service.js';
import { proves } from '../harness/proves.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const SESSIONS = '/api/auth/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const client = { network: '203.0.113.9', device: FIREFOX, requestId: 'c0ffee' };

forEachEngine('sessions of an account', (engine) => {
  proves('modules/identity/accounts/accounts.repository');

  let api: TestApi;
  let sessions: SessionsService;
  let tickets: TicketsService;

  beforeAll(async () => {
    api = await startApi({ engine });
    sessions = api.app.get(SessionsService);
    tickets = api.app.get(TicketsService);
    await api.seed(async (manager) => {
      for (const id of [1, 2, 3]) await insertAccount(manager, id);
    });
  });

  beforeEach(async () => {
    await api.seed(async (manager) => {
      await manager.clear(SessionEntity);
    });
  });

  afterAll(() => api.close());

  const list = async (token: string) => (await api.call<SessionsDto>(SESSIONS, { token })).body.sessions;
  const status = async (token: string) => (await api.call('/api/auth/user', { token })).status;

  test('are a hundred of an account at most, of which the oldest end', async () => {
    const now = Date.now();
    const [oldest, second] = [
      await sessions.open(1, { at: now - 2000 }),
      await sessions.open(1, { at: now - 1000 }),
    ];
    for (let count = 0; count < 99; count += 1) await sessions.open(1);
    const other = await sessions.open(2);
    expect([await status(oldest), await status(second), await status(other)]).toEqual([401, 200, 200]);
    expect(await list(second)).toHaveLength(100);
  });

  test('end when the password is changed beside the portal, that of a new account too', async () => {
    const account = { username: 'Sable', password: 'Moss & Willow 7', email: 'sable@example.org' };
    const payload = account;
    const { body } = await api.call<{ token: string }>('/api/auth/register', { method: 'POST', payload });
    const [opened, other] = [await sessions.open(1), await sessions.open(2)];
    expect([await status(body.token), await status(opened)]).toEqual([200, 200]);
    await api.seed(async (manager) => {
      for (const condition of ["name = 'Sable'", 'id = 1'])
        await manager.query(`UPDATE accounts SET password = 'another' WHERE ${condition}`);
    });
    expect([await status(body.token), await status(opened), await status(other)]).toEqual([401, 401, 200]);
    expect(await status(await sessions.open(1))).toBe(200);
  });

  test('outlast a hash that the portal itself writes anew, and those of an earlier version', async () => {
    await api.seed((manager) => manager.query("UPDATE accounts SET password = 'in plain text' WHERE id = 3"));
    const [first, earlier] = [await sessions.open(3), await sessions.open(2)];
    await api.seed((manager) =>
      manager.query('UPDATE portal_session SET password_mark = NULL WHERE account_id = 2'),
    );
    const payload = { username: 'account3', password: 'in plain text' };
    expect((await api.call('/api/auth/login', { method: 'POST', payload })).status).toBe(200);
    const [row] = await api.database.reader.query<{ password: string }[]>(
      'SELECT password FROM accounts WHERE id = 3',
    );
    expect(row?.password).toMatch(/^\$2y/);
    expect([await status(first), await status(earlier)]).toEqual([200, 200]);
  });

  test('end though they were begun by a clock that was far ahead', async () => {
    const token = await sessions.open(1, { at: Date.now() + 30 * DAY_MS });
    expect(await status(token)).toBe(401);
    expect(await status(await sessions.open(1, { at: Date.now() + HOUR_MS }))).toBe(200);
  });

  test('are listed with device, network and method, this one first', async () => {
    const now = Date.now();
    const token = await sessions.open(1, { client, at: now - HOUR_MS });
    await sessions.open(1, {
      client: { ...client, network: '2001:db8:1:2::/64', device: null },
      method: 'passkey',
    });
    await sessions.open(1, { at: now - 12 * HOUR_MS });
    await sessions.revokeById((await sessions.resume(await sessions.open(1))).id);
    await sessions.open(2);
    const answer = await api.call<SessionsDto>(SESSIONS, { token });
    expect(answer.body.sessions).toMatchObject([
      {
        browser: 'Firefox',
        system: 'Windows',
        isPhone: false,
        network: '203.0.*.*',
        method: 'password',
        isCurrent: true,
      },
      { browser: null, system: null, network: '2001:db8:*', method: 'passkey', isCurrent: false },
    ]);
    expect(answer.text).not.toContain('203.0.113.9');
  });

  test('end one by one and all together, each at once', async () => {
    const [token, second, third, other] = [
      await sessions.open(1),
      await sessions.open(1),
      await sessions.open(1),
      await sessions.open(2),
    ];
    const [, one] = await list(token);
    expect((await api.call(`${SESSIONS}/${one?.id}`, { method: 'DELETE', token })).status).toBe(204);
    expect([await status(second), await status(third)].sort()).toEqual([200, 401]);
    expect((await api.call(SESSIONS, { method: 'DELETE', token })).status).toBe(204);
    expect([await status(token), await status(second), await status(third)]).toEqual([200, 401, 401]);
    expect(await status(other)).toBe(200);
    expect(await api.app.get(AuditService).newestOf(1, ['session-revoke'], 5)).toMatchObject([
      { actorAccountId: 1, details: { sessions: 1 } },
      { actorAccountId: 1, details: { sessions: 1 } },
    ]);
  });

  test('end by their owner alone, and once', async () => {
    const token = await sessions.open(3);
    const [own] = await list(token);
    for (const id of [own?.id, '1', 'x'.repeat(90), '%00'])
      expect(
        await api.call(`${SESSIONS}/${id}`, { method: 'DELETE', token: await sessions.open(1) }),
      ).toMatchObject({ status: 404, body: { code: 'identity.session_not_found' } });
    expect((await api.call(`${SESSIONS}/${own?.id}`, { method: 'DELETE', token })).status).toBe(204);
    expect(await status(token)).toBe(401);
  });

  test('that end together take begun logins with them', async () => {
    const ticket = await tickets.issue({ kind: 'second-factor', accountId: 1 });
    const foreign = await tickets.issue({ kind: 'second-factor', accountId: 2 });
    await sessions.revokeAll(1);
    await expect(tickets.find(ticket, 'second-factor')).rejects.toMatchObject({
      code: 'identity.ticket_expired',
    });
    expect(await tickets.find(foreign, 'second-factor')).toMatchObject({ accountId: 2 });
  });

  test('and tickets are removed a while after their end', async () => {
    const now = Date.now();
    const old = await sessions.open(1, { at: now - 38 * DAY_MS });
    const known = await sessions.open(1, { at: now - 36 * DAY_MS });
    await tickets.issue({ kind: 'second-factor', accountId: 1 });
    await api.seed(async (manager) => {
      await manager.update(AuthTicketEntity, { accountId: 1 }, { expiresAt: now });
    });
    const removal = api.app.get(ExpiredRows);
    await removal.job.run();
    const { manager: reader } = api.database.reader;
    expect([await status(old), await status(known)]).toEqual([401, 401]);
    expect(await reader.countBy(SessionEntity, { accountId: 1 })).toBe(1);
    expect(await reader.countBy(AuthTicketEntity, { accountId: 1 })).toBe(0);
  });

  test('tell of the newest sign-ins, with the network alone', async () => {
    const audit = api.app.get(AuditService);
    await audit.record({ action: 'sign-in', accountId: 1, client, details: { method: 'totp' } });
    await audit.record({
      action: 'sign-in-failed',
      accountId: 1,
      client,
      details: { reason: 'wrong-password' },
    });
    await audit.record({ action: 'sign-in-delayed', accountId: 1 });
    await audit.record({ action: 'sign-in', accountId: 2, client });
    const answer = await api.call<SignInsDto>('/api/auth/sign-ins', { token: await sessions.open(1) });
    expect(answer.body.signIns).toMatchObject([
      { isSuccess: false, reason: 'delayed', browser: null, network: null },
      { isSuccess: false, reason: 'wrong-password', method: 'password', browser: 'Firefox' },
      { isSuccess: true, reason: null, method: 'totp', network: '203.0.*.*' },
    ]);
    expect(answer.text).not.toContain('203.0.113.9');
  });

  describe('tickets', () => {
    const expired = { code: 'identity.ticket_expired' };

    test('are good once, also for twenty at once, and for their step alone', async () => {
      const ticket = await tickets.issue({ kind: 'passkey-login', accountId: 7, challenge: 'abc' });
      await expect(tickets.redeem(ticket, 'passkey-add')).rejects.toMatchObject(expired);
      const tries = Array.from({ length: 20 }, () => tickets.redeem(ticket, 'passkey-login'));
      const results = await Promise.allSettled(tries);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      await expect(tickets.redeem(ticket, 'passkey-login')).rejects.toMatchObject(expired);
    });

    test('are kept as hashes and end after five minutes', async () => {
      const ticket = await tickets.issue({ kind: 'second-factor', accountId: 8 });
      const row = await api.database.reader.manager.findOneByOrFail(AuthTicketEntity, { accountId: 8 });
      expect(row.id).not.toContain(ticket);
      expect(row.expiresAt - Date.now()).toBeGreaterThan(290_000);
      expect(row.expiresAt - Date.now()).toBeLessThanOrEqual(300_000);
      await api.seed(async (manager) => {
        await manager.update(AuthTicketEntity, { accountId: 8 }, { expiresAt: Date.now() });
      });
      await expect(tickets.find(ticket, 'second-factor')).rejects.toMatchObject(expired);
      await expect(tickets.redeem(ticket, 'second-factor')).rejects.toMatchObject(expired);
    });
  });
});
