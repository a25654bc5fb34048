import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';
import { CommandError, type GameContext, runCommand, withGameDatabase } from '../../../platform/cli/index.js';
import { SHELL_BUILD } from '../../../platform/config/index.js';
import { isSchemaFailure } from '../../../platform/persistence/index.js';
import { ReleaseError } from '../files/release-error.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import { BucketError } from '../storage/release-bucket.js';
import { ReleaseKeyEntity, releaseSchema } from '../storage/release.entities.js';
import { openReleaseStore } from '../storage/release-store.js';
import { publisherOf } from '../registry/release-trial.js';

/** Everyone may read released files, because the portal may run as another user than the command. */
const PUBLIC_FILES = 0o022;

export function command<A extends unknown[]>(
  body: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  return runCommand(async (...args: A) => {
    process.umask(PUBLIC_FILES);
    try {
      await body(...args);
    } catch (error) {
      if (error instanceof BucketError)
        throw new CommandError(`The bucket cannot be reached, so nothing was changed: ${error.reason}`);
      throw error instanceof ReleaseError ? new CommandError(error.message) : error;
    }
  });
}

export function withPublisher<T>(work: (options: PublisherOptions) => Promise<T>): Promise<T> {
  return withReleaseDatabase(async ({ config, database }) => {
    const store = openReleaseStore(config, database);
    await store.adopt();
    return work(await publisherOf(store, new ShellBuildFile(SHELL_BUILD), config));
  });
}

export function withReleaseDatabase<T>(work: (context: GameContext) => Promise<T>): Promise<T> {
  return withGameDatabase(releaseSchema, async (context) => {
    await ensureTables(context);
    return work(context);
  });
}

/** The portal may not have started yet, so the tables may be missing. */
async function ensureTables({ database, config: { env } }: GameContext): Promise<void> {
  try {
    // The newest table. If it exists, all others do.
    await database.reader.manager.existsBy(ReleaseKeyEntity, { tokenName: '' });
  } catch (error) {
    if (!isSchemaFailure(error)) throw error;
    const { requireGame } = await import('../../../game/index.js');
    await requireGame(database, env.databaseUrl);
    await database.migrate(env.migrates);
  }
}

export function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function time(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 16)} UTC`;
}

export function age(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return ago(milliseconds / MINUTE_MS, 'minute');
  return milliseconds < DAY_MS ? ago(milliseconds / HOUR_MS, 'hour') : ago(milliseconds / DAY_MS, 'day');
}

function ago(count: number, unit: string): string {
  const whole = Math.max(0, Math.floor(count));
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
