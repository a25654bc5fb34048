import { hashSync } from '@node-rs/bcrypt';
import { onOneEngine } from '@portico/testing-api';
import { TOTP } from 'otpauth';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { RecoveryCodesDto, TotpSecretDto } from '../../src/modules/identity/own-account.dto.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { RecoveryService } from '../../src/modules/identity/recovery/recovery.service.js';
import { createLogger } from '../../src/platform/logging/index.js';
import { Mailer } from '../../src/platform/mail/index.js';
import { type Route, routesOf } from '../harness/api-routes.js';
import { type MailServer, startMailServer } from '../harness/mail-server.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi, type TestRequest } from '../harness/start-api.js';

const [OWNER, OTHER, ADMIN] = [1, 2, 3];
const PASSWORD = 'Moss & Willow 7';
const NEXT_PASSWORD = 'Fern & Heron 8';
const LAST_PASSWORD = 'Reed & Otter 9';
const WRONG_PASSWORD = 'Bramble 10';
const HASHES = [OWNER, OTHER, ADMIN].map(() => hashSync(PASSWORD, { cost: 4, version: '2y' }));

/** Personal data in the game besides name and characters. */
const kept = (id: number) => ({
  pin: `73${id}41`.slice(0, 4),
  pic: `pic-of-${id}-gorse`,
  macs: `0A-1B-2C-3D-4E-0${id}`,
  hwid: `hw${id}f00dbead`,
  ip: `198.51.100.20${id}`,
});

/** A PIN's digits also occur in ids and times, so the PIN alone is not searched for. */
const keptTexts = (id: number) =>
  Object.entries(kept(id)).flatMap(([name, text]) => (name === 'pin' ? [] : text));

const emailOf = (id: number) => `box${id}@thicket.example`;

onOneEngine('secrets', (engine) => {
  const lines: string[] = [];
  const answers: string[] = [];
  let api: TestApi;
  let mails: MailServer;
  let network = 0;

  /** Values that no answer and no log line may contain. */
  const never = new Set<string>();
  /** Values that only their owner sees, once, and that no log line may contain. */
  const shownOnce = new Set<string>();

  beforeAll(async () => {
    mails = await startMailServer();
    api = await startApi({
      engine,
      logger: createLogger('debug', { write: (line) => lines.push(line) }),
      environment: { smtpUrl: mails.url },
      settings: {
        public: { site: { origin: 'https://willow.example' } },
        server: { mail: { from: 'portal@willow.example' } },
      },
    });
    await api.seed(async (manager) => {
      for (const id of [OWNER, OTHER, ADMIN]) {
        const values = { name: `Wren${id}`, password: HASHES[id - 1] ?? '', email: emailOf(id) };
        const { pin, pic, macs, hwid, ip } = kept(id);
        const webadmin = id === ADMIN ? 1 : 0;
        await insertAccount(manager, id, { ...values, pin, pic, macs, hwid, ip, webadmin });
        await insertCharacter(manager, id, { accountid: id, name: `Moss${id}` });
      }
    });
    for (const id of [OWNER, OTHER, ADMIN]) for (const text of keptTexts(id)) never.add(text);
    for (const text of [...HASHES, PASSWORD, NEXT_PASSWORD, LAST_PASSWORD, WRONG_PASSWORD]) never.add(text);
    never.add(api.config.env.tokenSecret);
  });

  afterAll(async () => {
    await api.close();
    await mails.close();
  });

  async function ask<T>(address: string, request: TestRequest = {}) {
    network += 1;
    const remoteAddress = `10.7.${network >> 8}.${network & 255}`;
    const answer = await api.call<T>(address, { remoteAddress, ...request });
    answers.push(`${address} ${JSON.stringify(answer.headers)} ${answer.text}`);
    return answer;
  }

  const post = <T = object>(path: string, payload: object, token?: string) =>
    ask<T>(`/api/auth/${path}`, { method: 'POST', payload, token });

  const askRoute = ({ address, method }: Route, id: number, token?: string) =>
    ask(address.replace(/:\w+/g, String(id)).replace(/\*\w*/g, 'x'), {
      method,
      token,
      ...(method === 'GET' ? {} : { payload: {} }),
    });

  /** The life of an account, in which every secret is created, used and used up. */
  async function live(): Promise<void> {
    await post('login', { username: 'Wren1', password: WRONG_PASSWORD });
    await post('login', { username: WRONG_PASSWORD, password: WRONG_PASSWORD });
    const first = (await post<LoginDto>('login', { username: 'Wren1', password: PASSWORD })).body.token;
    const begun = await post<TotpSecretDto>('factors/totp/begin', { password: PASSWORD }, first);
    const { secret } = begun.body;
    const totp = new TOTP({ secret });
    const code = totp.generate();
    const { recoveryCodes } = (await post<RecoveryCodesDto>('factors/totp', { code }, first)).body;
    const second = (await post<LoginDto>('login', { username: 'Wren1', password: PASSWORD })).body
      .secondFactor;
    const ticket = second?.ticket ?? '';
    await post('login/passkey/options', { ticket });
    await post('login/second-factor', { ticket, code: 'zzzzz-zzzzz' });
    const [used = ''] = recoveryCodes;
    const token = (await post<LoginDto>('login/second-factor', { ticket, code: used })).body.token ?? '';
    await post('change-password', { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD }, token);
    await post('email/verification', {}, token);
    await post('recovery', { email: emailOf(OWNER) });
    await api.app.get(RecoveryService).settled();
    await api.app.get(Mailer).settled();
    const links = mails.mails.flatMap(({ text }) =>
      [...text.matchAll(/#token=([\w-]{43})/g)].map(([, link]) => link ?? ''),
    );
    for (const link of links) {
      await post('email/confirm', { token: link });
      await post('recovery/password', { token: link, newPassword: LAST_PASSWORD });
    }
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const text of links) never.add(text);
    for (const text of [secret, ticket, token, first ?? '', ...recoveryCodes]) shownOnce.add(text);
  }

  /** Web admins see the mail address on an account's page; `admin-accounts` tests who else may ask. */
  const isForWebAdmins = (address = '') => /^\/api\/admin\/accounts\/\d+$/.test(address);
  const isTold = (address = '') => address === '/api/auth/user' || isForWebAdmins(address);

  const found = (texts: Iterable<string>, where: readonly string[]) =>
    [...texts].flatMap((text) =>
      where.filter((line) => text !== '' && line.includes(text)).map((line) => [text, line.slice(0, 300)]),
    );

  test('are in no answer but the one that hands them over, and in no line of the log', async () => {
    await live();
    const sessions = api.app.get(SessionsService);
    const routes = routesOf(api);
    for (const route of routes)
      for (const token of [undefined, await sessions.open(OWNER), await sessions.open(ADMIN)]) {
        if (token !== undefined) shownOnce.add(token);
        for (const id of [OWNER, OTHER]) await askRoute(route, id, token);
      }
    for (const id of [OWNER, OTHER]) await ask(`/api/rankings?search=Moss${id}`);
    expect(answers.length).toBeGreaterThan(150);
    expect(shownOnce.size).toBeGreaterThan(12);
    expect(found(never, answers)).toEqual([]);
    for (const text of shownOnce) expect(found([text], answers).length).toBeLessThanOrEqual(1);
    const whoSaw = (id: number) =>
      new Set(found([emailOf(id)], answers).map(([, line = '']) => line.split(' ', 1)[0]));
    expect([...whoSaw(OWNER), ...whoSaw(ADMIN)].filter((address) => !isTold(address))).toEqual([]);
    expect([...whoSaw(OTHER)].filter((address) => !isForWebAdmins(address))).toEqual([]);
    expect(lines.length).toBeGreaterThan(150);
    const addresses = [OWNER, OTHER, ADMIN].map(emailOf);
    expect(found([...never, ...shownOnce, ...addresses], lines)).toEqual([]);
  });

  test('are in no line that tells of a statement that failed', async () => {
    await api.seed(async (manager) => {
      await manager.query('CREATE UNIQUE INDEX one_address ON accounts (email)');
    });
    const taken = { username: 'Another', email: emailOf(OTHER), password: LAST_PASSWORD };
    expect((await post('register', taken)).status).toBe(503);
    await api.seed((manager) => manager.query('ALTER TABLE portal_session RENAME TO portal_session_gone'));
    const from = lines.length;
    expect((await post('login', { username: 'Wren2', password: PASSWORD })).status).toBeGreaterThanOrEqual(
      500,
    );
    await api.seed((manager) => manager.query('ALTER TABLE portal_session_gone RENAME TO portal_session'));
    expect(lines.length).toBeGreaterThan(from);
    expect(found(never, answers)).toEqual([]);
    expect(found([...never, emailOf(OTHER)], lines)).toEqual([]);
  });
});
