import type { Logger } from 'pino';
import { loadConfig, type PorticoConfig } from '../config/index.js';
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

/** Connects, runs the work and disconnects; no table is created. */
export async function withGameDatabase(
  schema: DatabaseSchema,
  work: (context: GameContext) => Promise<void>,
): Promise<void> {
  const config = loadConfig();
  const database = createDatabase(config, schema, () => {});
  try {
    await openAtStart(database, { databaseUrl: config.env.databaseUrl, waitForDatabase: false });
    await work({ config, database, unitOfWork: createUnitOfWork(database) });
  } finally {
    await database.close();
  }
}

/** Looks at a database before anything is created in it, and refuses by throwing. */
export type DatabaseCheck = (context: Pick<CommandContext, 'config' | 'database'>) => Promise<void>;

/** Connects, migrates, runs the work and disconnects, whatever happens. `check` comes before the migrations. */
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
