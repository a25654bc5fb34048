import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/index.js';
import { ErrorReportsModule } from '../error-reports/index.js';
import { ReleasesModule } from '../releases/index.js';
import { AccountActsService } from './accounts/account-acts.service.js';
import { AdminAccountsController } from './accounts/accounts.controller.js';
import { AdminAccountsService } from './accounts/accounts.service.js';
import { DaySumsRepository } from './economy/day-sums.repository.js';
import { EconomyAdding } from './economy/economy-adding.js';
import { EconomyDaysRepository } from './economy/economy-days.repository.js';
import { EconomyController } from './economy/economy.controller.js';
import { EconomyService } from './economy/economy.service.js';
import { AdminOverviewController } from './overview/overview.controller.js';
import { OverviewRepository } from './overview/overview.repository.js';
import { AdminOverviewService } from './overview/overview.service.js';
import { PointsController } from './points/points.controller.js';
import { PointsRequestsService } from './points/points-requests.service.js';
import { PointsService } from './points/points.service.js';
import { ReleaseRollbackService } from './releases/release-rollback.service.js';
import { ReleasesController } from './releases/releases.controller.js';
import { ReleasesService } from './releases/releases.service.js';
import { StoryController } from './story/story.controller.js';
import { StoryService } from './story/story.service.js';
import { SuspicionsController } from './suspicion/suspicions.controller.js';
import { SuspicionsRepository } from './suspicion/suspicions.repository.js';
import { SuspicionsService } from './suspicion/suspicions.service.js';

@Module({
  imports: [ReleasesModule, ErrorReportsModule, JobsModule],
  controllers: [
    AdminAccountsController,
    AdminOverviewController,
    EconomyController,
    PointsController,
    ReleasesController,
    StoryController,
    SuspicionsController,
  ],
  providers: [
    AccountActsService,
    AdminAccountsService,
    AdminOverviewService,
    DaySumsRepository,
    EconomyAdding,
    EconomyDaysRepository,
    EconomyService,
    OverviewRepository,
    PointsRequestsService,
    PointsService,
    ReleaseRollbackService,
    ReleasesService,
    StoryService,
    SuspicionsRepository,
    SuspicionsService,
  ],
})
export class AdminModule {}
