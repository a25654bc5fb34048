import { forEachEngine } from '@portico/testing-api';
import { openTestDatabase } from '../../test/harness/open-database.js';
import { testConfig } from '../../test/harness/test-config.js';
import { createDatabase } from '../platform/persistence/index.js';
import { catalogEntities, catalogMigrations } from './index.js';

const schema = { entities: catalogEntities, migrations: catalogMigrations };

forEachEngine('migrations of the catalog', (engine) => {
  test('can be repeated after they were killed anywhere between their tables and their record', async () => {
    const open = await openTestDatabase(engine, { entities: [], migrations: [] });
    const runner = open.database.source('writer').createQueryRunner();
    for (const Migration of catalogMigrations) await new Migration().up(runner);
    await runner.dropTable('portal_catalog_file');
    await runner.dropColumn('portal_catalog_generation', 'reactor_count');
    await runner.release();
    const config = testConfig({ home: open.home, databaseUrl: open.databaseUrl });
    const again = createDatabase(config, schema, () => undefined);
    await again.open(() => again.migrate());
    expect(await again.reader.query('SELECT reactor_count FROM portal_catalog_generation')).toEqual([]);
    expect(await again.reader.query('SELECT * FROM portal_catalog_file')).toEqual([]);
    await again.close();
    await open.close();
  });
});
