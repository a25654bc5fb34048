import { hashSync } from '@node-rs/bcrypt';
import type { ErrorBody } from '@portico/domain';
import { forEachEngine, onOneEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { FactorsDto } from '../../src/modules/identity/own-account.dto.js';
import type { PasskeyDto } from '../../src/modules/identity/passkeys/passkeys.dto.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { AuthTicketEntity, TicketsService } from '../../src/modules/identity/tickets/tickets.service.js';
import { insertAccount } from '../harness/rows.js';
import { type Ceremony, SoftwareAuthenticator } from '../harness/software-authenticator.js';
import { startApi, type TestAnswer, type TestApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';
const HASH = hashSync(PASSWORD, { cost: 4 });
const PASSKEYS = '/api/auth/factors/passkeys';
const LOGIN = '/api/auth/login/passkey';

interface Options {
  ticket: string;
  options: {
    challenge: string;
    rpId?: string;
    rp?: { id: string; name: string };
    user?: { id: string; name: string };
    allowCredentials?: { id: string }[];
    excludeCredentials?: { id: string }[];
  };
}

forEachEngine('passkeys', (engine) => {
  let api: TestApi;
  let sessions: SessionsService;
  let origin: string;
  let lastId = 0;
  let network = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
    sessions = api.app.get(SessionsService);
    origin = String(api.config.public.site.origin);
  });

  afterAll(() => api.close());

  const post = <T = ErrorBody>(address: string, payload: object, token?: string): Promise<TestAnswer<T>> =>
    api.call<T>(address, {
      method: 'POST',
      payload,
      token,
      remoteAddress: `10.4.${(network += 1) % 250}.1`,
      headers: { host: 'elsewhere.example' },
    });

  async function newAccount(): Promise<{ id: number; name: string; token: string }> {
    const id = (lastId += 1);
    const name = `Wren${id}`;
    await api.seed((manager) => insertAccount(manager, id, { name, password: HASH }));
    return { id, name, token: await sessions.open(id) };
  }

  async function add(token: string, passkey = new SoftwareAuthenticator(), changes: Partial<Ceremony> = {}) {
    const asked = await post<Options>(`${PASSKEYS}/options`, { password: PASSWORD }, token);
    const { ticket, options } = asked.body;
    const response = passkey.create({ challenge: options.challenge, origin, ...changes });
    const added = await post<PasskeyDto & ErrorBody>(PASSKEYS, { ticket, name: 'Phone', response }, token);
    return { passkey, options, ticket, response, added };
  }

  async function logIn(passkey: SoftwareAuthenticator, changes: Partial<Ceremony> = {}, second?: string) {
    const { ticket, options } = (await post<Options>(`${LOGIN}/options`, { ticket: second })).body;
    const response = passkey.get({ challenge: options.challenge, origin, ...changes });
    const answer = await post<LoginDto & ErrorBody>(LOGIN, { ticket, response });
    return { ticket, options, response, answer };
  }

  const refused = { status: 400, body: { code: 'identity.passkey_failed' } };

  test('are made for the address of the settings, and log in without a name', async () => {
    const { id, name, token } = await newAccount();
    const { passkey, options, added } = await add(token);
    expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Portico' }, user: { name } });
    expect(Buffer.from(String(options.user?.id), 'base64url')).toHaveLength(32);
    expect(added).toMatchObject({ status: 200, body: { name: 'Phone', lastUsedAt: null } });
    const { answer, options: asked } = await logIn(passkey);
    expect(asked).toMatchObject({ rpId: 'localhost' });
    expect(asked.allowCredentials ?? []).toEqual([]);
    expect(answer).toMatchObject({ status: 200, body: { user: { username: name } } });
    const user = await api.call('/api/auth/user', { token: answer.body.token });
    expect(user).toMatchObject({ status: 200, body: { id } });
    const { body } = await api.call<FactorsDto>('/api/auth/factors', { token });
    expect(body.passkeys).toEqual([{ ...added.body, lastUsedAt: expect.any(Number) }]);
  });

  test.each<[string, Partial<Ceremony>]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another relying party', { rpID: 'elsewhere.example' }],
    ['another challenge', { challenge: 'bm90IHRoZSBvbmU' }],
    ['nobody asked for a PIN or a finger', { isVerified: false }],
  ])('are refused for %s', async (_, changes) => {
    const { token } = await newAccount();
    expect((await add(token, undefined, changes)).added).toMatchObject(refused);
    const { passkey } = await add(token);
    expect((await logIn(passkey, changes)).answer).toMatchObject(refused);
    expect((await logIn(passkey)).answer.status).toBe(200);
  });

  test('are refused when their counter does not grow: one of two is a copy', async () => {
    const { token } = await newAccount();
    const { passkey } = await add(token);
    expect((await logIn(passkey, { counter: 7 })).answer.status).toBe(200);
    expect((await logIn(passkey, { counter: 7 })).answer).toMatchObject(refused);
    expect((await logIn(passkey, { counter: 3 })).answer).toMatchObject(refused);
    expect((await logIn(passkey, { counter: 8 })).answer.status).toBe(200);
    const signIns = await api.call('/api/auth/sign-ins', { token });
    expect(signIns.body).toMatchObject({
      signIns: [{ isSuccess: true }, { reason: 'wrong-passkey' }, { reason: 'wrong-passkey' }, {}],
    });
  });

  test('may not count at all', async () => {
    const { token } = await newAccount();
    const { passkey } = await add(token, undefined, { counter: 0 });
    expect((await logIn(passkey, { counter: 0 })).answer.status).toBe(200);
    expect((await logIn(passkey, { counter: 0 })).answer.status).toBe(200);
  });

  test('answer a challenge once, in time, and for whom it was asked', async () => {
    const { token } = await newAccount();
    const { passkey, ticket, response } = await add(token);
    const expired = { status: 400, body: { code: 'identity.ticket_expired' } };
    expect(await post(PASSKEYS, { ticket, name: 'Phone', response }, token)).toMatchObject(expired);
    const used = await logIn(passkey);
    expect(await post(LOGIN, { ticket: used.ticket, response: used.response })).toMatchObject(expired);
    const asked = (await post<Options>(`${LOGIN}/options`, {})).body;
    const late = passkey.get({ challenge: asked.options.challenge, origin });
    const at = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(at + 5 * 60_000);
    expect(await post(LOGIN, { ticket: asked.ticket, response: late })).toMatchObject(expired);
    clock.mockReturnValue(at - 60 * 60_000);
    expect(await post(LOGIN, { ticket: asked.ticket, response: late })).toMatchObject(expired);
    clock.mockRestore();
    for (const other of [`${asked.ticket}=`, `${asked.ticket}.`, asked.ticket.slice(1)])
      expect(await post(LOGIN, { ticket: other, response: late })).toMatchObject(expired);
    const other = await newAccount();
    const foreign = (await post<Options>(`${PASSKEYS}/options`, { password: PASSWORD }, token)).body;
    const made = new SoftwareAuthenticator().create({ challenge: foreign.options.challenge, origin });
    expect(
      await post(PASSKEYS, { ticket: foreign.ticket, name: 'Phone', response: made }, other.token),
    ).toMatchObject(expired);
  });

  test('are asked for without a trace, however often, and let in once of two answers at a time', async () => {
    const rows = () => api.database.reader.manager.count(AuthTicketEntity);
    const before = await rows();
    for (let count = 0; count < 20; count += 1) {
      const { body } = await post<Options>(`${LOGIN}/options`, {});
      expect(await post(LOGIN, { ticket: body.ticket, response: {} })).toMatchObject(refused);
    }
    expect(await rows()).toBe(before);
    expect((await post(`${LOGIN}/options`, { ticket: null })).status).toBe(400);
    const { token } = await newAccount();
    const { passkey } = await add(token, undefined, { counter: 0 });
    const { ticket, options } = (await post<Options>(`${LOGIN}/options`, {})).body;
    const response = passkey.get({ challenge: options.challenge, origin, counter: 0 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(LOGIN, { ticket, response })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('are kept once: another account cannot claim the credential of one', async () => {
    const { token } = await newAccount();
    const { passkey } = await add(token);
    const other = await newAccount();
    expect((await add(other.token, passkey)).added).toMatchObject(refused);
    const again = await post<Options>(`${PASSKEYS}/options`, { password: PASSWORD }, token);
    expect(again.body.options.excludeCredentials).toHaveLength(1);
  });

  test('are taken behind a password for that account alone, with or without a PIN', async () => {
    const tickets = api.app.get(TicketsService);
    const [owner, other] = [await newAccount(), await newAccount()];
    const { passkey } = await add(owner.token);
    const { passkey: foreign } = await add(other.token);
    const ticket = () => tickets.issue({ kind: 'second-factor', accountId: owner.id });
    const { answer, options } = await logIn(passkey, { isVerified: false }, await ticket());
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id.toString('base64url') }]);
    expect(answer.status).toBe(200);
    expect((await logIn(foreign, {}, await ticket())).answer).toMatchObject(refused);
  });

  test.each([
    {},
    { id: 'x' },
    { id: 'eA', rawId: 'eA', type: 'public-key', response: {} },
    {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      response: { clientDataJSON: 'eA', signature: 'eA', authenticatorData: 'eA' },
    },
  ])('an answer that is none is refused: %j', async (response) => {
    const { token } = await newAccount();
    const { ticket } = (await post<Options>(`${LOGIN}/options`, {})).body;
    expect(await post(LOGIN, { ticket, response })).toMatchObject(refused);
    const asked = (await post<Options>(`${PASSKEYS}/options`, { password: PASSWORD }, token)).body;
    expect(await post(PASSKEYS, { ticket: asked.ticket, name: 'Phone', response }, token)).toMatchObject(
      refused,
    );
  });

  test('are removed by their owner, with the password', async () => {
    const [{ token }, other] = [await newAccount(), await newAccount()];
    const { passkey, added } = await add(token);
    const remove = (who: string, password: string) =>
      post(`${PASSKEYS}/${added.body.id}/remove`, { password }, who);
    expect(await remove(token, 'wrong')).toMatchObject({ body: { code: 'identity.wrong_password' } });
    expect(await remove(other.token, PASSWORD)).toMatchObject({
      status: 404,
      body: { code: 'identity.passkey_not_found' },
    });
    expect((await remove(token, PASSWORD)).status).toBe(204);
    expect((await remove(token, PASSWORD)).status).toBe(404);
    expect((await logIn(passkey)).answer).toMatchObject(refused);
  });

  test('of a banned account open nothing, and tell of the ban', async () => {
    const { id, token } = await newAccount();
    const { passkey } = await add(token);
    await api.seed((manager) => manager.query('UPDATE accounts SET banned = 1 WHERE id = ?', [id]));
    expect((await logIn(passkey)).answer).toMatchObject({
      status: 403,
      body: { code: 'identity.account_banned' },
    });
  });
});

onOneEngine('passkeys where the owner turned them off, or where browsers know none', (engine) => {
  test('are not offered', async () => {
    const choices = [
      { server: { identity: { passkeys: false } } },
      { public: { site: { origin: 'http://portal.example' } } },
      { public: { site: { origin: 'https://203.0.113.9' } } },
    ];
    for (const settings of choices) {
      const api = await startApi({ engine, settings });
      await api.seed((manager) => insertAccount(manager, 1, { password: HASH }));
      const token = await api.app.get(SessionsService).open(1);
      const off = { status: 404, body: { code: 'game.feature_off' } };
      const request = { method: 'POST', payload: {} } as const;
      expect(await api.call(`${LOGIN}/options`, request)).toMatchObject(off);
      const asked = { method: 'POST', token, payload: { password: PASSWORD } } as const;
      expect(await api.call(`${PASSKEYS}/options`, asked)).toMatchObject(off);
      const { body } = await api.call<FactorsDto>('/api/auth/factors', { token });
      expect(body.canAddPasskeys).toBe(false);
      await api.close();
    }
  });
});
