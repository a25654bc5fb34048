import { loadConfig, type PorticoConfig, SHELL_BUILD } from '../../../platform/config/index.js';
import {
  createDatabase,
  createUnitOfWork,
  isSchemaFailure,
  openAtStart,
} from '../../../platform/persistence/index.js';
import type { Database } from '../../../platform/persistence/index.js';
import type { GameContext } from '../../../platform/cli/index.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import { openReleaseStore } from '../storage/open-store.js';
import { CanaryEntity } from '../storage/canary.entities.js';
import { releaseSchema } from '../storage/release-schema.js';
import { publisherOf } from '../trial/publisher.js';

/** Runs work on the releases of the portal that this machine is set up for, beside it. */
export function withPublisher<T>(work: (options: PublisherOptions) => Promise<T>): Promise<T> {
  return withReleaseDatabase(async ({ config, database }) => {
    const store = openReleaseStore(config, database);
    await store.adopt();
    return work(await publisherOf(store, new ShellBuildFile(SHELL_BUILD), config));
  });
}

/** Runs work on the tables of releases, which are made where they are missing. */
export async function withReleaseDatabase<T>(work: (context: GameContext) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const database = createDatabase(config, releaseSchema, () => {});
  try {
    await openAtStart(database, { databaseUrl: config.env.databaseUrl, waitForDatabase: false });
    await ensureTables(database, config);
    return await work({ config, database, unitOfWork: createUnitOfWork(database) });
  } finally {
    await database.close();
  }
}

/** Remotes may be released before the portal has been started. */
async function ensureTables(database: Database, { env }: PorticoConfig): Promise<void> {
  try {
    // The newest of them.
    await database.reader.manager.existsBy(CanaryEntity, { id: '' });
  } catch (error) {
    if (!isSchemaFailure(error)) throw error;
    const { requireGame } = await import('../../../game/index.js');
    await requireGame(database, env.databaseUrl);
    await database.migrate(env.migrates);
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
