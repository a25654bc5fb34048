import { Module } from '@nestjs/common';
import { CatalogWatcher } from './catalog/catalog-watcher.js';
import { CatalogService } from './catalog/catalog.service.js';
import { SchemaProbe } from './schema-probe.js';

@Module({
  providers: [SchemaProbe, CatalogService, CatalogWatcher],
  exports: [SchemaProbe, CatalogService],
})
export class GameModule {}
