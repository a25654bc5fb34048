import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/index.js';
import { AdminAccountsModule } from './accounts/accounts.module.js';
import { DaySumsRepository } from './economy/day-sums.repository.js';
import { EconomyAdding } from './economy/economy-adding.js';
import { EconomyDaysRepository } from './economy/economy-days.repository.js';
import { EconomyController } from './economy/economy.controller.js';
import { EconomyService } from './economy/economy.service.js';
import { HoldersController } from './holders/holders.controller.js';
import { HoldersRepository } from './holders/holders.repository.js';
import { HoldersService } from './holders/holders.service.js';
import { AdminOverviewController } from './overview/overview.controller.js';
import { AdminOverviewService } from './overview/overview.service.js';
import { WeekComparison } from './overview/week-comparison.js';
import { PointsModule } from './points/points.module.js';
import { ReleasesBoardModule } from './releases/releases-board.module.js';
import { SpendingController } from './spending/spending.controller.js';
import { SpendingRepository } from './spending/spending.repository.js';
import { SpendingService } from './spending/spending.service.js';
import { SuspicionSearch } from './suspicion/search/suspicion-search.js';
import { VotersFacts, VoterSpending } from './suspicion/search/voters-facts.js';
import { SuspicionsController } from './suspicion/suspicions.controller.js';
import { FindingsRepository, SuspicionsRepository } from './suspicion/suspicions.repository.js';
import { SuspicionsService } from './suspicion/suspicions.service.js';

@Module({
  imports: [AdminAccountsModule, PointsModule, ReleasesBoardModule, JobsModule],
  controllers: [
    AdminOverviewController,
    EconomyController,
    HoldersController,
    SpendingController,
    SuspicionsController,
  ],
  providers: [
    AdminOverviewService,
    DaySumsRepository,
    EconomyAdding,
    EconomyDaysRepository,
    EconomyService,
    FindingsRepository,
    HoldersRepository,
    HoldersService,
    SpendingRepository,
    SpendingService,
    SuspicionSearch,
    VotersFacts,
    VoterSpending,
    WeekComparison,
    SuspicionsRepository,
    SuspicionsService,
  ],
})
export class AdminModule {}
