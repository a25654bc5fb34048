import { hashSync } from '@node-rs/bcrypt';
import { forEachEngine } from '@portico/testing-api';
import { AttemptsService } from '../../src/modules/identity/attempts/attempts.service.js';
import { proves } from '../harness/proves.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const HASH = hashSync(PASSWORD, { cost: 4 });
const NAMES = ['Wren', 'Sable', 'Brannoc', 'Evander', 'Tamsin', 'Oriel', 'Linnet'];

function login(api: TestApi, username: string, password: string, remoteAddress: string) {
  return api.call('/api/auth/login', { method: 'POST', payload: { username, password }, remoteAddress });
}

forEachEngine('guessing passwords', (engine) => {
  proves('platform/persistence/locks');

  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      for (const [index, name] of NAMES.entries())
        await insertAccount(manager, index + 1, { name, password: HASH });
    });
  });

  afterAll(() => api.close());

  /** Advances the clock of the attempts by this much: their times move back. */
  const letPass = (milliseconds: number) =>
    api.seed((manager) =>
      manager.query(
        `UPDATE portal_login_attempt SET first_at = first_at - ${milliseconds},
         last_at = last_at - ${milliseconds}, begun_at = begun_at - ${milliseconds}, blocked_until = blocked_until - ${milliseconds}`,
      ),
    );

  test('tries a few of many guesses that come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => login(api, 'Wren', `wrong${index}`, '192.0.2.1')),
    );
    const tried = answers.filter(({ status }) => status === 400);
    expect(tried.length).toBeGreaterThanOrEqual(5);
    // The portal handles two requests per address at a time, so a delay of a second or two may end before the last.
    expect(tried.length).toBeLessThan(12);
    for (const { headers, body } of answers.filter(({ status }) => status !== 400)) {
      expect(body).toMatchObject({ code: 'identity.too_many_attempts' });
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
  });

  test('refuses the right password too while a delay runs, and takes it at its end', async () => {
    for (let index = 0; index < 5; index += 1) await login(api, 'Sable', 'wrong', '192.0.2.2');
    await letPass(-3000);
    expect((await login(api, 'Sable', PASSWORD, '192.0.2.2')).status).toBe(429);
    await letPass(60_000);
    expect((await login(api, 'Sable', PASSWORD, '192.0.2.2')).status).toBe(200);
    expect((await login(api, 'Sable', 'wrong', '192.0.2.2')).status).toBe(400);
    expect((await login(api, 'Sable', PASSWORD, '192.0.2.2')).status).toBe(200);
  });

  test('slows down an unknown name as it does a known one', async () => {
    // The delay would end while a slow machine compares.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await login(api, 'Unknown', 'wrong', '192.0.2.3')).status);
    vi.useRealTimers();
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('does not let other networks lock somebody out where they logged in before', async () => {
    expect((await login(api, 'Brannoc', PASSWORD, '198.51.100.7')).status).toBe(200);
    for (let index = 0; index < 20; index += 1) await login(api, 'Brannoc', 'wrong', `10.9.${index}.1`);
    await letPass(-20_000);
    const stranger = await login(api, 'Brannoc', PASSWORD, '10.10.1.1');
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await login(api, 'Brannoc', PASSWORD, '198.51.100.9')).status).toBe(200);
    await letPass(120_000);
    expect((await login(api, 'Brannoc', PASSWORD, '10.10.1.1')).status).toBe(200);
  });

  test('keeps neither names nor addresses of those who try', async () => {
    const rows = await api.database.reader.query<object[]>('SELECT * FROM portal_login_attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/wren|sable|192\.0\.2/i);
  });

  test('does not keep as failed what a killed process had begun', async () => {
    const client = { network: '192.0.2.40', device: null, requestId: 'killed' };
    const attempt = { purpose: 'password', name: 'Linnet', accountId: 7, client } as const;
    const attempts = api.app.get(AttemptsService);
    for (let index = 0; index < 4; index += 1) await attempts.begin({ ...attempt, standing: 'stranger' });
    await letPass(60_000);
    for (const password of ['wrong', 'wrong', PASSWORD])
      expect((await login(api, 'Linnet', password, '192.0.2.40')).status).toBe(
        password === PASSWORD ? 200 : 400,
      );
  });

  test('opens no session with a password that is changed meanwhile', async () => {
    const other = hashSync('another password', { cost: 4 });
    const started = login(api, 'Evander', PASSWORD, '192.0.2.9');
    await api.seed((manager) =>
      manager.query('UPDATE accounts SET password = ? WHERE name = ?', [other, 'Evander']),
    );
    expect((await started).status).toBe(400);
    const sessions = await api.database.reader.query<object[]>(
      'SELECT id FROM portal_session WHERE account_id = 4',
    );
    expect(sessions).toEqual([]);
  });

  test.each([
    ['Tamsin', '203.0.113.1', (index: number) => `203.0.113.${index + 2}`],
    ['Oriel', '2001:db8:7:1::1', (index: number) => `2001:db8:7:${(index + 2).toString(16)}::1`],
  ])('bounds guesses at %s from beside %s, and keeps no one out elsewhere', async (name, home, beside) => {
    expect((await login(api, name, PASSWORD, home)).status).toBe(200);
    // The delay would end while a slow machine compares.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses: number[] = [];
    for (let index = 0; index < 70; index += 1)
      statuses.push((await login(api, name, 'wrong', beside(index))).status);
    vi.useRealTimers();
    expect(statuses.filter((status) => status === 400)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    await letPass(-20_000);
    expect((await login(api, name, PASSWORD, '10.11.1.1')).status).toBe(200);
    await letPass(40_000);
    expect((await login(api, name, PASSWORD, home)).status).toBe(200);
  });
});

forEachEngine('two processes', (engine) => {
  let one: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    const settings = { server: { limits: { signIn: 9 } } };
    one = await startApi({ engine, settings });
    const { home, databaseUrl } = one.config.env;
    other = await startApi({ engine, settings, databaseUrl, gameTables: 'none', environment: { home } });
  });

  afterAll(async () => {
    await other.close();
    await one.close();
  });

  test('count the attempts on one account together', async () => {
    await one.seed((manager) => insertAccount(manager, 1, { name: 'Rowan', password: HASH }));
    for (let index = 0; index < 5; index += 1)
      await login(index % 2 === 0 ? one : other, 'Rowan', 'wrong', '192.0.2.1');
    const answers = await Promise.all([one, other].map((api) => login(api, 'Rowan', 'wrong', '192.0.2.1')));
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  test('count what one network tries together, whatever the names', async () => {
    for (let index = 0; index < 9; index += 1)
      expect(
        (await login(index % 2 === 0 ? one : other, `Visitor${index}`, 'wrong', '192.0.2.2')).status,
      ).toBe(400);
    for (const api of [one, other]) {
      const refused = await login(api, 'Visitor9', 'wrong', '192.0.2.2');
      expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });
});
