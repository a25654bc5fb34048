import { loadConfig, SHELL_BUILD } from '../../../platform/config/index.js';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { createDatabase, isSchemaFailure, openAtStart } from '../../../platform/persistence/index.js';
import type { Database } from '../../../platform/persistence/index.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import type { ReleaseStore } from '../storage/release-store.js';
import { openReleaseStore } from '../storage/open-store.js';
import { releaseSchema } from '../storage/release-schema.js';
import { publisherOf } from '../trial/publisher.js';

/** Runs work on the releases of the portal that this machine is set up for, beside it. */
export async function withPublisher<T>(work: (options: PublisherOptions) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const database = createDatabase(config, releaseSchema, () => {});
  try {
    await openAtStart(database, { databaseUrl: config.env.databaseUrl, waitForDatabase: false });
    const store = openReleaseStore(config, database);
    await ensureTables(database, store, config);
    await store.adopt();
    return await work(await publisherOf(store, new ShellBuildFile(SHELL_BUILD), config));
  } finally {
    await database.close();
  }
}

/** Remotes may be released before the portal has been started. */
async function ensureTables(database: Database, store: ReleaseStore, { env }: PorticoConfig): Promise<void> {
  try {
    await store.active();
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
