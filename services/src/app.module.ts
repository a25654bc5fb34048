import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { CatalogModule } from './catalog/index.js';
import {
  DemoMailModule,
  DemoMailsModule,
  DemoModule,
  DemoVisitsModule,
  DemoVoteSiteModule,
} from './demo/index.js';
import { DatabaseBridgeModule, GameModule } from './game/index.js';
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
import { GuideModule } from './modules/guide/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { LedgerModule } from './modules/ledger/index.js';
import { MarketModule } from './modules/market/index.js';
import { PagesModule, SitemapModule } from './modules/pages/index.js';
import { PicturesModule } from './modules/pictures/index.js';
import { RankingsModule } from './modules/rankings/index.js';
import { ReleasesModule } from './modules/releases/index.js';
import { SearchModule } from './modules/search/index.js';
import { SeoModule } from './modules/seo/index.js';
import { ShareCardsModule } from './modules/share-cards/index.js';
import { VotingModule } from './modules/voting/index.js';
import { WorldModule } from './modules/world/index.js';
import { PorticoConfigModule } from './platform/config/index.js';
import type { PorticoConfig } from './platform/config/index.js';
import { HttpModule } from './platform/http/index.js';
import { MailModule } from './platform/mail/index.js';
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
        // The demo world shows its mails, unless it is given a server to send them by.
        config.demo && config.env.smtpUrl === undefined ? DemoMailModule : MailModule,
        DemoMailsModule,
        DemoVisitsModule,
        GameModule,
        config.bridgeKind === 'none' ? DatabaseBridgeModule : DemoModule,
        CatalogModule,
        AuditModule,
        IdentityModule,
        RankingsModule,
        GroupsModule,
        AvatarsModule,
        GuideModule,
        WorldModule,
        SearchModule,
        EncyclopediaModule,
        DoctorModule,
        DropsModule,
        PicturesModule,
        MarketModule,
        LedgerModule,
        DashboardModule,
        VotingModule,
        DemoVoteSiteModule,
        ReleasesModule,
        ErrorReportsModule,
        AdminModule,
        AdminLogsModule,
        PagesModule,
        SitemapModule,
        SeoModule,
        ShareCardsModule,
      ],
    };
  }
}
