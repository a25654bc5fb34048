import { createHash } from 'node:crypto';
import { hashSync } from '@node-rs/bcrypt';
import { forEachEngine } from '@portico/testing-api';
import { setPassword, setWebAdmin } from '../../src/modules/identity/index.js';
import type { AccountDto } from '../../src/modules/identity/own-account.dto.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const bcrypt = (text: string) => hashSync(text, { cost: 4 });

forEachEngine('an admin whose password is the name of the account', (engine) => {
  proves('modules/identity/commands/admin-command');

  let api: TestApi;
  let network = 0;
  let lastId = 0;

  beforeAll(async () => {
    api = await startApi({ engine });
  });

  afterAll(() => api.close());

  const post = <T>(address: string, payload: object, token?: string) =>
    api.call<T>(address, { method: 'POST', payload, token, remoteAddress: `10.8.${(network += 1)}.1` });

  async function logIn(name: string, stored: string, { password = name, gm = 6, webadmin = 0 } = {}) {
    const id = (lastId += 1);
    await api.seed(async (manager) => {
      await insertAccount(manager, id, { name, password: stored, webadmin });
      await insertCharacter(manager, id, { accountid: id, gm });
    });
    const { body } = await post<LoginDto>('/api/auth/login', { username: name, password });
    const user = async () => (await api.call<AccountDto>('/api/auth/user', { token: body.token })).body;
    return { id, token: body.token, user };
  }

  const WITHHELD = { isAdmin: false, isWebAdmin: false, needsNewPassword: true, needsSecondFactor: false };

  test.each([
    ['the stock account', 'admin', bcrypt('admin'), {}],
    ['a web admin', 'keeper', bcrypt('keeper'), { gm: 0, webadmin: 1 }],
    ['a name in capitals', 'Owner', bcrypt('owner'), { password: 'owner' }],
    ['an old hash', 'oldhand', sha1('oldhand'), {}],
  ])('has no role: %s', async (_, name, stored, options) => {
    const { token, user } = await logIn(name, stored, options);
    expect(await user()).toMatchObject(WITHHELD);
    expect(await api.call('/api/admin/accounts', { token })).toMatchObject({
      status: 403,
      body: { code: 'identity.default_password' },
    });
  });

  test('can change nothing of the account that would outlast its next password', async () => {
    const { token, user } = await logIn('stock', bcrypt('stock'));
    const refused = { status: 403, body: { code: 'identity.default_password' } };
    const change = { currentPassword: 'stock', newPassword: 'Moss & Willow 7' };
    expect(await post('/api/auth/change-password', change, token)).toMatchObject(refused);
    expect(await post('/api/auth/factors/totp/begin', { password: 'stock' }, token)).toMatchObject(refused);
    expect(await post('/api/auth/factors/passkeys/options', { password: 'stock' }, token)).toMatchObject(
      refused,
    );
    expect(await user()).toMatchObject(WITHHELD);
  });

  test('has the role again with another password, in a session of that one', async () => {
    const { id, token } = await logIn('named', bcrypt('named'));
    await api.seed((manager) =>
      manager.query('UPDATE accounts SET password = ? WHERE id = ?', [bcrypt('Moss & Willow 7'), id]),
    );
    expect((await api.call('/api/auth/user', { token })).status).toBe(401);
    const { body } = await post<LoginDto>('/api/auth/login', {
      username: 'named',
      password: 'Moss & Willow 7',
    });
    const user = await api.call<AccountDto>('/api/auth/user', { token: body.token });
    expect(user.body).toMatchObject({ isAdmin: true, needsNewPassword: false });
  });

  test('gets another password, and another role, by a command', async () => {
    const { token } = await logIn('walker', bcrypt('walker'), { gm: 0, webadmin: 1 });
    const answer = (password: string) => () => Promise.resolve(password);
    await expect(setPassword(api, 'walker', answer('Walker'))).rejects.toThrow(
      'must differ from the account name',
    );
    await expect(setPassword(api, 'walker', answer('short'))).rejects.toThrow('6 to 72');
    await expect(setPassword(api, 'nobody', answer(''))).rejects.toThrow('no account "nobody"');
    await setPassword(api, 'WALKER', answer('Moss & Willow 7'));
    expect((await api.call('/api/auth/user', { token })).status).toBe(401);
    const payload = { username: 'walker', password: 'Moss & Willow 7' };
    const { body } = await post<LoginDto>('/api/auth/login', payload);
    const user = async () => (await api.call<AccountDto>('/api/auth/user', { token: body.token })).body;
    expect(await user()).toMatchObject({ isWebAdmin: true });
    await setWebAdmin(api, 'walker', 0);
    expect(await user()).toMatchObject({ isWebAdmin: false });
    await setWebAdmin(api, 'walker', 1);
    expect(await user()).toMatchObject({ isWebAdmin: true });
  });

  test('is a player like any other without a role', async () => {
    const { token, user } = await logIn('player', bcrypt('player'), { gm: 0 });
    expect(await user()).toMatchObject({ isAdmin: false, needsNewPassword: false });
    const change = { currentPassword: 'player', newPassword: 'Moss & Willow 7' };
    expect((await post('/api/auth/change-password', change, token)).status).toBe(200);
    expect((await user()).username).toBe('player');
  });
});
