import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import type { Logger } from 'pino';
import { propertyOf } from '../collections/index.js';
import { loadConfig, type PorticoConfig } from '../config/index.js';
import { AppError, StartupError } from '../errors/index.js';
import { createLogger } from '../logging/index.js';
import { createDatabase, createUnitOfWork, openAtStart } from '../persistence/index.js';
import type { Database, DatabaseSchema, UnitOfWork } from '../persistence/index.js';

export interface CommandContext {
  config: PorticoConfig;
  database: Database;
  unitOfWork: UnitOfWork;
  logger: Logger;
}

export type GameContext = Omit<CommandContext, 'logger'>;

/** Connects, runs the work and disconnects; creates no tables. */
export async function withGameDatabase<T>(
  schema: DatabaseSchema,
  work: (context: GameContext) => Promise<T>,
): Promise<T> {
  const config = loadConfig();
  const database = createDatabase(config, schema, () => {});
  try {
    await openAtStart(database, { databaseUrl: config.env.databaseUrl, waitForDatabase: false });
    return await work({ config, database, unitOfWork: createUnitOfWork(database) });
  } finally {
    await database.close();
  }
}

/** Checks a database before anything is created in it; throws to refuse it. */
export type DatabaseCheck = (context: Pick<CommandContext, 'config' | 'database'>) => Promise<void>;

/** Connects, migrates, runs the work and disconnects in any case. `check` runs before the migrations. */
export async function withDatabase(
  schema: DatabaseSchema,
  work: (context: CommandContext) => Promise<void>,
  check: DatabaseCheck = async () => {},
): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.env.logLevel);
  const database = createDatabase(config, schema, (error) =>
    logger.warn({ err: error }, 'the database is away'),
  );
  try {
    await openAtStart(database, {
      databaseUrl: config.env.databaseUrl,
      waitForDatabase: false,
      prepare: async () => {
        await check({ config, database });
        await database.migrate(config.env.migrates);
      },
    });
    await work({ config, database, unitOfWork: createUnitOfWork(database), logger });
  } finally {
    await database.close();
  }
}

export type LoadSchema = () => Promise<DatabaseSchema>;

export type CommandRegistrar = (program: Command, loadSchema: LoadSchema) => void;

/** A failure that the user of a command can fix; its message is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Wraps the body of a command: a failure becomes one line on standard error and exit code 1. The stack is printed
 * only for unexpected errors, and only if PORTICO_LOG_LEVEL is `debug` or `trace`.
 */
export function runCommand<A extends unknown[]>(
  body: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  return async (...args) => {
    for (const output of [process.stdout, process.stderr])
      output.off('error', ignoreGoneReader).on('error', ignoreGoneReader);
    try {
      await body(...args);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${describe(error)}\n`);
    }
  };
}

/** Work continues after the reader of its output has ended, such as `head -1` or a log collector. The logger does the same. */
function ignoreGoneReader(error: Error): void {
  if (propertyOf(error, 'code') !== 'EPIPE') throw error;
}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to it',
  EDQUOT: 'the quota of this user is used up',
  ENOSPC: 'the disk is full',
  EPERM: 'this user has no right to it',
  EROFS: 'its file system is read-only',
};

function describe(error: unknown): string {
  if (error instanceof StartupError || error instanceof CommandError || error instanceof AppError)
    return error.message;
  const fileFault = describeFileFault(error);
  if (fileFault !== undefined) return fileFault;
  if (!(error instanceof Error)) return `Unexpected failure: ${String(error)}`;
  const isDebugging = /^(?:debug|trace)$/.test(process.env.PORTICO_LOG_LEVEL ?? '');
  return isDebugging && error.stack ? error.stack : `Unexpected failure: ${error.message}`;
}

/** A file that the system refuses to write or read is a fault of the machine, which its owner can fix. Copies name both files. */
function describeFileFault(error: unknown): string | undefined {
  const code = String(propertyOf(error, 'code'));
  // Node's error for a recursive `mkdir` on a full disk or a read-only file system.
  const isNoFolder = code === 'ENOENT' && propertyOf(error, 'syscall') === 'mkdir';
  const fault = isNoFolder ? 'its disk is full or read-only' : FILE_FAULTS[code];
  const files = [propertyOf(error, 'path'), propertyOf(error, 'dest')].filter(
    (file) => typeof file === 'string',
  );
  return fault === undefined || files.length === 0 ? undefined : `${files.join(' to ')}: ${fault}`;
}

export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

/** Runs work that asks questions at the terminal, or reads one line per question from a pipe; '' after its end. */
export async function withQuestions<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk, encoding, done) => (isMuted ? done() : process.stderr.write(chunk, encoding, done)),
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const iterator = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question, { isSecret = false } = {}) => {
    process.stderr.write(question);
    isMuted = isSecret;
    const { value, done } = await iterator.next();
    isMuted = false;
    if (isSecret || !process.stdin.isTTY) process.stderr.write('\n');
    return done ? '' : value.trim();
  };
  try {
    return await work(ask);
  } finally {
    lines.close();
  }
}
