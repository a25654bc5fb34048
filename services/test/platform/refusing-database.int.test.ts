import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, mariadbPrograms, MariadbServer } from '@portico/testing-api';
import { createConnection } from 'mysql2/promise';
import { diagnose } from '../../src/modules/doctor/diagnosis.js';
import { createLogger } from '../../src/platform/logging/index.js';
import { createDatabase } from '../../src/platform/persistence/index.js';
import { LOCK_WAIT_SECONDS } from '../../src/platform/persistence/mysql-session.js';
import { schema } from '../../src/portal-schema.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { testConfig } from '../harness/test-config.js';

// These settings affect a whole server; the tests must not change one that was given by its address.
const hasPrograms = mariadbPrograms() !== undefined;
if (!hasPrograms)
  process.stderr.write('SKIPPED: a database that refuses. Install mariadb-server to run these tests.\n');
const describeWithServer =
  hasPrograms || process.env.PORTICO_REQUIRE_MARIADB === '1' ? describe : describe.skip;

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) process.stderr.write('SKIPPED: TLS to the database. Install openssl to run these tests.\n');

const certificates = mkdtempSync(join(tmpdir(), 'portico-test-'));
const [certificate, key] = [join(certificates, 'server.pem'), join(certificates, 'server.key')];

describeWithServer('a database server', () => {
  let server: MariadbServer;

  beforeAll(async () => {
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      certificate,
    ];
    if (hasOpenssl) execFileSync('openssl', [...made, ...names], { stdio: 'ignore' });
    const flags = hasOpenssl ? [`--ssl-cert=${certificate}`, `--ssl-key=${key}`] : [];
    server = await MariadbServer.create({ flags });
  });

  afterAll(async () => {
    await server.destroy();
    rmSync(certificates, { recursive: true });
  });

  const setGlobally = (...settings: string[]) =>
    server.execute(...settings.map((setting) => `SET GLOBAL ${setting}`));

  describe('that takes no changes', () => {
    let api: TestApi;
    let lines: string[];

    beforeAll(async () => {
      const databaseUrl = new URL(await createTestDatabase(server.url('')));
      // The server's administrator may write in read-only mode.
      await server.execute(
        "CREATE OR REPLACE USER portal@'127.0.0.1'",
        `GRANT ALL ON ${databaseUrl.pathname.slice(1)}.* TO portal@'127.0.0.1'`,
      );
      databaseUrl.username = 'portal';
      lines = [];
      const logger = createLogger('warn', { write: (line) => lines.push(line) });
      api = await startApi({ engine: 'mariadb', databaseUrl: databaseUrl.href, logger });
      await api.seed((manager) => insertAccount(manager, 1, { name: 'wren', password: 'Moss & Willow 7' }));
    });

    afterAll(() => api.close());

    const login = () =>
      api.call('/api/auth/login', {
        method: 'POST',
        payload: { username: 'wren', password: 'Moss & Willow 7' },
      });
    const said = (text: string) => lines.filter((line) => line.includes(text)).length;

    async function expectNoChanges(): Promise<void> {
      const began = performance.now();
      const refused = await login();
      expect(refused).toMatchObject({ status: 503, body: { code: 'database.read_only' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(performance.now() - began).toBeLessThan(2 * LOCK_WAIT_SECONDS * 1000);
      expect(await api.call('/api/health/ready')).toMatchObject({
        status: 200,
        body: { status: 'degraded', database: true, writable: false },
      });
      expect((await api.call('/api/rankings')).status).toBe(200);
    }

    test('answers 503 to what changes something, goes on with the rest, and says so once', async () => {
      await setGlobally('read_only = 1');
      for (let turn = 0; turn < 3; turn++) await expectNoChanges();
      const { findings } = await diagnose(api.database, api.config);
      expect(findings.filter(({ isUrgent }) => isUrgent)).toMatchObject([
        { check: 'writing', state: 'off', reason: 'takesNoChanges' },
      ]);
      expect(findings.map(({ reason }) => reason)).not.toContain('probeFailed');
      expect(said('takes no changes')).toBe(1);
      await setGlobally('read_only = 0');
      expect((await login()).status).toBe(200);
      expect(said('takes changes again')).toBe(1);
      expect(await api.call('/api/health/ready')).toMatchObject({ body: { status: 'ready' } });
    });

    // Takes as long as the wait for a lock.
    describe.runIf(process.env.PORTICO_TEST_FULL === '1')('under a lock', () => {
      test('is waited for no longer than a lock may take', async () => {
        const backup = await createConnection(server.url(''));
        try {
          await backup.query('FLUSH TABLES WITH READ LOCK');
          await expectNoChanges();
        } finally {
          await backup.query('UNLOCK TABLES');
          await backup.end();
        }
        expect((await login()).status).toBe(200);
      });
    });

    test('has a queue where its connections are all taken', async () => {
      const theirs = await Promise.all(
        Array.from({ length: 3 }, () => createConnection(api.config.env.databaseUrl ?? '')),
      );
      await server.execute("ALTER USER portal@'127.0.0.1' WITH MAX_USER_CONNECTIONS 10");
      try {
        for (let turn = 0; turn < 3; turn++) {
          const answers = await Promise.all(
            Array.from({ length: 60 }, (_, id) => api.call(`/api/rankings/${id + 1}`)),
          );
          expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
        }
        expect(said('is away')).toBe(0);
      } finally {
        for (const one of theirs) one.destroy();
        await server.execute("ALTER USER portal@'127.0.0.1' WITH MAX_USER_CONNECTIONS 0");
      }
    });
  });

  test('gives tables of the portal what they need, whatever is usual there', async () => {
    await setGlobally('innodb_default_row_format = compact', 'default_storage_engine = MyISAM');
    const databaseUrl = await createTestDatabase(server.url(''));
    await server.execute(`ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} CHARACTER SET latin1`);
    const database = createDatabase(testConfig({ home: '/nowhere', databaseUrl }), schema, () => undefined);
    try {
      await database.open(() => database.migrate());
      const tables = await database.reader.query<object[]>(
        `SELECT engine, row_format AS format, table_collation AS collation, COUNT(*) > 40 AS isAll
         FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name <> 'portal_migrations'
         GROUP BY engine, row_format, table_collation`,
      );
      expect(tables).toEqual([
        { engine: 'InnoDB', format: 'Dynamic', collation: 'utf8mb4_general_ci', isAll: 1 },
      ]);
    } finally {
      await database.close();
      await setGlobally('innodb_default_row_format = DEFAULT', 'default_storage_engine = DEFAULT');
    }
  });

  test('is refused by its name where it is too old, before anything is created', async () => {
    const old = await MariadbServer.create({ flags: ['--version=5.6.51-log'] });
    try {
      const databaseUrl = await createTestDatabase(old.url(''));
      await expect(startApi({ engine: 'mariadb', databaseUrl })).rejects.toThrow(
        /^The server of the database "portico_test_\w+" is MySQL 5\.6, and the portal needs MariaDB 10\.6 or MySQL 8/,
      );
      const connection = await createConnection(databaseUrl);
      const [tables] = await connection.query('SHOW TABLES');
      expect(tables).toEqual([]);
      await connection.end();
    } finally {
      await old.destroy();
    }
  });

  test('is named where it does not speak the TLS that its address asks for', async () => {
    const plain = await MariadbServer.create({ flags: ['--skip-ssl'] });
    try {
      const databaseUrl = `${await createTestDatabase(plain.url(''))}?ssl-mode=REQUIRED`;
      await expect(startApi({ engine: 'mariadb', databaseUrl })).rejects.toThrow(/does not support TLS/);
    } finally {
      await plain.destroy();
    }
  });

  describe.runIf(hasOpenssl)('with TLS', () => {
    test.each([
      ['?ssl=true', true],
      ['?ssl-mode=REQUIRED', true],
      [`?ssl-ca=${certificate}`, true],
      [`?ssl-mode=VERIFY_IDENTITY&ssl-ca=${certificate}`, true],
      ['?ssl-mode=DISABLED', false],
      ['', false],
    ])('is talked to as its address says: %s', async (parameters, isEncrypted) => {
      const ciphers = await cipherOf(parameters);
      expect(ciphers !== '').toBe(isEncrypted);
    });

    test('is refused where nothing vouches for its certificate', async () => {
      await expect(cipherOf('?ssl-mode=VERIFY_CA')).rejects.toThrow(/self.signed certificate/);
    });
  });

  async function cipherOf(parameters: string): Promise<string> {
    // A certificate is for a name, not for an address.
    const url = new URL(await createTestDatabase(server.url('')));
    url.hostname = 'localhost';
    const databaseUrl = `${url.href}${parameters}`;
    const database = createDatabase(testConfig({ home: '/nowhere', databaseUrl }), schema, () => undefined);
    try {
      await database.open();
      const [row] = await database.reader.query<{ Value: string }[]>("SHOW STATUS LIKE 'Ssl_cipher'");
      return row?.Value ?? '';
    } finally {
      await database.close();
    }
  }
});
