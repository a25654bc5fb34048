import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import {
  createTokenSecret,
  keepTokenSecret,
  loadConfig,
  type PorticoConfig,
} from './platform/config/index.js';
import { StartupError } from './platform/errors/index.js';
import { createHttpApp, listen, stopOnSignals } from './platform/http/index.js';
import { createLogger } from './platform/logging/index.js';
import { DoctorService } from './modules/doctor/index.js';
import { Database, openAtStart } from './platform/persistence/index.js';
import type { PortalExtension } from './portal-extension.js';
import { preparePortal } from './prepare-portal.js';

const NO_DATABASE =
  'PORTICO_DATABASE_URL, which names the database of a game server, is not set: npm start runs the demo world without it';

const NEW_SECRET =
  'PORTICO_HOME has no secret, so there is a new one. If the portal ran before, put its old home there: sessions and second factors need its secret';

/** Starts the whole portal: configuration, database, data of the extension, catalog, then the port. */
export async function startPortal(extension?: PortalExtension): Promise<void> {
  const config = loadConfig(process.env, extension?.publicSettings);
  if (config.demo && extension === undefined) throw new StartupError(NO_DATABASE);
  const isNewHome = createTokenSecret(config.env);
  const logger = createLogger(config.env.logLevel);
  // A home that is not mounted would otherwise end all sessions and second factors without a word.
  if (isNewHome && !config.demo) logger.warn({ msg: NEW_SECRET, home: config.env.home });
  const { skippedSettings: settings = [] } = config.env;
  if (settings.length > 0) logger.warn({ msg: 'settings of a newer portal are skipped', settings });
  const app = await createHttpApp({ module: AppModule.forRoot(config, extension), config, logger });
  try {
    await openDatabase(app, { config, logger, extension });
    const port = await listen(app, config);
    keepTokenSecret(config.env);
    stopOnSignals(app, config, logger);
    if (!config.demo) void warnOfFindings(app, logger);
    process.stdout.write(`Portico is ready at http://localhost:${port}\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Runs beside the first requests, so that visitors need not wait for it. */
async function warnOfFindings(app: NestFastifyApplication, logger: Logger): Promise<void> {
  try {
    if (app.get(Database).isAvailable) await app.get(DoctorService).warn();
  } catch (error) {
    logger.warn({ msg: 'the portal could not look at itself', err: error });
  }
}

/** Connects, then prepares tables and data. With PORTICO_WAIT_FOR_DATABASE this may end after the port is open. */
async function openDatabase(
  app: NestFastifyApplication,
  { config, logger, extension }: { config: PorticoConfig; logger: Logger; extension?: PortalExtension },
): Promise<void> {
  const database = app.get(Database);
  await openAtStart(database, {
    databaseUrl: config.env.databaseUrl,
    waitForDatabase: config.env.waitForDatabase,
    prepare: () => preparePortal(app, config, logger, extension),
  });
  if (!database.isAvailable) logger.warn('the database is away; the portal waits for it');
}
