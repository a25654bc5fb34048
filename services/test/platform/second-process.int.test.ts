import { hashSync } from '@node-rs/bcrypt';
import { forEachEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { AccountDto } from '../../src/modules/identity/own-account.dto.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const USER = '/api/auth/user';

forEachEngine('what one process ends, and the other at once too', (engine) => {
  let one: TestApi;
  let other: TestApi;
  let sessions: SessionsService;
  let lastId = 0;

  beforeAll(async () => {
    one = await startApi({ engine });
    const { home, databaseUrl } = one.config.env;
    other = await startApi({ engine, gameTables: 'none', databaseUrl, environment: { home } });
    sessions = one.app.get(SessionsService);
  });

  afterAll(async () => {
    await other.close();
    await one.close();
  });

  async function newAccount(values: Record<string, number> = {}): Promise<number> {
    const id = (lastId += 1);
    const password = hashSync(PASSWORD, { cost: 4 });
    await one.seed((manager) => insertAccount(manager, id, { name: `Wren${id}`, password, ...values }));
    return id;
  }

  const change = (sql: string, id: number) => one.seed((manager) => manager.query(sql, [id]));
  const userOf = (token: string) => other.call<AccountDto & { code?: string }>(USER, { token });
  const expired = { status: 401, body: { code: 'identity.session_expired' } };

  test('a session whose owner logs out, ends it, or ends all others', async () => {
    const id = await newAccount();
    const [out, ended, kept] = [await sessions.open(id), await sessions.open(id), await sessions.open(id)];
    for (const token of [out, ended, kept]) expect((await userOf(token)).status).toBe(200);
    expect((await one.call('/api/auth/logout', { method: 'POST', token: out })).status).toBe(204);
    expect(await userOf(out)).toMatchObject(expired);
    expect((await one.call('/api/auth/sessions', { method: 'DELETE', token: kept })).status).toBe(204);
    expect(await userOf(ended)).toMatchObject(expired);
    expect((await userOf(kept)).status).toBe(200);
  });

  test('a session in use, whatever it is asking for meanwhile', async () => {
    const id = await newAccount();
    const token = await sessions.open(id);
    const asked = Array.from({ length: 10 }, () => userOf(token));
    await sessions.revokeAll(id);
    expect((await Promise.all(asked)).every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(await userOf(token)).toMatchObject(expired);
  });

  test('every other session with the old password', async () => {
    const id = await newAccount();
    const [token, second] = [await sessions.open(id), await sessions.open(id)];
    const payload = { currentPassword: PASSWORD, newPassword: 'Another 8' };
    const answer = await one.call('/api/auth/change-password', { method: 'POST', token, payload });
    expect(answer.status).toBe(200);
    expect(await userOf(second)).toMatchObject(expired);
    expect((await userOf(token)).status).toBe(200);
  });

  test('what a banned account may do: it hears of its ban and nothing else', async () => {
    const id = await newAccount();
    const token = await sessions.open(id);
    await change('UPDATE accounts SET banned = 1 WHERE id = ?', id);
    expect(await userOf(token)).toMatchObject({ status: 200, body: { banned: true } });
    expect(await other.call('/api/auth/sessions', { token })).toMatchObject({
      status: 403,
      body: { code: 'identity.account_banned' },
    });
  });

  test.each([
    ['no longer a web admin', 'UPDATE accounts SET webadmin = 0 WHERE id = ?', { webadmin: 1 }],
    ['banned', 'UPDATE accounts SET banned = 1 WHERE id = ?', { webadmin: 1 }],
    ['no longer a game master', 'UPDATE characters SET gm = 0 WHERE accountid = ?', {}],
    ['without its game master', 'DELETE FROM characters WHERE accountid = ?', {}],
    ['banned with its game master', 'UPDATE accounts SET banned = 1 WHERE id = ?', {}],
  ])('the role of an account that is %s', async (_, sql, values) => {
    const id = await newAccount(values);
    const isGameMaster = !('webadmin' in values);
    if (isGameMaster)
      await one.seed((manager) => insertCharacter(manager, 100 + id, { accountid: id, gm: 3 }));
    const token = await sessions.open(id);
    expect((await userOf(token)).body).toMatchObject({ isAdmin: true, isWebAdmin: !isGameMaster });
    await change(sql, id);
    expect((await userOf(token)).body).toMatchObject({ isAdmin: false, isWebAdmin: false });
  });

  test('the session of an account that was deleted, though its game master is still there', async () => {
    const id = await newAccount();
    await one.seed((manager) => insertCharacter(manager, 100 + id, { accountid: id, gm: 3 }));
    const token = await sessions.open(id);
    await change('DELETE FROM accounts WHERE id = ?', id);
    expect(await userOf(token)).toMatchObject(expired);
    expect((await other.call('/api/auth/sessions', { token })).status).toBe(401);
  });
});
