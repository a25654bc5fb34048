import { Inject, Injectable, Logger, Global, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Database, isSchemaFailure } from '../platform/persistence/index.js';
import { CatalogService } from './catalog.service.js';

/** Together with reading the drops and the second for which pages are cached, an edit by the portal is visible within two. */
const LOOK_MS = 500;

/** Makes imports and changed drops visible to a running portal within seconds, and loads the catalog late if the database was away. */
@Injectable()
class CatalogWatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Catalog');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CatalogService) private readonly catalog: CatalogService,
    @Inject(Database) private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (!this.database.isUsable) return;
    try {
      if (await this.catalog.refresh()) this.report();
    } catch (error) {
      this.database.notice(error);
      // Missing tables are reported elsewhere, once for everything that needs them.
      if (isSchemaFailure(error)) return;
      this.logger.warn({ msg: 'the catalog could not be refreshed', reason: String(error) });
    }
  }

  private report(): void {
    const { generation, itemCount, monsterCount } = this.catalog.current;
    this.logger.log({ msg: 'a new catalog is in service', generation, itemCount, monsterCount });
  }
}

/** Global, because nearly everything that shows things needs their names. */
@Global()
@Module({ providers: [CatalogService, CatalogWatcher], exports: [CatalogService] })
export class CatalogModule {}
