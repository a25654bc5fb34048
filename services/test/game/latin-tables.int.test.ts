import { hashSync } from '@node-rs/bcrypt';
import { forEachEngine } from '@portico/testing-api';
import type { ExpLogsDto } from '../../src/modules/admin-logs/logs/exp-log.js';
import type { LogChartDto } from '../../src/modules/admin-logs/reading/log-answer.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const HASH = hashSync(PASSWORD, { cost: 4 });

/** Letters that a Latin table has, and three that it does not. */
const TERMS = ['é', '木', 'ı', '😀木'];

forEachEngine('tables of Latin letters alone', (engine) => {
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    api = await startApi({
      engine,
      gameTables: 'heavenms',
      settings: { server: { limits: { read: 1_000_000, search: 1_000_000 } } },
    });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, { name: 'keeper', webadmin: 1 });
      await insertCharacter(manager, 1);
    });
    token = await api.app.get(SessionsService).open(1);
  });

  afterAll(() => api.close());

  test.each([
    ...['name', 'email', 'id', 'ip'].map((by) => `/api/admin/accounts?by=${by}&search=`),
    '/api/admin/accounts?search=',
    '/api/logs/audit?search=',
    '/api/logs/boss?searchFilter=',
    '/api/logs/nx-credit?search=',
    '/api/logs/scrolling?search=',
    '/api/logs/inkwell?search=',
    '/api/voting/admin/logs?searchFilter=',
    '/api/rankings?search=',
    '/api/search?q=',
    '/api/market/active-stores-db?search=',
    '/api/character-proxy?name=',
  ])('are searched for letters that they do not have: %s', async (address) => {
    for (const term of TERMS) {
      const { status } = await api.call(`${address}${encodeURIComponent(term)}`, { token });
      expect([term, status < 500]).toEqual([term, true]);
    }
  });

  test.each(['', '?characterFilter=k', '?playerId=1', '?page=2'])(
    'have no log of EXP: it is empty, %s',
    async (query) => {
      const page = await api.call<ExpLogsDto>(`/api/logs/exp${query}`, { token });
      expect(page.body).toMatchObject({ isWritten: false, logs: [], summary: { todayExp: 0 } });
      expect(page.body.pagination).toMatchObject({ totalLogs: 0, totalPages: 0, next: null, previous: null });
      const chart = await api.call<LogChartDto>(`/api/logs/exp/chart${query}`, { token });
      expect(chart.body.points.every(({ count }) => count === 0)).toBe(true);
      const file = await api.call(`/api/logs/exp/file${query}`, { token });
      expect([file.status, file.text.trim().split('\n').length, file.headers['x-total-rows']]).toEqual([
        200,
        1,
        '0',
      ]);
    },
  );

  test.each(TERMS)('have no account of such a name or address: %s', async (term) => {
    const post = (address: string, payload: object) => api.call(address, { method: 'POST', payload });
    const answers = await Promise.all([
      post('/api/auth/login', { username: term, password: PASSWORD }),
      post('/api/auth/register', { username: term, password: PASSWORD, email: `${term}@example.org` }),
      post('/api/auth/register', { username: 'wren', password: PASSWORD, email: `${term}@example.org` }),
      post('/api/auth/recovery', { email: `${term}@example.org` }),
      post('/api/voting/open', { username: term, site: 'gtop100' }),
    ]);
    expect(answers.map(({ status }) => status < 500)).toEqual(answers.map(() => true));
  });

  test('that do not take a row are not at fault in the portal: nothing is changed, and the answer says whose it is', async () => {
    await api.seed(async (manager) => {
      await insertAccount(manager, 2, { name: 'wren', password: HASH });
      await manager.query(
        engine === 'sqlite'
          ? "CREATE TRIGGER refuse BEFORE UPDATE OF password ON accounts BEGIN SELECT RAISE(ABORT, 'not here'); END"
          : "CREATE TRIGGER refuse BEFORE UPDATE ON accounts FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'not here'",
      );
    });
    const own = await api.app.get(SessionsService).open(2);
    const answer = await api.call('/api/auth/change-password', {
      method: 'POST',
      token: own,
      payload: { currentPassword: PASSWORD, newPassword: 'Another 8' },
    });
    expect(answer).toMatchObject({ status: 503, body: { code: 'database.refused' } });
    expect((await api.call('/api/auth/user', { token: own })).status).toBe(200);
    await api.seed((manager) => manager.query('DROP TRIGGER refuse'));
  });

  test('narrower than what is written are not cut in silence', async () => {
    if (engine === 'sqlite') return;
    await api.seed((manager) => manager.query('ALTER TABLE accounts MODIFY email VARCHAR(12) NULL'));
    const answer = await api.call('/api/auth/register', {
      method: 'POST',
      payload: { username: 'tama', password: PASSWORD, email: 'tama.of.the.lake@example.org' },
    });
    expect(answer).toMatchObject({ status: 503, body: { code: 'database.refused' } });
    expect(await api.database.reader.query("SELECT 1 FROM accounts WHERE name = 'tama'")).toEqual([]);
  });
});
