import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, dropTestDatabase, dumpDatabase, restoreDatabase } from '@portico/testing-api';
import type { TestEngine } from '@portico/testing-api';
import type { EntityManager } from 'typeorm';
import { createDatabase, createUnitOfWork } from '../../src/platform/persistence/index.js';
import type { Database, DatabaseSchema, UnitOfWork } from '../../src/platform/persistence/index.js';
import { testConfig } from './test-config.js';

const FILE = 'portico.db';

export interface EmptyDatabase {
  home: string;
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
}

/** A home and, on a server, an empty database of its own. */
export async function createEmptyDatabase(engine: TestEngine): Promise<EmptyDatabase> {
  const home = mkdtempSync(join(tmpdir(), 'portico-test-'));
  const databaseUrl = engine === 'mariadb' ? await createTestDatabase() : undefined;
  return {
    home,
    databaseUrl,
    remove: async () => {
      rmSync(home, { recursive: true, force: true });
      if (databaseUrl !== undefined) await dropTestDatabase(databaseUrl);
    },
  };
}

/** A state of a database, created once per process and then copied, because migrations take ten times longer than a copy. */
export class PreparedDatabase {
  private readonly copies = new Map<TestEngine, Promise<Buffer | string>>();

  /** `tables` exist before the migrations run, like those of a game server. */
  constructor(
    private readonly schema: DatabaseSchema,
    private readonly tables: (manager: EntityManager) => Promise<void> = async () => {},
  ) {}

  async copyInto(engine: TestEngine, { home, databaseUrl }: Omit<EmptyDatabase, 'remove'>): Promise<void> {
    let copy = this.copies.get(engine);
    if (copy === undefined) this.copies.set(engine, (copy = this.make(engine)));
    const content = await copy;
    if (databaseUrl === undefined) writeFileSync(join(home, FILE), content, { mode: 0o600 });
    else await restoreDatabase(databaseUrl, String(content));
  }

  private async make(engine: TestEngine): Promise<Buffer | string> {
    const { home, databaseUrl, remove } = await createEmptyDatabase(engine);
    try {
      const database = createDatabase(testConfig({ home, databaseUrl }), this.schema, () => undefined);
      await database.open(() => this.prepare(database, createUnitOfWork(database)));
      // Complete only after it is closed: until then the last writes are in a second file.
      await database.close();
      return databaseUrl === undefined ? readFileSync(join(home, FILE)) : await dumpDatabase(databaseUrl);
    } finally {
      await remove();
    }
  }

  private async prepare(database: Database, unitOfWork: UnitOfWork): Promise<void> {
    await unitOfWork.run(this.tables);
    await database.migrate();
  }
}
