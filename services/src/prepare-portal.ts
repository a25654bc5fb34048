import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { CatalogService } from './catalog/index.js';
import { GameFeatures, requireGame } from './game/index.js';
import type { PorticoConfig } from './platform/config/index.js';
import { Database, UnitOfWork } from './platform/persistence/index.js';
import type { PortalExtension } from './portal-extension.js';

/**
 * Prepares tables and data on a connected database. Refuses a database that is not a game server's before it creates anything. Then it
 * runs the migrations, lets the extension create its data, checks what the game's tables lack, and loads the catalog.
 */
export async function preparePortal(
  app: INestApplicationContext,
  config: PorticoConfig,
  logger: Logger,
  extension?: PortalExtension,
): Promise<void> {
  const database = app.get(Database);
  await requireGame(database, config.env.databaseUrl);
  await database.migrate(config.env.migrates);
  await extension?.prepare({ config, database, unitOfWork: app.get(UnitOfWork) });
  await app.get(GameFeatures).refresh();
  const catalogs = app.get(CatalogService);
  await catalogs.load();
  if (catalogs.current.generation === null) {
    logger.warn(
      'no game files are imported yet: names, maps and quests are missing until "npm run portico -- import --wz DIR" has read them',
    );
  }
}
