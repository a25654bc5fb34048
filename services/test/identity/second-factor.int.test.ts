import { hashSync } from '@node-rs/bcrypt';
import { forEachEngine } from '@portico/testing-api';
import { Secret, TOTP } from 'otpauth';
import { SessionsService } from '../../src/modules/identity/index.js';
import {
  RecoveryCodeEntity,
  SecondFactorEntity,
} from '../../src/modules/identity/one-time-codes/one-time-codes.repository.js';
import type {
  FactorsDto,
  RecoveryCodesDto,
  TotpSecretDto,
} from '../../src/modules/identity/own-account.dto.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { AuthTicketEntity } from '../../src/modules/identity/tickets/tickets.service.js';
import { proves } from '../harness/proves.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestAnswer, type TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const HASH = hashSync(PASSWORD, { cost: 4 });
const STEP_MS = 30_000;
const FACTORS = '/api/auth/factors';

/** Far from the end of a time step, so that the test stays within one. */
async function middleOfStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < 8000) vi.setSystemTime(Date.now() + left);
}

forEachEngine('codes of an app', (engine) => {
  proves('modules/identity/one-time-codes/one-time-codes.repository');

  let api: TestApi;
  let sessions: SessionsService;
  let lastId = 0;
  let network = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
    sessions = api.app.get(SessionsService);
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return middleOfStep();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  afterAll(() => api.close());

  const post = <T>(address: string, payload: object, token?: string): Promise<TestAnswer<T>> =>
    api.call<T>(address, { method: 'POST', payload, token, remoteAddress: `10.2.${(network += 1) % 250}.1` });

  const codeOf = (secret: string, steps = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });

  async function newAccount(): Promise<{ id: number; name: string; token: string }> {
    const id = (lastId += 1);
    const name = `Wren${id}`;
    await api.seed((manager) => insertAccount(manager, id, { name, password: HASH }));
    return { id, name, token: await sessions.open(id) };
  }

  async function protectedAccount() {
    const account = await newAccount();
    const { secret } = (
      await post<TotpSecretDto>(`${FACTORS}/totp/begin`, { password: PASSWORD }, account.token)
    ).body;
    const confirmed = await post<RecoveryCodesDto>(
      `${FACTORS}/totp`,
      { code: codeOf(secret, -1) },
      account.token,
    );
    expect(confirmed.status).toBe(200);
    return { ...account, secret, codes: confirmed.body.recoveryCodes };
  }

  const login = (name: string) => post<LoginDto>('/api/auth/login', { username: name, password: PASSWORD });
  const second = (ticket: string | undefined, code: string) =>
    post<LoginDto>('/api/auth/login/second-factor', { ticket, code });

  async function ticketOf(name: string): Promise<string> {
    const ticket = (await login(name)).body.secondFactor?.ticket;
    return String(ticket);
  }

  test('count once the first of them was given', async () => {
    const { id, name, token } = await newAccount();
    const begun = await post<TotpSecretDto>(`${FACTORS}/totp/begin`, { password: PASSWORD }, token);
    const { secret, uri } = begun.body;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(name);
    expect((await login(name)).body.token).toEqual(expect.any(String));
    expect(await post(`${FACTORS}/totp`, { code: codeOf(secret, 3) }, token)).toMatchObject({
      status: 400,
      body: { code: 'identity.wrong_code' },
    });
    const list = async () => (await api.call<FactorsDto>(FACTORS, { token })).body;
    expect(await list()).toMatchObject({ totp: { isOn: false, since: null }, recoveryCodesLeft: 0 });
    const confirmed = await post<RecoveryCodesDto>(`${FACTORS}/totp`, { code: codeOf(secret) }, token);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(await list()).toEqual({
      totp: { isOn: true, since: expect.any(Number) },
      recoveryCodesLeft: 10,
      passkeys: [],
      isRequired: false,
      canAddTotp: true,
      canAddPasskeys: true,
    });
    const row = await api.database.reader.manager.findOneByOrFail(SecondFactorEntity, { accountId: id });
    expect(row.secret).not.toContain(secret);
    const hashes = await api.database.reader.manager.findBy(RecoveryCodeEntity, { accountId: id });
    for (const code of confirmed.body.recoveryCodes)
      expect(hashes.map(({ codeHash }) => codeHash)).not.toContain(code);
  });

  test('are asked for behind the right password, and open a session', async () => {
    const { name, secret, token } = await protectedAccount();
    const first = await login(name);
    expect(first.body).toEqual({
      secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery'] },
    });
    const done = await second(first.body.secondFactor?.ticket, codeOf(secret));
    expect(done).toMatchObject({ status: 200, body: { user: { username: name } } });
    expect(await second(first.body.secondFactor?.ticket, codeOf(secret, 1))).toMatchObject({
      status: 400,
      body: { code: 'identity.ticket_expired' },
    });
    const signIns = await api.call('/api/auth/sign-ins', { token });
    expect(signIns.body).toMatchObject({ signIns: [{ isSuccess: true, method: 'totp' }] });
  });

  test('are good once, of several at once too, and none before the last', async () => {
    const { name, secret } = await protectedAccount();
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(name)));
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await second(await ticketOf(name), codeOf(secret, -1))).toMatchObject({ status: 400 });
    vi.setSystemTime(Date.now() + STEP_MS);
    expect(await second(await ticketOf(name), codeOf(secret))).toMatchObject({ status: 200 });
  });

  test.each([
    [-2, 400],
    [1, 200],
    [2, 400],
  ])('a code of %i steps away is answered with %i', async (steps, status) => {
    const { name, secret } = await protectedAccount();
    expect((await second(await ticketOf(name), codeOf(secret, steps))).status).toBe(status);
  });

  test('recovery codes are good once each, of several at once too, however they are typed', async () => {
    const { name, codes, token } = await protectedAccount();
    const [one = '', two = ''] = codes;
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(name)));
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const typed = ` ${two.toUpperCase().replace('-', ' ')} `;
    expect((await second(await ticketOf(name), typed)).status).toBe(200);
    expect((await second(await ticketOf(name), two)).status).toBe(400);
    expect((await api.call<FactorsDto>(FACTORS, { token })).body.recoveryCodesLeft).toBe(8);
  });

  test('new recovery codes take the place of the old', async () => {
    const { name, codes, token } = await protectedAccount();
    const renewed = await post<RecoveryCodesDto>(`${FACTORS}/recovery-codes`, { password: PASSWORD }, token);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await second(await ticketOf(name), String(codes[0]))).status).toBe(400);
    expect((await second(await ticketOf(name), String(renewed.body.recoveryCodes[0]))).status).toBe(200);
    const { token: bare } = await newAccount();
    expect(await post(`${FACTORS}/recovery-codes`, { password: PASSWORD }, bare)).toMatchObject({
      status: 403,
      body: { code: 'identity.second_factor_required' },
    });
  });

  test('guessing is slowed down', async () => {
    const { name, secret } = await protectedAccount();
    const ticket = await ticketOf(name);
    const guess = (code: string) =>
      api.call('/api/auth/login/second-factor', {
        method: 'POST',
        payload: { ticket, code },
        remoteAddress: '10.3.0.1',
      });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await guess('000000')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const refused = await guess(codeOf(secret));
    expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a ticket ends after five minutes, and with the password', async () => {
    const { id, name, secret, token } = await protectedAccount();
    const late = await ticketOf(name);
    await api.seed(async (manager) => {
      await manager.update(AuthTicketEntity, { accountId: id }, { expiresAt: Date.now() });
    });
    const expired = { status: 400, body: { code: 'identity.ticket_expired' } };
    expect(await second(late, codeOf(secret))).toMatchObject(expired);
    const begun = await ticketOf(name);
    const change = { currentPassword: PASSWORD, newPassword: 'Another 8' };
    expect((await post('/api/auth/change-password', change, token)).status).toBe(200);
    expect(await second(begun, codeOf(secret))).toMatchObject(expired);
    expect(await second('no such ticket', codeOf(secret))).toMatchObject(expired);
  });

  test('a secret has to be confirmed within half an hour', async () => {
    const { token } = await newAccount();
    const { secret } = (await post<TotpSecretDto>(`${FACTORS}/totp/begin`, { password: PASSWORD }, token))
      .body;
    vi.setSystemTime(Date.now() + 30 * 60_000);
    expect(await post(`${FACTORS}/totp`, { code: codeOf(secret) }, token)).toMatchObject({
      status: 400,
      body: { code: 'identity.ticket_expired' },
    });
  });

  test('are begun, turned off and renewed with the password alone', async () => {
    const { name, token } = await protectedAccount();
    for (const path of ['totp/begin', 'totp/off', 'recovery-codes'])
      expect(await post(`${FACTORS}/${path}`, { password: 'wrong' }, token)).toMatchObject({
        status: 400,
        body: { code: 'identity.wrong_password' },
      });
    expect(await post(`${FACTORS}/totp/begin`, { password: PASSWORD }, token)).toMatchObject({
      status: 409,
      body: { code: 'identity.factor_is_on' },
    });
    expect((await post(`${FACTORS}/totp/off`, { password: PASSWORD }, token)).status).toBe(204);
    expect((await api.call<FactorsDto>(FACTORS, { token })).body).toMatchObject({
      totp: { isOn: false },
      recoveryCodesLeft: 0,
    });
    expect((await login(name)).body.token).toEqual(expect.any(String));
  });

  test('a banned account is told so behind the code, and gets no session', async () => {
    const { id, name, secret } = await protectedAccount();
    const ticket = await ticketOf(name);
    await api.seed((manager) => manager.query('UPDATE accounts SET banned = 1 WHERE id = ?', [id]));
    expect(await second(ticket, '000000')).toMatchObject({
      status: 400,
      body: { code: 'identity.wrong_code' },
    });
    expect(await second(ticket, codeOf(secret))).toMatchObject({
      status: 403,
      body: { code: 'identity.account_banned' },
    });
  });
});
