import { forEachEngine, longOnServer } from '@portico/testing-api';
import { DataSource } from 'typeorm';
import { identityMigrations } from '../../src/modules/identity/index.js';
import { createDatabase, MIGRATIONS_TABLE } from '../../src/platform/persistence/index.js';
import { schema } from '../../src/portal-schema.js';
import { openTestDatabase } from '../harness/open-database.js';
import type { OpenDatabase } from '../harness/open-database.js';
import { proves } from '../harness/proves.js';
import { testConfig } from '../harness/test-config.js';

/** The migrations of one module; all hundreds would show the same. */
const few = { entities: [], migrations: identityMigrations };

forEachEngine('migrations', (engine) => {
  proves(
    'platform/persistence/migrations/1780000019000-name-each-migration-once',
    'platform/persistence/connection',
  );

  let open: OpenDatabase;

  beforeAll(async () => {
    open = await openTestDatabase(engine, schema);
  });

  afterAll(() => open.close());

  /** MariaDB spells a missing default `NULL`, and TypeORM recognizes it only in that spelling. */
  const sourceForComparison = async () => {
    const { options } = open.database.source('writer');
    const source =
      options.type === 'mysql' ? new DataSource({ ...options, type: 'mariadb' }) : new DataSource(options);
    return source.initialize();
  };

  test('have an order: each has a time of its own', () => {
    const times = schema.migrations.map(({ name }) => /\d{13}$/.exec(name)?.[0]);
    expect(times).not.toContain(undefined);
    expect(new Set(times).size).toBe(times.length);
  });

  test('leave no difference between the tables and the entities', async () => {
    const source = await sourceForComparison();
    const difference = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    expect(difference.upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('create portal tables alone, and none of the game', async () => {
    const list =
      engine === 'sqlite'
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
    const rows: { name: string }[] = await open.database.reader.query(list);
    const tables = rows.map(({ name }) => name);
    expect(tables).toContain('portal_session');
    expect(tables.filter((name) => !name.startsWith('portal_'))).toEqual([]);
  });

  test('run once', async () => {
    await open.database.migrate();
    const rows = await open.database.source('writer').query(`SELECT name FROM ${MIGRATIONS_TABLE}`);
    expect(rows).toHaveLength(schema.migrations.length);
  });

  test('survive that three processes run them at once', async () => {
    const empty = await openTestDatabase(engine, { entities: [], migrations: [] });
    const config = testConfig({ home: empty.home, databaseUrl: empty.databaseUrl });
    const processes = [1, 2, 3].map(() => createDatabase(config, schema, () => undefined));
    await Promise.all(processes.map((database) => database.open(() => database.migrate())));
    const rows = await empty.database.reader.query(`SELECT name FROM ${MIGRATIONS_TABLE}`);
    expect(rows).toHaveLength(schema.migrations.length);
    for (const database of processes) await database.close();
    await empty.close();
  });

  test('are waited for by a process that does not run them', async () => {
    const empty = await openTestDatabase(engine, { entities: [], migrations: [] });
    const config = testConfig({ home: empty.home, databaseUrl: empty.databaseUrl });
    const [waiting, running] = [1, 2].map(() => createDatabase(config, few, () => undefined));
    const opened = waiting?.open(() => waiting.migrate(false));
    expect(waiting?.isPrepared).toBe(false);
    await running?.open(() => running.migrate());
    await opened;
    expect(await waiting?.reader.query('SELECT * FROM portal_session')).toEqual([]);
    await Promise.all([waiting?.close(), running?.close()]);
    await empty.close();
  });

  test('are repeated where one was killed before it was recorded', async () => {
    const killed = await openTestDatabase(engine, { entities: [], migrations: [] });
    const runner = killed.database.source('writer').createQueryRunner();
    for (const Migration of identityMigrations) await new Migration().up(runner);
    await runner.release();
    const config = testConfig({ home: killed.home, databaseUrl: killed.databaseUrl });
    const repeated = createDatabase(config, few, () => undefined);
    await repeated.open(() => repeated.migrate());
    const rows = await repeated.reader.query(`SELECT name FROM ${MIGRATIONS_TABLE}`);
    expect(rows).toHaveLength(few.migrations.length);
    await repeated.close();
    await killed.close();
  });

  test('that add indexes leave those that are there', async () => {
    const runner = open.database.source('writer').createQueryRunner();
    const added = schema.migrations.filter(({ name }) => /Indexes\d+$|^CreateSuspicion/.test(name));
    expect(added.length).toBeGreaterThan(4);
    for (const Migration of added) await new Migration().up(runner);
    await runner.release();
  });

  longOnServer(engine, 'can be taken back and run again', async () => {
    const writer = open.database.source('writer');
    for (let count = 0; count < schema.migrations.length; count++) await writer.undoLastMigration();
    await open.database.migrate();
    expect(await open.database.reader.query('SELECT * FROM portal_session')).toEqual([]);
  });
});
