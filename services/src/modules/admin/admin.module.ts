import { Module, type OnModuleInit } from '@nestjs/common';
import { AdminLogsModule, NxOrigins } from '../admin-logs/index.js';
import { EntryNotes, LedgerModule } from '../ledger/index.js';
import { RankingsModule } from '../rankings/index.js';
import { EconomyController } from './economy/economy.controller.js';
import { HoldersController } from './holders/holders.controller.js';
import { AdminOverviewController } from './overview/overview.controller.js';
import { ReleasesBoardModule } from './releases/releases-board.module.js';
import { SpendingController } from './spending/spending.controller.js';
import { SuspicionSearch } from './suspicion/search/suspicion-search.js';
import { SuspicionsController } from './suspicion/suspicions.controller.js';
import { AdminAccountsController } from './accounts/accounts.controller.js';
import { PointsController } from './points/points.controller.js';
import { StoryController } from './story/story.controller.js';
import { PointsRequestsRepository } from './points/points-requests.repository.js';

@Module({
  imports: [AdminLogsModule, LedgerModule, RankingsModule, ReleasesBoardModule],
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
  providers: [SuspicionSearch],
})
export class AdminModule implements OnModuleInit {
  constructor(
    private readonly notes: EntryNotes,
    private readonly origins: NxOrigins,
    private readonly points: PointsRequestsRepository,
  ) {}

  /** Players read in their history why an admin gave them something, admins in the log of NX to which character. */
  onModuleInit(): void {
    this.notes.provide('admin', (keys) => this.points.reasonsOf(keys));
    this.origins.nameCharacters((keys) => this.points.charactersOf(keys));
  }
}
