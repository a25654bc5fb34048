import { Module, type OnModuleInit } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/http/idempotency/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { AdminLogsModule, NxOrigins } from '../admin-logs/index.js';
import { IdentityModule } from '../identity/index.js';
import { EntryNotes, LedgerModule } from '../ledger/index.js';
import { RankingsModule } from '../rankings/index.js';
import { AccountActsService } from './accounts/account-acts.service.js';
import { AccountBans } from './accounts/account-bans.js';
import { AccountGate } from './accounts/account-gate.js';
import { AccountHistoryService } from './accounts/account-history.service.js';
import { AccountRowsRepository } from './accounts/account-rows.repository.js';
import { AccountSearchRepository } from './accounts/account-search.repository.js';
import { AdminAccountsController } from './accounts/accounts.controller.js';
import { AdminAccountsService } from './accounts/accounts.service.js';
import { EconomyDaysRepository } from './economy/economy-days.repository.js';
import {
  EconomyController,
  HoldersController,
  AdminOverviewController,
  SpendingController,
  StoryController,
} from './reports.controller.js';
import { EconomyService } from './economy/economy.service.js';
import { HoldersService } from './holders/holders.service.js';
import { AdminOverviewService, WeekComparison } from './overview/overview.service.js';
import { PointsGiving, PointsTerms } from './points/points-giving.js';
import { PointsRequestsRepository } from './points/points-requests.repository.js';
import { PointsRequestsService } from './points/points-requests.service.js';
import { PointsController } from './points/points.controller.js';
import { SuspicionsController } from './suspicion/suspicions.controller.js';
import { PointsService } from './points/points.service.js';
import { ReleasesBoardModule } from './releases/releases-board.module.js';
import { SpendingReportService } from './spending/spending-report.service.js';
import { ExperienceRows, StoryRepository } from './story/story.repository.js';
import { StoryService } from './story/story.service.js';
import { SuspicionSearch, VotersFacts } from './suspicion/search/suspicion-search.js';
import { SuspicionsRepository } from './suspicion/suspicions.repository.js';
import { SuspicionsService } from './suspicion/suspicions.service.js';

@Module({
  imports: [
    AdminLogsModule,
    IdempotencyModule,
    IdentityModule,
    JobsModule,
    LedgerModule,
    RankingsModule,
    ReleasesBoardModule,
  ],
  controllers: [
    AdminAccountsController,
    AdminOverviewController,
    EconomyController,
    HoldersController,
    PointsController,
    SpendingController,
    StoryController,
    SuspicionsController,
  ],
  providers: [
    AccountActsService,
    AccountBans,
    AccountGate,
    AccountHistoryService,
    AccountRowsRepository,
    AccountSearchRepository,
    AdminAccountsService,
    AdminOverviewService,
    EconomyDaysRepository,
    EconomyService,
    ExperienceRows,
    HoldersService,
    PointsGiving,
    PointsRequestsRepository,
    PointsRequestsService,
    PointsService,
    PointsTerms,
    SpendingReportService,
    StoryRepository,
    StoryService,
    SuspicionSearch,
    SuspicionsRepository,
    SuspicionsService,
    VotersFacts,
    WeekComparison,
  ],
})
export class AdminModule implements OnModuleInit {
  constructor(
    private readonly notes: EntryNotes,
    private readonly origins: NxOrigins,
    private readonly points: PointsRequestsRepository,
  ) {}

  /** The history shows players why an admin gave them something. The log of NX shows admins which character received it. */
  onModuleInit(): void {
    this.notes.provide('admin', (keys) => this.points.reasonsOf(keys));
    this.origins.nameCharacters((keys) => this.points.charactersOf(keys));
  }
}
