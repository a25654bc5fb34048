import type { TestEngine } from '@portico/testing-api';
import { createDatabase, createUnitOfWork } from '../../src/platform/persistence/index.js';
import type { Database, DatabaseSchema, UnitOfWork } from '../../src/platform/persistence/index.js';
import { createEmptyDatabase, PreparedDatabase } from './prepared-database.js';
import { testConfig } from './test-config.js';

export interface OpenDatabase {
  database: Database;
  unitOfWork: UnitOfWork;
  home: string;
  databaseUrl: string | undefined;
  close(): Promise<void>;
}

const migrated = new Map<DatabaseSchema, PreparedDatabase>();

/** An empty database of the engine with a schema of its own, migrated. */
export async function openTestDatabase(engine: TestEngine, schema: DatabaseSchema): Promise<OpenDatabase> {
  const { home, databaseUrl, remove } = await createEmptyDatabase(engine);
  const prepared = migrated.get(schema) ?? new PreparedDatabase(schema);
  migrated.set(schema, prepared);
  await prepared.copyInto(engine, { home, databaseUrl });
  const database = createDatabase(testConfig({ home, databaseUrl }), schema, () => undefined);
  await database.open(() => database.migrate());
  return {
    database,
    unitOfWork: createUnitOfWork(database),
    home,
    databaseUrl,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}
