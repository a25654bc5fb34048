import { Global, Module } from '@nestjs/common';
import { CatalogWatcher } from './catalog-watcher.js';
import { CatalogService } from './catalog.service.js';

/** Global, because nearly everything that shows things needs their names. */
@Global()
@Module({ providers: [CatalogService, CatalogWatcher], exports: [CatalogService] })
export class CatalogModule {}
