import { DataSource } from 'typeorm';
import { createDatabase, MIGRATIONS_TABLE } from '@portico/services/platform/persistence';
import type { DatabaseSchema } from '@portico/services/platform/persistence';
import { openTestDatabase } from '../../test/harness/open-database.js';
import { testConfig } from '../../test/harness/test-config.js';
import { schema } from '../../src/portal-schema.js';
import { demoSchema } from './start-demo-api.js';

const DEMO_TABLES = ['portal_demo_mail', 'portal_demo_server', 'portal_demo_visit'];

/** Names of the demo's tables and the number of recorded migrations, after the second schema opened a database of the first. */
async function afterBoth(first: DatabaseSchema, second: DatabaseSchema) {
  const open = await openTestDatabase('sqlite', first);
  const database = createDatabase(testConfig({ home: open.home }), second, () => undefined);
  await database.open(() => database.migrate());
  const names = async (sql: string) => {
    const rows = await database.reader.query<{ name: string }[]>(sql);
    return rows.map(({ name }) => name);
  };
  const tables = await names(
    "SELECT name FROM sqlite_master WHERE name LIKE 'portal_demo_%' AND type = 'table'",
  );
  const migrations = await names(`SELECT name FROM ${MIGRATIONS_TABLE}`);
  await database.close();
  await open.close();
  return { tables: tables.sort(), migrations };
}

describe('tables of the demo', () => {
  test('are as their entities say', async () => {
    const open = await openTestDatabase('sqlite', demoSchema);
    const source = await new DataSource(open.database.source('writer').options).initialize();
    const difference = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    await open.close();
    expect(difference.upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('are added to a home that a command of the server alone has migrated', async () => {
    const { tables, migrations } = await afterBoth(schema, demoSchema);
    expect(tables).toEqual(DEMO_TABLES);
    expect(migrations).toHaveLength(demoSchema.migrations.length);
  });

  test('stay in the database of a server that an earlier version has put them into', async () => {
    const { tables, migrations } = await afterBoth(demoSchema, schema);
    expect(tables).toEqual(DEMO_TABLES);
    expect(migrations).toHaveLength(demoSchema.migrations.length);
  });

  test('are made by migrations of the names that homes have recorded', () => {
    const names = new Set(schema.migrations.map(({ name }) => name));
    const own = demoSchema.migrations.filter(({ name }) => !names.has(name));
    expect(own.map(({ name }) => name)).toEqual([
      'CreateDemoServer1780000002100',
      'ReleaseDemoServer1780000003300',
      'CreateDemoMail1780000006200',
      'CreateDemoVisit1780000008500',
    ]);
  });
});
