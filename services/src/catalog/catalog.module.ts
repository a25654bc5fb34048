import { Global, Module } from '@nestjs/common';
import { CatalogWatcher } from './catalog-watcher.js';
import { CatalogService } from './catalog.service.js';

/** Global: the names of things concern nearly everything that shows them. */
@Global()
@Module({ providers: [CatalogService, CatalogWatcher], exports: [CatalogService] })
export class CatalogModule {}
