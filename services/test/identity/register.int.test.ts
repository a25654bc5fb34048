import { forEachEngine, onOneEngine } from '@portico/testing-api';
import { pino } from 'pino';
import { GameFeatures } from '../../src/game/index.js';
import { describeError } from '../../src/platform/logging/index.js';
import type { AccountDto } from '../../src/modules/identity/own-account.dto.js';
import { FormatOfNewPasswords } from '../../src/modules/identity/passwords/format-of-new-passwords.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import type { RegistrationDto } from '../../src/modules/identity/registration/registration.service.js';
import { proves } from '../harness/proves.js';
import { insertAccount } from '../harness/rows.js';
import { packCaptcha, solveCaptcha } from '../harness/solved-captcha.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const WREN = { username: 'Wren', email: 'wren@example.org', password: 'Moss & Willow 7' };

const TAKEN = { status: 409, body: { code: 'identity.username_taken' } };

let network = 0;

/** Comes from its own network unless the test names one, so that tests do not share a limit. */
function register(api: TestApi, values: object = {}, remoteAddress?: string) {
  network += 1;
  return api.call<RegistrationDto>('/api/auth/register', {
    method: 'POST',
    payload: { ...WREN, ...values },
    remoteAddress: remoteAddress ?? `10.${2 + Math.floor(network / 250)}.${network % 250}.1`,
  });
}

async function rowOf(api: TestApi, name: string): Promise<Record<string, unknown> | undefined> {
  const rows = await api.database.reader.query<Record<string, unknown>[]>(
    'SELECT * FROM accounts WHERE name = ?',
    [name],
  );
  return rows[0];
}

/** Takes a quarter of a second, so one account is enough. */
const AS_THE_GAME = /^\$2y\$12\$[./A-Za-z\d]{53}$/;

forEachEngine('registering', (engine) => {
  proves('modules/identity/registration/registered-accounts.repository');

  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed((manager) => insertAccount(manager, 1, { name: 'Taken' }));
  });

  afterAll(() => api.close());

  test('makes an account as the game would, and answers a token that is logged in', async () => {
    const answer = await register(api);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['token']);
    expect(await rowOf(api, 'wren')).toMatchObject({
      name: 'Wren',
      email: 'wren@example.org',
      password: expect.stringMatching(/^\$2y\$04\$/),
      pin: '',
      pic: '',
      loggedin: 0,
      lastlogin: null,
      birthday: '2005-05-11',
      banned: 0,
      gender: 10,
      tempban: '2005-05-11 00:00:00',
      tos: 0,
      webadmin: 0,
      characterslots: 3,
      votepoints: 0,
      nxCredit: null,
    });
    const user = await api.call<AccountDto>('/api/auth/user', { token: answer.body.token });
    expect(user.body).toMatchObject({ username: 'Wren', isAdmin: false, banned: false, characters: [] });
  });

  test('lets the new account log in with what it registered with', async () => {
    await register(api, { username: 'Sable' });
    const login = await api.call<LoginDto>('/api/auth/login', {
      method: 'POST',
      payload: { username: 'sABLE', password: WREN.password },
    });
    expect(login).toMatchObject({ status: 200, body: { user: { username: 'Sable' } } });
  });

  test.each([
    ['username', '', 'required'],
    ['username', 'Wre', 'minLength'],
    ['username', 'WrenOfTheMoss', 'maxLength'],
    ['username', '1234', 'twoLetters'],
    ['username', 'Wr_en', 'characters'],
    ['username', 'Wren\u202e', 'characters'],
    ['username', 42, 'required'],
    ['email', '', 'required'],
    ['email', 'wren', 'email'],
    ['email', `${'a'.repeat(40)}@x.org`, 'maxLength'],
    ['email', { $gt: '' }, 'required'],
    ['password', '', 'required'],
    ['password', '12345', 'minLength'],
    ['password', 'a'.repeat(73), 'maxLength'],
    ['password', 'pässword', 'characters'],
    ['password', ['secret'], 'required'],
    ['webadmin', 1, 'whitelistValidation'],
    ['banned', -1, 'whitelistValidation'],
    ['nxCredit', 2 ** 31, 'whitelistValidation'],
  ])('refuses %s %j: %s', async (field, value, rule) => {
    const answer = await register(api, { username: 'Refused', [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'request.validation_failed', issues: [{ field, rule }] },
    });
    expect(await rowOf(api, 'Refused')).toBeUndefined();
  });

  test('answers that a name is taken, whatever its case', async () => {
    expect(await register(api, { username: 'tAKEN' })).toMatchObject(TAKEN);
  });

  test('makes one account of a hundred that want the same name at once', async () => {
    const names = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 'Contested' : 'contESTED'));
    const answers = await Promise.all(names.map((username) => register(api, { username })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const other of others) expect(other).toMatchObject(TAKEN);
    const rows = await api.database.reader.query<unknown[]>(
      "SELECT id FROM accounts WHERE name = 'contested'",
    );
    expect(rows).toHaveLength(1);
  });

  test('answers that a name is taken when the game creates it between check and insert', async () => {
    const format = api.app.get(FormatOfNewPasswords);
    const hash = format.hash.bind(format);
    // The password is hashed after the check and before the insert.
    vi.spyOn(format, 'hash').mockImplementationOnce(async (...input) => {
      await api.seed((manager) => insertAccount(manager, 700, { name: 'racing' }));
      return hash(...input);
    });
    expect(await register(api, { username: 'Racing' })).toMatchObject(TAKEN);
    expect(await rowOf(api, 'racing')).toMatchObject({ id: 700 });
  });
});

const FORKS = {
  sqlite: {
    change: ['ALTER TABLE accounts DROP COLUMN password'],
    line: /registration is off.*accounts\.password/,
  },
  mariadb: {
    change: ['ALTER TABLE accounts ADD COLUMN realm INT NOT NULL'],
    line: /accounts\.realm has no default/,
  },
};

forEachEngine('registering where the table of a fork takes no such row', (engine) => {
  test('makes nothing, and names the column in the log alone', async () => {
    const lines: string[] = [];
    const logger = pino({ serializers: { err: describeError } }, { write: (line) => lines.push(line) });
    const api = await startApi({ engine, logger });
    const { change, line } = FORKS[engine];
    try {
      await api.seed(async (manager) => {
        for (const statement of change) await manager.query(statement);
      });
      await api.app.get(GameFeatures).refresh();
      const answer = await register(api);
      expect(answer).toMatchObject({ status: 503, body: { code: 'identity.account_not_writable' } });
      expect(answer.text).not.toMatch(/realm|accounts\.password|INSERT/);
      expect(lines.some((text) => line.test(text))).toBe(true);
      expect(lines.join('')).not.toMatch(/Moss & Willow|\$2y\$|wren@example/);
      expect(await rowOf(api, 'Wren')).toBeUndefined();
    } finally {
      await api.close();
    }
  });
});

forEachEngine('registering at a HeavenMS', (engine) => {
  test('writes dates where its columns would keep none', async () => {
    // HeavenMS supports no other database.
    if (engine === 'sqlite') return;
    const api = await startApi({ engine, gameTables: 'heavenms' });
    try {
      expect((await register(api)).status).toBe(200);
      expect(await rowOf(api, 'Wren')).toMatchObject({
        birthday: '2005-05-11',
        tempban: '2018-06-20 00:00:00',
      });
    } finally {
      await api.close();
    }
  });
});

onOneEngine('registering where the server has rules of its own', (engine) => {
  test('makes no account while registration is closed', async () => {
    const api = await startApi({ engine, settings: { server: { identity: { registration: 'closed' } } } });
    try {
      expect(await register(api)).toMatchObject({
        status: 403,
        body: { code: 'identity.registration_closed' },
      });
      expect(await rowOf(api, 'Wren')).toBeUndefined();
    } finally {
      await api.close();
    }
  });

  test('limits the accounts an hour of one network, and counts only created ones', async () => {
    const settings = { server: { identity: { registrationsPerHour: 2 } } };
    const api = await startApi({ engine, settings });
    const from = (username: string, address: string) => register(api, { username }, address);
    try {
      expect((await from('Wrena', '192.0.2.1')).status).toBe(200);
      expect((await from('Wrena', '192.0.2.1')).status).toBe(409);
      expect((await from('Wrenb', '192.0.2.1')).status).toBe(200);
      const refused = await from('Wrenc', '192.0.2.1');
      expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
      expect(await rowOf(api, 'Wrenc')).toBeUndefined();
      expect((await from('Wrenc', '192.0.2.2')).status).toBe(200);
    } finally {
      await api.close();
    }
  });

  test('makes no more for the many networks of one site of IPv6 than for ten', async () => {
    const settings = { server: { identity: { registrationsPerHour: 1 } } };
    const api = await startApi({ engine, settings });
    const from = (index: number, address: string) =>
      register(api, { username: `Site${String.fromCharCode(97 + index)}` }, address);
    try {
      for (let index = 0; index < 10; index += 1)
        expect((await from(index, `2001:db8:1:${index}::1`)).status).toBe(200);
      expect(await from(10, '2001:db8:1:ff::1')).toMatchObject({
        status: 429,
        body: { code: 'identity.too_many_attempts' },
      });
      expect((await from(10, '2001:db8:2::1')).status).toBe(200);
    } finally {
      await api.close();
    }
  });

  test('asks for a solved challenge, once each and in time, and hashes as the game does', async () => {
    const settings = { server: { identity: { captcha: true } } };
    const api = await startApi({ engine, settings, environment: { passwordCost: undefined } });
    try {
      const solved = await solveCaptcha(api);
      const failed = { status: 400, body: { code: 'identity.captcha_failed' } };
      const late = structuredClone(solved);
      late.challenge.parameters.expiresAt = 1;
      const cheap = structuredClone(solved);
      cheap.challenge.parameters.cost = 1;
      const wrong = { ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } };
      for (const captcha of [
        undefined,
        '',
        'nonsense',
        packCaptcha({}),
        packCaptcha(late),
        packCaptcha(cheap),
        packCaptcha(wrong),
      ])
        expect(await register(api, { captcha })).toMatchObject(failed);
      expect((await register(api, { captcha: packCaptcha(solved) })).status).toBe(200);
      expect(await rowOf(api, 'Wren')).toMatchObject({ password: expect.stringMatching(AS_THE_GAME) });
      expect(await register(api, { username: 'Another', captcha: packCaptcha(solved) })).toMatchObject(
        failed,
      );
    } finally {
      await api.close();
    }
  });
});
