import { hashSync } from '@node-rs/bcrypt';
import { onOneEngine } from '@portico/testing-api';
import { Secret, TOTP } from 'otpauth';
import { DAY_MS } from '@portico/domain';
import { ConfirmedEmailEntity } from '../../src/modules/identity/accounts/mail-accounts.js';
import { AttemptsRepository } from '../../src/modules/identity/attempts/attempts.repository.js';
import type {
  RecoveryCodesDto,
  SignInsDto,
  TotpSecretDto,
} from '../../src/modules/identity/own-account.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { RecoveryService } from '../../src/modules/identity/recovery/recovery.service.js';
import { Mailer } from '../../src/platform/mail/index.js';
import { type MailServer, startMailServer } from '../harness/mail-server.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestAnswer, type TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const HASH = hashSync(PASSWORD, { cost: 4 });
const STEP_MS = 30_000;
const NOW = Date.UTC(2030, 5, 1, 12, 0, 15);

onOneEngine('too many wrong codes of an app', (engine) => {
  let api: TestApi;
  let server: MailServer;
  let visitors = 0;

  beforeAll(async () => {
    server = await startMailServer();
    api = await startApi({
      engine,
      settings: {
        public: { site: { name: 'Willow Keep', origin: 'https://willow.example' } },
        server: { mail: { from: 'Willow Keep <portal@willow.example>' } },
      },
      environment: { smtpUrl: server.url },
    });
  });

  afterAll(async () => {
    await api.close();
    await server.close();
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** One call of a new visitor. */
  const post = <T>(path: string, payload: object, token?: string): Promise<TestAnswer<T>> => {
    visitors += 1;
    const remoteAddress = `10.${visitors >> 8}.${visitors & 255}.1`;
    return api.call<T>(`/api/auth/${path}`, { method: 'POST', payload, token, remoteAddress });
  };

  const codeOf = (secret: string, steps = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });

  async function protectedAccount(id: number) {
    const [name, email] = [`Wren${id}`, `wren${id}@example.org`];
    await api.seed((manager) => insertAccount(manager, id, { name, password: HASH, email }));
    const token = await api.app.get(SessionsService).open(id);
    const { secret } = (await post<TotpSecretDto>('factors/totp/begin', { password: PASSWORD }, token)).body;
    const { body } = await post<RecoveryCodesDto>('factors/totp', { code: codeOf(secret, -1) }, token);
    return { name, email, token, secret, recoveryCode: String(body.recoveryCodes[0]) };
  }

  const login = (username: string, password = PASSWORD) => post<LoginDto>('login', { username, password });
  const ticketOf = async (name: string) => (await login(name)).body.secondFactor?.ticket;
  const second = (ticket: string | undefined, code: string) =>
    post<LoginDto & { code?: string }>('login/second-factor', { ticket, code });

  /** One after the other, with a wait for each delay. */
  async function guessCodes(name: string, times: number) {
    const answers = [];
    const ticket = await ticketOf(name);
    for (let index = 0; index < times; index += 1) {
      answers.push(await second(ticket, 'abcdef'));
      await api.seed((manager) =>
        manager.query("UPDATE portal_login_attempt SET failures = 0 WHERE subject NOT LIKE 'ceiling:%'"),
      );
    }
    return answers;
  }

  async function mailed() {
    await api.app.get(RecoveryService).settled();
    await api.app.get(Mailer).settled();
    return server.mails.splice(0);
  }

  test('ask for a new password where the address is confirmed, and its owner is told', async () => {
    const { name, email, token, secret, recoveryCode } = await protectedAccount(1);
    await api.seed(async (manager) => {
      await manager.insert(ConfirmedEmailEntity, { accountId: 1, email, confirmedAt: NOW });
    });
    const early = await ticketOf(name);
    const answers = await guessCodes(name, 49);
    expect(answers.every(({ body }) => body.code === 'identity.wrong_code')).toBe(true);
    // A right code in between resets nothing but its own attempt.
    expect((await second(await ticketOf(name), codeOf(secret))).status).toBe(200);
    expect(await mailed()).toEqual([]);
    await guessCodes(name, 1);
    expect(await mailed()).toMatchObject([
      { to: [email], subject: 'Someone may know your password at Willow Keep' },
    ]);

    const refused = { status: 403, body: { code: 'identity.new_password_required' } };
    for (const code of [codeOf(secret, 1), recoveryCode])
      expect(await second(early, code)).toMatchObject(refused);
    expect(await login(name)).toMatchObject(refused);
    expect(await login(name, 'wrong')).toMatchObject({
      status: 400,
      body: { code: 'identity.invalid_credentials' },
    });
    const { signIns } = (await api.call<SignInsDto>('/api/auth/sign-ins', { token })).body;
    expect(signIns.slice(0, 4).map(({ reason }) => reason)).toEqual([
      'wrong-password',
      'guessed-codes',
      'wrong-code',
      'delayed',
    ]);

    await post('recovery', { email });
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    const link = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const reset = (newPassword: string) => post('recovery/password', { token: link, newPassword });
    expect(await reset(PASSWORD)).toMatchObject({ status: 400, body: { code: 'identity.same_password' } });
    expect((await reset('Another 8')).status).toBe(204);
    const again = await login(name, 'Another 8');
    expect((await second(again.body.secondFactor?.ticket, codeOf(secret, 1))).status).toBe(200);
  });

  test('are followed by a day without codes where no address is confirmed, but for recovery codes', async () => {
    const { name, email, secret, recoveryCode } = await protectedAccount(2);
    await mailed();
    const answers = await guessCodes(name, 52);
    expect(answers.slice(0, 50).every(({ status }) => status === 400)).toBe(true);
    expect(answers[51]).toMatchObject({ status: 429, body: { code: 'identity.codes_blocked' } });
    expect(await mailed()).toMatchObject([{ to: [email] }]);
    expect((await second(await ticketOf(name), codeOf(secret))).status).toBe(429);
    expect((await second(await ticketOf(name), recoveryCode)).status).toBe(200);

    const cleanUp = api.app.get(AttemptsRepository);
    vi.setSystemTime(NOW + DAY_MS - STEP_MS);
    await cleanUp.removeExpired(Date.now());
    expect((await second(await ticketOf(name), codeOf(secret))).status).toBe(429);
    vi.setSystemTime(NOW + DAY_MS);
    expect((await second(await ticketOf(name), codeOf(secret))).status).toBe(200);
  });

  test('are forgotten with the password, whatever writes a new one', async () => {
    const { name, secret } = await protectedAccount(3);
    await guessCodes(name, 50);
    expect((await second(await ticketOf(name), codeOf(secret))).status).toBe(429);
    const other = hashSync(PASSWORD, { cost: 4 });
    await api.seed((manager) => manager.query('UPDATE accounts SET password = ? WHERE id = 3', [other]));
    expect((await second(await ticketOf(name), codeOf(secret))).status).toBe(200);
  });
});
