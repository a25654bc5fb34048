import { createHash } from 'node:crypto';
import { hashSync } from '@node-rs/bcrypt';
import { onOneEngine } from '@portico/testing-api';
import type { AccountDto } from '../../src/modules/identity/own-account.dto.js';
import { PasswordHasher } from '../../src/modules/identity/index.js';
import { PasswordsService } from '../../src/modules/identity/passwords/passwords.service.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { insertAccount } from '../harness/rows.js';
import { packCaptcha, solveCaptcha } from '../harness/solved-captcha.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const sha = (kind: string) => createHash(kind).update(PASSWORD).digest('hex');
const bcrypt = (version: string, cost = 4) => hashSync(PASSWORD, { cost }).replace('$2b$', `$${version}$`);

onOneEngine('logging in and out', (engine) => {
  let api: TestApi;
  let network = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      const stored = [bcrypt('2y', 6), bcrypt('2a'), bcrypt('2b'), bcrypt('2x'), sha('sha1'), sha('sha512')];
      for (const [index, password] of [...stored, PASSWORD].entries())
        await insertAccount(manager, index + 1, { name: `Wren${index + 1}`, password });
      await insertAccount(manager, 20, {
        name: 'Banned',
        password: bcrypt('2y'),
        banned: 1,
        banreason: 'Botting',
      });
      await insertAccount(manager, 21, {
        name: 'Paused',
        password: bcrypt('2y'),
        tempban: '2037-01-02 03:04:05',
      });
      await insertAccount(manager, 22, { name: 'Forgiven', password: bcrypt('2y'), banned: -1 });
      await insertAccount(manager, 23, { name: 'Closed', password: '*' });
      await insertAccount(manager, 24, { name: 'Empty', password: '' });
    });
  });

  afterAll(() => api.close());

  /** Comes from its own network, so that tests do not delay each other. */
  const login = (username: unknown, password: unknown, more: object = {}) =>
    api.call<LoginDto>('/api/auth/login', {
      method: 'POST',
      payload: { username, password, ...more },
      remoteAddress: `10.1.${(network += 1) % 250}.1`,
    });

  async function passwordOf(name: string): Promise<string> {
    const [row] = await api.database.reader.query<{ password: string }[]>(
      'SELECT password FROM accounts WHERE name = ?',
      [name],
    );
    return String(row?.password);
  }

  test.each([1, 2, 3, 4, 5, 6, 7])('takes each kind of stored password (%i)', async (id) => {
    const answer = await login(`wren${id}`, PASSWORD);
    expect(answer).toMatchObject({ status: 200, body: { user: { username: `Wren${id}` } } });
    const user = await api.call<AccountDto>('/api/auth/user', { token: answer.body.token });
    expect(user).toMatchObject({ status: 200, body: { id, banned: false } });
  });

  test('stores what older servers left as the game does now, and leaves bcrypt alone', async () => {
    for (const id of [5, 6, 7]) {
      expect(await passwordOf(`Wren${id}`)).toMatch(/^\$2y\$04\$/);
      expect((await login(`Wren${id}`, PASSWORD)).status).toBe(200);
    }
    expect(await passwordOf('Wren2')).toMatch(/^\$2a\$04\$/);
  });

  test('answers a wrong password as it answers a name that no account has', async () => {
    const wrong = await login('Wren1', 'wrong');
    const unknown = await login('Nobody', PASSWORD);
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'identity.invalid_credentials', msg: 'Invalid credentials' },
    });
    const plain = ({ body }: typeof wrong) => ({ ...body, requestId: '' });
    expect(plain(unknown)).toEqual(plain(wrong));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('leaves old hashes as they are where a setting says so', async () => {
    const own = await startApi({ engine, settings: { server: { identity: { upgradeHashes: false } } } });
    try {
      await own.seed((manager) => insertAccount(manager, 1, { name: 'Wren', password: sha('sha512') }));
      const payload = { username: 'Wren', password: PASSWORD };
      expect((await own.call('/api/auth/login', { method: 'POST', payload })).status).toBe(200);
      expect(await own.database.reader.query('SELECT password FROM accounts')).toEqual([
        { password: sha('sha512') },
      ]);
    } finally {
      await own.close();
    }
  });

  test('asks for a captcha while strangers keep the threads busy, and takes who has solved one', async () => {
    const own = await startApi({ engine, environment: { passwordCost: 9 } });
    const post = (path: string, payload: object, host: number) =>
      own.call(`/api/auth/${path}`, { method: 'POST', payload, remoteAddress: `203.0.${host}.1` });
    const hasher = own.app.get(PasswordHasher);
    const busy = () =>
      Promise.allSettled(Array.from({ length: 24 }, () => hasher.hash('x', { lane: 'stranger' })));
    try {
      await own.seed((manager) => insertAccount(manager, 1, { name: 'Wren', password: bcrypt('2y') }));
      const payload = { username: 'Wren', password: PASSWORD };
      const account = { username: 'Sable', email: 'sable@example.org', password: PASSWORD };
      const flood = busy();
      const asked = { status: 429, body: { code: 'identity.captcha_needed' } };
      expect(await post('login', payload, 1)).toMatchObject(asked);
      expect(await post('register', account, 2)).toMatchObject(asked);
      const [one, other] = [packCaptcha(await solveCaptcha(own)), packCaptcha(await solveCaptcha(own))];
      const again = busy();
      expect((await post('login', { ...payload, captcha: one }, 1)).status).toBe(200);
      expect((await post('register', { ...account, captcha: other }, 2)).status).toBe(200);
      expect(await post('login', { ...payload, captcha: one }, 1)).toMatchObject({
        status: 400,
        body: { code: 'identity.captcha_failed' },
      });
      await Promise.all([flood, again]);
    } finally {
      await own.close();
    }
  });

  test('takes no stored hash for a password, and lets no one in where none is stored', async () => {
    for (const [name, password] of [
      ['Wren1', await passwordOf('Wren1')],
      ['Wren5', sha('sha1')],
      ['Closed', '*'],
    ])
      expect((await login(name, password)).status).toBe(400);
    expect(await login('Empty', '')).toMatchObject({
      status: 400,
      body: { code: 'request.validation_failed' },
    });
  });

  test('counts a login without a stored password as any other, and locks its row', async () => {
    const own = await startApi({ engine, gameTables: 'nullable' });
    try {
      await own.seed((manager) => insertAccount(manager, 1, { name: 'Closed', password: null }));
      const answers = [];
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const payload = { username: 'Closed', password: PASSWORD };
        answers.push(await own.call('/api/auth/login', { method: 'POST', payload }));
      }
      expect(answers[0]).toMatchObject({ status: 400, body: { code: 'identity.invalid_credentials' } });
      expect(answers.at(-1)).toMatchObject({ body: { code: 'identity.too_many_attempts' } });
      const account = { id: 1, name: 'Closed', password: '' };
      expect(await own.app.get(PasswordsService).lockUnchanged(account)).toBe(true);
      expect(await own.database.reader.query('SELECT password FROM accounts')).toEqual([{ password: null }]);
      await own.seed((manager) => manager.query("UPDATE accounts SET password = 'x'"));
      expect(await own.app.get(PasswordsService).lockUnchanged(account)).toBe(false);
    } finally {
      await own.close();
    }
  });

  test('tells of a ban after the right password only', async () => {
    expect(await login('Banned', 'wrong')).toMatchObject({ body: { code: 'identity.invalid_credentials' } });
    expect(await login('Banned', PASSWORD)).toMatchObject({
      status: 403,
      body: {
        code: 'identity.account_banned',
        msg: 'Account banned: Botting',
        params: { type: 'permanent', reason: 'Botting' },
      },
    });
    expect(await login('Paused', PASSWORD)).toMatchObject({
      status: 403,
      body: {
        msg: 'Account banned: Violation of server rules',
        params: { type: 'temporary', until: Date.UTC(2037, 0, 2, 3, 4, 5) },
      },
    });
    expect((await login('Forgiven', PASSWORD)).status).toBe(200);
  });

  test('refuses what is no text, and fields that it does not know', async () => {
    for (const odd of [0, -1, 1.5, null, true, [1], { $gt: 0 }, ['Wren1'], { length: 4 }]) {
      expect(await login(odd, PASSWORD)).toMatchObject({
        status: 400,
        body: { code: 'request.validation_failed', issues: [{ field: 'username', rule: 'required' }] },
      });
      expect(await login('Wren1', odd)).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'password', rule: 'required', msg: 'Password is required' }] },
      });
    }
    for (const extra of [{ webadmin: 1 }, { gm: 6 }, { id: 1 }, { constructor: 'x' }])
      expect((await login('Wren1', PASSWORD, extra)).status).toBe(400);
    expect((await login('Wren1', 'x'.repeat(129))).status).toBe(400);
  });

  test.each(["Wren1' OR '1'='1", 'Wren1"; --', 'Wren1%', '_ren1', 'Wren1\u0000', 'Wrén1', '😀', '\\'])(
    'finds no account by %j',
    async (name) => expect((await login(name, PASSWORD)).status).toBe(400),
  );

  test('ends the session of a token, and of no other', async () => {
    const [one, other] = [await login('Wren1', PASSWORD), await login('Wren1', PASSWORD)];
    const logout = (token?: string) => api.call('/api/auth/logout', { method: 'POST', token });
    expect((await logout(one.body.token)).status).toBe(204);
    expect(await api.call('/api/auth/user', { token: one.body.token })).toMatchObject({
      status: 401,
      body: { code: 'identity.session_expired' },
    });
    expect((await logout(one.body.token)).status).toBe(401);
    expect((await logout()).status).toBe(401);
    expect((await api.call('/api/auth/user', { token: other.body.token })).status).toBe(200);
  });

  test('lets a banned account log out', async () => {
    const { body } = await login('Wren2', PASSWORD);
    await api.seed((manager) => manager.query('UPDATE accounts SET banned = 1 WHERE id = 2'));
    expect((await api.call('/api/auth/logout', { method: 'POST', token: body.token })).status).toBe(204);
    expect((await api.call('/api/auth/user', { token: body.token })).status).toBe(401);
  });

  test('records logins, failed logins and logouts', async () => {
    const rows = await api.database.reader.query<{ action: string; account_id: number | null }[]>(
      'SELECT action, account_id FROM portal_audit ORDER BY id',
    );
    const has = (action: string, accountId: number | null) =>
      rows.some((row) => row.action === action && row.account_id === accountId);
    expect(has('sign-in', 1)).toBe(true);
    expect(has('sign-in-failed', 1)).toBe(true);
    expect(has('sign-in-failed', null)).toBe(true);
    expect(has('sign-in-failed', 20)).toBe(true);
    expect(has('sign-out', 1)).toBe(true);
  });
});
