import { type DynamicModule, Module } from '@nestjs/common';
import { CatalogModule } from './catalog/index.js';
import { DatabaseBridgeModule, GameModule, HttpBridgeModule } from './game/index.js';
import { ActivityModule } from './modules/activity/index.js';
import { AdminModule } from './modules/admin/index.js';
import { AdminLogsModule } from './modules/admin-logs/index.js';
import { AuditModule } from './modules/audit/index.js';
import { AvatarsModule } from './modules/avatars/index.js';
import { DashboardModule } from './modules/dashboard/index.js';
import { DoctorModule } from './modules/doctor/index.js';
import { DropsModule } from './modules/drops/index.js';
import { EncyclopediaModule } from './modules/encyclopedia/index.js';
import { ErrorReportsModule } from './modules/error-reports/index.js';
import { GroupsModule } from './modules/groups/index.js';
import { GuildsModule } from './modules/guilds/index.js';
import { GuideModule } from './modules/guide/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { LedgerModule } from './modules/ledger/index.js';
import { MarketModule } from './modules/market/index.js';
import { NewsModule } from './modules/news/index.js';
import { PagesModule, SitemapModule } from './modules/pages/index.js';
import { PublicApiModule } from './modules/public-api/index.js';
import { PicturesModule } from './modules/pictures/index.js';
import { RankingsModule } from './modules/rankings/index.js';
import { ReleasesModule } from './modules/releases/index.js';
import { SearchModule } from './modules/search/index.js';
import { SeoModule } from './modules/seo/index.js';
import { ShareCardsModule } from './modules/share-cards/index.js';
import { VotingModule } from './modules/voting/index.js';
import { WishesModule } from './modules/wishes/index.js';
import { WorldModule } from './modules/world/index.js';
import { type PorticoConfig, PorticoConfigModule } from './platform/config/index.js';
import { StartupError } from './platform/errors/index.js';
import { HttpModule } from './platform/http/index.js';
import { MailModule } from './platform/mail/index.js';
import { PersistenceModule } from './platform/persistence/index.js';
import type { PortalExtension } from './portal-extension.js';
import { schemaWith } from './portal-schema.js';

@Module({})
export class AppModule {
  static forRoot(config: PorticoConfig, extension?: PortalExtension): DynamicModule {
    const { bridgeKind } = config;
    if (!config.demo && bridgeKind === 'simulated')
      throw new StartupError("server.bridge.kind: a simulation never writes into a game server's database");
    if (bridgeKind === 'http' && config.env.bridgeKey === undefined)
      throw new StartupError(
        'PORTICO_BRIDGE_KEY is not set: server.bridge.kind is http (docs/bridge/README.md)',
      );
    const {
      mail = MailModule,
      bridge = bridgeKind === 'http' ? HttpBridgeModule : DatabaseBridgeModule,
      others = [],
    } = extension?.modules(config) ?? {};
    return {
      module: AppModule,
      imports: [
        PorticoConfigModule.forRoot(config),
        PersistenceModule.forRoot(schemaWith(extension)),
        HttpModule,
        mail,
        GameModule,
        bridge,
        CatalogModule,
        AuditModule,
        IdentityModule,
        RankingsModule,
        GroupsModule,
        GuildsModule,
        AvatarsModule,
        GuideModule,
        WorldModule,
        ActivityModule,
        SearchModule,
        EncyclopediaModule,
        DoctorModule,
        DropsModule,
        PicturesModule,
        PublicApiModule,
        MarketModule,
        NewsModule,
        WishesModule,
        LedgerModule,
        DashboardModule,
        VotingModule,
        ReleasesModule,
        ErrorReportsModule,
        AdminModule,
        AdminLogsModule,
        PagesModule,
        SitemapModule,
        SeoModule,
        ShareCardsModule,
        ...others,
      ],
    };
  }
}
