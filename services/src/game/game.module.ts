import { Global, Module } from '@nestjs/common';
import { CatalogWatcher } from './catalog/catalog-watcher.js';
import { CatalogService } from './catalog/catalog.service.js';
import { GameFeatures } from './features/game-features.js';
import { SchemaProbe } from './schema-probe.js';

/** Global: what the database lacks concerns nearly everything that reads it. */
@Global()
@Module({
  providers: [SchemaProbe, GameFeatures, CatalogService, CatalogWatcher],
  exports: [SchemaProbe, GameFeatures, CatalogService],
})
export class GameModule {}
