import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { GameModule } from './game/index.js';
import { AdminModule } from './modules/admin/index.js';
import { DatabaseCatalogModule } from './modules/database/index.js';
import { ErrorReportsModule } from './modules/error-reports/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { MarketModule } from './modules/market/index.js';
import { CardsModule, PortalModule, SeoModule } from './modules/portal/index.js';
import { PublicModule } from './modules/public/index.js';
import { SearchModule } from './modules/search/index.js';
import { PorticoConfigModule } from './platform/config/index.js';
import type { PorticoConfig } from './platform/config/index.js';
import { HttpModule } from './platform/http/index.js';
import { PersistenceModule } from './platform/persistence/index.js';
import { schema } from './schema.js';

@Module({})
export class AppModule {
  static forRoot(config: PorticoConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PorticoConfigModule.forRoot(config),
        PersistenceModule.forRoot(schema),
        HttpModule,
        GameModule,
        IdentityModule,
        PublicModule,
        SearchModule,
        DatabaseCatalogModule,
        MarketModule,
        ErrorReportsModule,
        AdminModule,
        PortalModule,
        SeoModule,
        CardsModule,
      ],
    };
  }
}
