import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, dropTestDatabase } from '@portico/testing/api';
import type { TestEngine } from '@portico/testing/api';
import { createDatabase, createUnitOfWork } from '../../src/platform/persistence/index.js';
import type { Database, DatabaseSchema, UnitOfWork } from '../../src/platform/persistence/index.js';
import { testConfig } from './test-config.js';

export interface OpenDatabase {
  database: Database;
  unitOfWork: UnitOfWork;
  home: string;
  databaseUrl: string | undefined;
  close(): Promise<void>;
}

/** An empty database of the engine with a schema of its own, migrated. */
export async function openTestDatabase(engine: TestEngine, schema: DatabaseSchema): Promise<OpenDatabase> {
  const home = mkdtempSync(join(tmpdir(), 'portico-test-'));
  const databaseUrl = engine === 'mariadb' ? await createTestDatabase() : undefined;
  const database = createDatabase(testConfig({ home, databaseUrl }), schema, () => undefined);
  await database.open(() => database.migrate());
  return {
    database,
    unitOfWork: createUnitOfWork(database),
    home,
    databaseUrl,
    close: async () => {
      await database.close();
      rmSync(home, { recursive: true, force: true });
      if (databaseUrl !== undefined) await dropTestDatabase(databaseUrl);
    },
  };
}
