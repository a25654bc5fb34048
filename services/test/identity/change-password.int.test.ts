import { hashSync } from '@node-rs/bcrypt';
import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { AuditService } from '../../src/modules/audit/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { PasswordHasher } from '../../src/modules/identity/passwords/password-hasher.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const HASH = hashSync(PASSWORD, { cost: 4 });

onOneEngine('changing the password', (engine) => {
  let api: TestApi;
  let sessions: SessionsService;
  let lastId = 0;
  let network = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
    sessions = api.app.get(SessionsService);
  });

  afterAll(() => api.close());

  const post = <T = ErrorBody>(address: string, payload: object, token?: string) =>
    api.call<T>(address, {
      method: 'POST',
      payload,
      token,
      remoteAddress: `10.5.${(network += 1) % 250}.1`,
    });

  const change = (token: string, currentPassword: unknown, newPassword: unknown) =>
    post('/api/auth/change-password', { currentPassword, newPassword }, token);

  const login = (name: string, password: string) =>
    post<LoginDto>('/api/auth/login', { username: name, password });

  const status = async (token: string | undefined) => (await api.call('/api/auth/user', { token })).status;

  async function newAccount(): Promise<{ id: number; name: string; token: string }> {
    const id = (lastId += 1);
    const name = `Wren${id}`;
    await api.seed((manager) => insertAccount(manager, id, { name, password: HASH }));
    return { id, name, token: await sessions.open(id) };
  }

  test('takes the new one from then on, and ends every other session at once', async () => {
    const { id, name, token } = await newAccount();
    const other = await sessions.open(id);
    const answer = await change(token, PASSWORD, 'Another 8');
    expect(answer).toMatchObject({ status: 200, body: { msg: 'Password changed successfully' } });
    expect([await status(token), await status(other)]).toEqual([200, 401]);
    expect((await login(name, PASSWORD)).status).toBe(400);
    expect((await login(name, 'Another 8')).status).toBe(200);
    const rows = await api.database.reader.query<{ password: string }[]>(
      'SELECT password FROM accounts WHERE id = ?',
      [id],
    );
    expect(rows[0]?.password).toMatch(/^\$2y\$04\$/);
    const records = await api.app.get(AuditService).newestOf(id, ['password-change'], 5);
    expect(records).toMatchObject([{ actorAccountId: id, details: { sessions: 1 } }]);
    expect(JSON.stringify(records)).not.toContain('Another');
  });

  test.each([
    ['', 'Another 8', 'currentPassword', 'required', 'Current password is required'],
    [undefined, 'Another 8', 'currentPassword', 'required', 'Current password is required'],
    [PASSWORD, '', 'newPassword', 'required', 'New password is required'],
    [PASSWORD, 'short', 'newPassword', 'minLength', 'Password must be at least 6 characters'],
    [PASSWORD, 'x'.repeat(73), 'newPassword', 'maxLength', 'Password must be 72 characters or less'],
    [PASSWORD, 'wïllow keep', 'newPassword', 'characters', expect.any(String)],
  ])('refuses %j to %j: %s is %s', async (current, next, field, rule, msg) => {
    const { token } = await newAccount();
    expect(await change(token, current, next)).toMatchObject({
      status: 400,
      body: { code: 'request.validation_failed', issues: [{ field, rule, msg }] },
    });
  });

  test('refuses the same password, a wrong one, and an account without one', async () => {
    const { name, token } = await newAccount();
    expect(await change(token, PASSWORD, PASSWORD)).toMatchObject({
      status: 400,
      body: {
        code: 'identity.same_password',
        msg: 'New password must be different from current password',
        issues: [{ field: 'newPassword', rule: 'different' }],
      },
    });
    expect(await change(token, 'wrong', 'Another 8')).toMatchObject({
      status: 400,
      body: { code: 'identity.wrong_password' },
    });
    expect((await change('', PASSWORD, 'Another 8')).status).toBe(401);
    expect((await login(name, PASSWORD)).status).toBe(200);
  });

  test('slows down who guesses the password of an open session', async () => {
    const { token } = await newAccount();
    const guess = () =>
      api.call('/api/auth/change-password', {
        method: 'POST',
        token,
        payload: { currentPassword: 'wrong', newPassword: 'Another 8' },
        remoteAddress: '10.6.0.1',
      });
    // The delay would end while a slow machine compares.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await guess()).status);
    vi.useRealTimers();
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('happens once when two do it at the same time', async () => {
    const { name, token } = await newAccount();
    const answers = await Promise.all([
      change(token, PASSWORD, 'Another 8'),
      change(token, PASSWORD, 'Another 9'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    const winner = answers[0].status === 200 ? 'Another 8' : 'Another 9';
    expect((await login(name, winner)).status).toBe(200);
  });

  test('leaves no session of a login with the old password that ran beside it', async () => {
    const { name, token } = await newAccount();
    const [changed, ...logins] = await Promise.all([
      change(token, PASSWORD, 'Another 8'),
      ...Array.from({ length: 6 }, () => login(name, PASSWORD)),
    ]);
    expect(changed.status).toBe(200);
    for (const answer of logins) {
      expect([200, 400, 429]).toContain(answer.status);
      expect(await status(answer.body.token)).toBe(401);
    }
  });

  test('leaves none of a login whose password was compared before and whose session begins after', async () => {
    const { name, token } = await newAccount();
    const hasher = api.app.get(PasswordHasher);
    const verify = hasher.verify.bind(hasher);
    vi.spyOn(hasher, 'verify').mockImplementationOnce(async (password, stored) => {
      const isRight = await verify(password, stored);
      expect((await change(token, PASSWORD, 'Another 8')).status).toBe(200);
      return isRight;
    });
    expect(await login(name, PASSWORD)).toMatchObject({
      status: 400,
      body: { code: 'identity.invalid_credentials' },
    });
  });
});
