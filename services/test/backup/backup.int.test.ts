import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { restoreBackup, writeBackup } from '../../src/modules/backup/backup-files.js';
import { copyEmbedded, registerBackupCommand } from '../../src/modules/backup/commands/backup-commands.js';
import { createDatabase } from '../../src/platform/persistence/index.js';
import { schema } from '../../src/portal-schema.js';
import { openTestDatabase } from '../harness/open-database.js';
import type { OpenDatabase } from '../harness/open-database.js';
import { testConfig } from '../harness/test-config.js';

const embeddedOnly = process.env.PORTICO_TEST_ENGINE === 'mariadb' ? describe.skip : describe;

embeddedOnly('a backup of a home', () => {
  let folder: string;
  let open: OpenDatabase;
  const files = () => ({ home: open.home, configFile: join(open.home, 'settings.json') });
  const backUp = (name: string) =>
    writeBackup(files(), join(folder, name), (file) => copyEmbedded(open.database, file));
  const accountsOf = async (home: string) => {
    const database = createDatabase(testConfig({ home }), schema, () => undefined);
    await database.open();
    const rows = await database.reader.query<{ id: number }[]>('SELECT id FROM accounts ORDER BY id');
    await database.close();
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-backup-'));
    open = await openTestDatabase('sqlite', schema);
    await open.unitOfWork.run((manager) => manager.query('CREATE TABLE IF NOT EXISTS accounts (id INTEGER)'));
    await mkdir(join(open.home, 'releases/mfe-market'), { recursive: true });
    await writeFile(join(open.home, 'releases/mfe-market/entry.js'), 'entry');
    await writeFile(join(open.home, 'secret'), 's'.repeat(48));
    await writeFile(files().configFile, '{}');
  });

  afterAll(async () => {
    await open.close();
    await rm(folder, { recursive: true });
  });

  test('is the database at one moment, though it is written to meanwhile, with secret and settings, without the cache of releases', async () => {
    await open.unitOfWork.run((manager) => manager.query('INSERT INTO accounts (id) VALUES (1)'));
    const [manifest] = await Promise.all([
      backUp('whole'),
      ...[2, 3, 4].map((id) =>
        open.unitOfWork.run((manager) => manager.query('INSERT INTO accounts (id) VALUES (?)', [id])),
      ),
    ]);
    expect(Object.keys(manifest.files)).toEqual(['portico.config.json', 'portico.db', 'secret']);
    const home = join(folder, 'restored');
    await mkdir(join(home, 'releases/mfe-market'), { recursive: true });
    await restoreBackup(join(folder, 'whole'), home);
    await expect(stat(join(home, 'releases'))).rejects.toThrow('ENOENT');
    expect(await accountsOf(home)).toContain(1);
    expect(await readFile(join(home, 'secret'), 'utf8')).toBe('s'.repeat(48));
    expect((await stat(home)).mode & 0o777).toBe(0o700);
  });

  test('is never written over, nor put into a home that is used', async () => {
    await expect(backUp('whole')).rejects.toThrow('is there already');
    await expect(restoreBackup(join(folder, 'whole'), open.home)).rejects.toThrow('is not empty');
  });

  test('leaves the secret of another portal, whose database is a server', async () => {
    const home = join(folder, 'home-of-another');
    await mkdir(home);
    await writeFile(join(home, 'secret'), 'o'.repeat(48));
    await expect(restoreBackup(join(folder, 'whole'), home)).rejects.toThrow('is not empty');
    expect(await readdir(home)).toEqual(['secret']);
    await writeFile(join(home, 'secret'), 's'.repeat(48));
    await restoreBackup(join(folder, 'whole'), home);
    expect(await readdir(home)).toContain('portico.db');
  });

  test.each([
    [undefined, /mistyped: has no secret/],
    ['s'.repeat(48), /mistyped: has no portico\.db/],
  ])(
    'is refused, and makes nothing, where PORTICO_HOME is not the home of a portal (secret %s)',
    async (secret, line) => {
      vi.stubEnv('PORTICO_HOME', join(folder, 'mistyped'));
      vi.stubEnv('PORTICO_TOKEN_SECRET', secret);
      vi.stubEnv('PORTICO_DATABASE_URL', undefined);
      const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const program = new Command();
      registerBackupCommand(program, () => Promise.resolve(schema));
      await program.parseAsync(['node', 'portico', 'backup', join(folder, 'of-nothing')]);
      expect(printed.mock.calls).toEqual([[expect.stringMatching(line)]]);
      expect(process.exitCode).toBe(1);
      process.exitCode = undefined;
      vi.unstubAllEnvs();
      printed.mockRestore();
      expect((await readdir(folder)).filter((name) => /mistyped|of-nothing/.test(name))).toEqual([]);
    },
  );

  test('has the releases of a home from before they were in the database, which a restore does not write over', async () => {
    const active = join(open.home, 'releases/active.json');
    await writeFile(active, '{"remotes":{}}');
    const { files: kept } = await backUp('unmoved');
    await rm(active);
    expect(Object.keys(kept)).toContain('releases/mfe-market/entry.js');
    const home = join(folder, 'unmoved-restored');
    await restoreBackup(join(folder, 'unmoved'), home);
    expect(await readFile(join(home, 'releases/active.json'), 'utf8')).toBe('{"remotes":{}}');
    await rm(join(home, 'portico.db'));
    await expect(restoreBackup(join(folder, 'whole'), home)).rejects.toThrow('is not empty');
  });

  test('is refused where it is damaged, or was ended half way', async () => {
    await backUp('damaged');
    await appendFile(join(folder, 'damaged/secret'), 'x');
    const home = join(folder, 'never');
    await expect(restoreBackup(join(folder, 'damaged'), home)).rejects.toThrow('damaged: secret');
    const failing = writeBackup(files(), join(folder, 'half'), () => Promise.reject(new Error('killed')));
    await expect(failing).rejects.toThrow('killed');
    await expect(restoreBackup(join(folder, 'half.part'), home)).rejects.toThrow('no whole backup');
    await expect(stat(home)).rejects.toThrow('ENOENT');
  });
});
