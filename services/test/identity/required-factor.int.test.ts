import { hashSync } from '@node-rs/bcrypt';
import { onOneEngine } from '@portico/testing-api';
import { Secret, TOTP } from 'otpauth';
import type { AccountDto, FactorsDto, TotpSecretDto } from '../../src/modules/identity/own-account.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const HASH = hashSync(PASSWORD, { cost: 4 });
const FACTORS = '/api/auth/factors';
const RELEASES = '/api/releases';
const [PLAYER, ADMIN, WEB_ADMIN, HOLDER] = [1, 2, 3, 4];

onOneEngine('a second factor that admins need', (engine) => {
  let api: TestApi;
  let sessions: SessionsService;
  let network = 0;

  beforeAll(async () => {
    const settings = { server: { identity: { requireSecondFactor: 'admins' } } };
    api = await startApi({ engine, settings });
    sessions = api.app.get(SessionsService);
    await api.seed(async (manager) => {
      for (const id of [PLAYER, ADMIN, WEB_ADMIN, HOLDER])
        await insertAccount(manager, id, {
          name: `Wren${id}`,
          password: HASH,
          webadmin: id === WEB_ADMIN || id === HOLDER ? 1 : 0,
        });
      await insertCharacter(manager, 21, { accountid: ADMIN, gm: 3 });
      await insertRow(manager, 'portal_passkey', {
        credential_hash: 'hash',
        credential_id: 'eA',
        public_key: 'eA',
        account_id: HOLDER,
        sign_count: 0,
        name: 'Key',
        created_at: 0,
      });
    });
  });

  afterAll(() => api.close());

  const post = <T>(address: string, payload: object, token?: string) =>
    api.call<T>(address, { method: 'POST', payload, token, remoteAddress: `10.7.${(network += 1)}.1` });
  const user = async (id: number) =>
    (await api.call<AccountDto>('/api/auth/user', { token: await sessions.open(id) })).body;
  const login = (id: number) =>
    post<LoginDto>('/api/auth/login', { username: `Wren${id}`, password: PASSWORD });

  test('withholds the role until there is one, and says so', async () => {
    const withheld = { isAdmin: false, isWebAdmin: false, needsSecondFactor: true };
    expect(await user(ADMIN)).toMatchObject(withheld);
    expect(await user(WEB_ADMIN)).toMatchObject(withheld);
    expect(await user(PLAYER)).toMatchObject({ isAdmin: false, needsSecondFactor: false });
    expect(await user(HOLDER)).toMatchObject({ isWebAdmin: true, needsSecondFactor: false });
  });

  test('names the missing factor to an account with the role, and the role to one without', async () => {
    const answerOf = async (id: number) => api.call(RELEASES, { token: await sessions.open(id) });
    const required = { status: 403, body: { code: 'identity.second_factor_required' } };
    expect(await answerOf(WEB_ADMIN)).toMatchObject(required);
    const forbidden = { status: 403, body: { code: 'identity.forbidden' } };
    expect(await answerOf(ADMIN)).toMatchObject(forbidden);
    expect(await answerOf(PLAYER)).toMatchObject(forbidden);
    expect((await answerOf(HOLDER)).status).toBe(200);
  });

  test('is asked for at the next login when it is a passkey alone', async () => {
    expect((await login(HOLDER)).body).toEqual({
      secondFactor: { ticket: expect.any(String), methods: ['passkey'] },
    });
    expect((await login(ADMIN)).body.token).toEqual(expect.any(String));
  });

  test('gives the role at the next call, and its last one cannot be turned off', async () => {
    const token = await sessions.open(ADMIN);
    const { secret } = (await post<TotpSecretDto>(`${FACTORS}/totp/begin`, { password: PASSWORD }, token))
      .body;
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
    expect((await post(`${FACTORS}/totp`, { code }, token)).status).toBe(200);
    expect(await user(ADMIN)).toMatchObject({ isAdmin: true, needsSecondFactor: false });
    const required = { status: 409, body: { code: 'identity.factor_is_required' } };
    expect(await post(`${FACTORS}/totp/off`, { password: PASSWORD }, token)).toMatchObject(required);
    const { body } = await api.call<FactorsDto>(FACTORS, { token });
    expect(body).toMatchObject({ isRequired: true, totp: { isOn: true }, recoveryCodesLeft: 10 });
    const holder = await sessions.open(HOLDER);
    const [passkey] = (await api.call<FactorsDto>(FACTORS, { token: holder })).body.passkeys;
    const removal = `${FACTORS}/passkeys/${passkey?.id}/remove`;
    expect(await post(removal, { password: PASSWORD }, holder)).toMatchObject(required);
    await api.seed((manager) => manager.query('UPDATE accounts SET webadmin = 0 WHERE id = ?', [HOLDER]));
    expect((await post(removal, { password: PASSWORD }, holder)).status).toBe(204);
  });
});
