import { createTestDatabase, mariadbPrograms, MariadbServer } from '@portico/testing-api';
import { createGameTables } from '../../src/game/stock-schema/index.js';
import { diagnose } from '../../src/modules/doctor/diagnosis.js';
import { grantStatements, quotedUser } from '../../src/modules/doctor/grants.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { setPassword, setWebAdmin } from '../../src/modules/identity/index.js';
import { createDatabase, createUnitOfWork } from '../../src/platform/persistence/index.js';
import { schema } from '../../src/portal-schema.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { testConfig } from '../harness/test-config.js';

const describeWithServer = mariadbPrograms() === undefined ? describe.skip : describe;

describeWithServer('a user with exactly the rights that the doctor prints', () => {
  it('starts, migrates, makes accounts, spends and serves, and can change nothing else of the game', async () => {
    const server = await MariadbServer.create();
    const url = new URL(await createTestDatabase(server.url('')));
    const name = url.pathname.slice(1);
    // A new server has only the game's tables.
    const owner = createDatabase(testConfig({ home: '/nowhere', databaseUrl: url.href }), schema, () => {});
    await owner.open();
    await createUnitOfWork(owner).run((manager) => createGameTables(manager));
    await owner.close();
    await server.execute("CREATE USER 'portico'@'127.0.0.1' IDENTIFIED BY 'it''s'");
    const grants = grantStatements(schema, name, quotedUser('portico@127.0.0.1'));
    await server.execute(...grants.map((line) => line.replace(/;$/, '')));
    url.username = 'portico';
    url.password = encodeURIComponent("it's");
    const api = await startApi({ engine: 'mariadb', databaseUrl: url.href, gameTables: 'none' });
    try {
      expect((await api.call('/api/health/ready')).status).toBe(200);
      expect((await api.call('/api/rankings')).status).toBe(200);
      expect((await api.call('/api/market/active-stores-db')).status).toBe(200);
      const account = { username: 'Wren', password: 'Moss & Willow 7' };
      const post = (path: string, payload: object) => api.call(path, { method: 'POST', payload });
      const email = 'wren@example.org';
      expect((await post('/api/auth/register', { ...account, email })).status).toBe(200);
      expect((await post('/api/auth/login', account)).status).toBe(200);
      expect(await rightsOf(api)).toEqual([
        'account creation ready',
        'address bans ready',
        'admin bans ready',
        'character resets limited',
        'computer bans ready',
        'device bans ready',
        'drop editor ready',
        'exchanges and upgrades ready',
        'password changes ready',
      ]);
      await server.execute(
        `UPDATE ${name}.accounts SET votepoints = 9, loggedin = 2, webadmin = 1`,
        // The login server greeted before, and has been gone for two minutes.
        `INSERT INTO ${name}.portal_login_server (name, address, hello_at, gone_at)
         VALUES ('game', '127.0.0.1:1', ${Date.now() - 125_000}, ${Date.now() - 120_000})`,
        `INSERT INTO ${name}.characters (accountid, name, meso) SELECT id, name, 9000000 FROM ${name}.accounts`,
      );
      const [reset, exchanged, upgraded] = await useAccount(api, account);
      expect(reset).toMatchObject({ status: 200, body: { outcome: 'reset' } });
      expect(exchanged).toMatchObject({ status: 200, body: { newVotePoints: 8 } });
      expect(upgraded).toMatchObject({ status: 200, body: { newStatValue: 80 } });
      expect(await addDrop(api, account)).toMatchObject({ status: 200, body: { changed: 1 } });
      for (const statement of FORBIDDEN)
        await expect(api.seed((manager) => manager.query(statement))).rejects.toMatchObject({
          errno: expect.toSatisfy((errno: number) => errno === 1142 || errno === 1143),
        });
      const refusal = await setWebAdmin(api, 'Wren', 0).catch((error: Error) => error.message);
      expect(refusal).toMatch(/^The portal's database user may not write accounts\.webadmin/);
      // Runs the printed statement as a user who has selected no database.
      await server.execute(refusal.split('\n')[1]?.replace(/;$/, '') ?? '');
      expect(await api.database.reader.query('SELECT webadmin FROM accounts')).toEqual([{ webadmin: 0 }]);
      await server.execute(`UPDATE ${name}.accounts SET webadmin = 1`);
      expect(await setPassword(api, 'Wren', () => Promise.resolve(account.password))).toMatch(/^Wren has/);
      await expectLettersRefused(server, name, api, account);
      await expectAddressesFreed(server, name, api, account);
      await expectReadOnly(server, name, api);
    } finally {
      await api.close();
      await server.destroy();
    }
  });
});

/** Columns and rows that the user could write but the portal has no use for. */
const FORBIDDEN = [
  'UPDATE accounts SET webadmin = 1',
  'UPDATE accounts SET maplePoint = 1',
  'UPDATE accounts SET lastlogin = NULL',
  'UPDATE characters SET gm = 6',
  'UPDATE characters SET map = 1',
  'DELETE FROM characters',
  'INSERT INTO characters (name) VALUES (1)',
  'UPDATE drop_data_global SET chance = 1',
];

/** Adds a drop to a reactor, as a web admin. */
async function addDrop(api: TestApi, account: Record<'username' | 'password', string>) {
  const payload = account;
  const { body } = await api.call<LoginDto>('/api/auth/login', { method: 'POST', payload });
  const drop = { itemId: 2000000, dropPercent: 5 };
  const address = '/api/droprates/monster/2001/drop?type=reactor';
  return api.call(address, { method: 'POST', payload: drop, token: body.token });
}

/** Frees an account that is stuck, then spends its vote points and the mesos of its character. */
async function useAccount(api: TestApi, { username, password }: Record<'username' | 'password', string>) {
  const call = <T>(path: string, payload: object, token?: string) =>
    api.call<T>(path, { method: 'POST', payload, token });
  const { body } = await call<LoginDto>('/api/auth/login', { username, password });
  const rows = await api.database.reader.query<{ id: number }[]>('SELECT id FROM characters WHERE name = ?', [
    username,
  ]);
  const stuck = { characterName: username, actionType: 'reset' };
  const upgrade = { characterId: rows[0]?.id, statType: 'maxhp', amount: 1, paymentType: 'meso' };
  return [
    await call('/api/discord/disconnect-character', stuck, body.token),
    await call('/api/rankings/exchange-vp-for-nx', { amount: 1 }, body.token),
    await call('/api/rankings/update-stats', upgrade, body.token),
  ];
}

const RIGHTS =
  /^(?:account creation|(?:address|admin|computer|device) bans|character resets|drop editor|exchanges and upgrades|password changes)$/;

async function rightsOf({ database, config }: TestApi): Promise<string[]> {
  const { findings } = await diagnose(database, config);
  return findings
    .filter(({ name }) => RIGHTS.test(name))
    .map(({ name, state }) => `${name} ${state}`)
    .sort();
}

/** A ban with a reason that the column cannot hold is refused, so that no reason turns into question marks. */
async function expectLettersRefused(
  server: MariadbServer,
  name: string,
  api: TestApi,
  payload: Record<'username' | 'password', string>,
): Promise<void> {
  await server.execute(
    `ALTER TABLE ${name}.accounts MODIFY banreason TEXT CHARACTER SET latin1`,
    `INSERT INTO ${name}.accounts (id, name) VALUES (901, 'Bot')`,
  );
  const { body } = await api.call<LoginDto>('/api/auth/login', { method: 'POST', payload });
  const ban = (reason: string) =>
    api.call('/api/admin/accounts/901/ban', {
      method: 'POST',
      payload: { type: 'permanent', reason },
      token: body.token,
    });
  const readBan = () => api.database.reader.query('SELECT banned, banreason FROM accounts WHERE id = 901');
  expect(await ban('外挂')).toMatchObject({ status: 400, body: { code: 'admin.reason_letters' } });
  expect(await readBan()).toEqual([{ banned: 0, banreason: null }]);
  expect((await ban('robô')).status).toBe(200);
  expect(await readBan()).toEqual([{ banned: 1, banreason: 'robô' }]);
}

/** An unban also frees the addresses that the game banned with the account. Without that right it reports which stay banned. */
async function expectAddressesFreed(
  server: MariadbServer,
  name: string,
  api: TestApi,
  payload: Record<'username' | 'password', string>,
): Promise<void> {
  await server.execute(`INSERT INTO ${name}.accounts (id, name, banned) VALUES (900, 'Banned', 1)`);
  const banAddresses = () =>
    server.execute(
      `INSERT INTO ${name}.macbans (mac, aid) VALUES ('mac-of-900', '900')`,
      `INSERT INTO ${name}.ipbans (ip, aid) VALUES ('192.0.2.9', '900')`,
    );
  await banAddresses();
  const { body } = await api.call<LoginDto>('/api/auth/login', { method: 'POST', payload });
  const unban = () =>
    api.call('/api/admin/accounts/900/unban', {
      method: 'POST',
      payload: { reason: 'x' },
      token: body.token,
    });
  expect(await unban()).toMatchObject({ status: 200, body: { effect: 'done', account: { addressBans: 0 } } });
  await banAddresses();
  await server.execute(
    `UPDATE ${name}.accounts SET banned = 1 WHERE id = 900`,
    `REVOKE DELETE ON ${name}.macbans FROM 'portico'@'127.0.0.1'`,
  );
  expect(await unban()).toMatchObject({
    status: 200,
    body: { effect: 'addressesBanned', account: { ban: null, addressBans: 1 } },
  });
  expect(await unban()).toMatchObject({ status: 503, body: { code: 'identity.account_not_writable' } });
  expect(await rightsOf(api)).toContain('device bans limited');
}

/** A user who may only read the game: players with old passwords still log in, and nobody can register. */
async function expectReadOnly(server: MariadbServer, name: string, api: TestApi): Promise<void> {
  await server.execute(
    `REVOKE INSERT (name, password, email, birthday, tempban), UPDATE (password, loggedin, nxCredit, votepoints, banned, banreason, tempban, greason)
      ON ${name}.accounts FROM 'portico'@'127.0.0.1'`,
    `REVOKE UPDATE (meso, maxhp, maxmp) ON ${name}.characters FROM 'portico'@'127.0.0.1'`,
    `REVOKE INSERT, UPDATE, DELETE ON ${name}.reactordrops FROM 'portico'@'127.0.0.1'`,
    ...['ipbans', 'hwidbans'].map((table) => `REVOKE DELETE ON ${name}.${table} FROM 'portico'@'127.0.0.1'`),
  );
  await server.execute(`INSERT INTO ${name}.accounts (name, password) VALUES ('Older', 'in plain text')`);
  const post = (path: string, payload: object) => api.call(path, { method: 'POST', payload });
  const older = { username: 'Older', password: 'in plain text' };
  expect((await post('/api/auth/login', older)).status).toBe(200);
  expect(
    await post('/api/auth/register', { username: 'Sable', password: 'secret', email: 'sable@example.org' }),
  ).toMatchObject({ status: 503, body: { code: 'identity.account_not_writable' } });
  await server.execute(
    `INSERT INTO ${name}.characters (accountid, name, meso) SELECT id, name, 9000000 FROM ${name}.accounts WHERE name = 'Older'`,
    `UPDATE ${name}.accounts SET loggedin = 2, votepoints = 9 WHERE name = 'Older'`,
  );
  const [reset] = await useAccount(api, older);
  await server.execute(`UPDATE ${name}.accounts SET loggedin = 0 WHERE name = 'Older'`);
  const [, exchanged, upgraded] = await useAccount(api, older);
  for (const refused of [reset, exchanged, upgraded])
    expect(refused).toMatchObject({ status: 503, body: { code: 'identity.account_not_writable' } });
  await server.execute(`UPDATE ${name}.accounts SET webadmin = 1 WHERE name = 'Older'`);
  expect(await addDrop(api, older)).toMatchObject({ status: 404, body: { code: 'game.feature_off' } });
  expect(await rightsOf(api)).toEqual([
    'account creation off',
    'address bans limited',
    'admin bans off',
    'character resets off',
    'computer bans limited',
    'device bans limited',
    'drop editor off',
    'exchanges and upgrades off',
    'password changes off',
  ]);
  await server.execute(`REVOKE DELETE ON ${name}.portal_lease FROM 'portico'@'127.0.0.1'`);
  const { findings } = await diagnose(api.database, api.config);
  expect(findings.find(({ check }) => check === 'portalTables')).toMatchObject({
    state: 'off',
    params: { right: 'INSERT, UPDATE and DELETE of 1 tables: portal_lease' },
    isUrgent: true,
  });
  await server.execute(
    `DROP TABLE ${name}.portal_lease`,
    `REVOKE ALL ON ${name}.portal_lease FROM 'portico'@'127.0.0.1'`,
  );
  expect((await diagnose(api.database, api.config)).findings).toContainEqual(
    expect.objectContaining({
      check: 'portalTables',
      params: { right: 'CREATE of 1 tables: portal_lease' },
      isUrgent: true,
    }),
  );
}
