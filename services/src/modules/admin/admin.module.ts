import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/index.js';
import { ErrorReportsModule } from '../error-reports/index.js';
import { ReleasesModule } from '../releases/index.js';
import { AdminAccountsModule } from './accounts/accounts.module.js';
import { DaySumsRepository } from './economy/day-sums.repository.js';
import { EconomyAdding } from './economy/economy-adding.js';
import { EconomyDaysRepository } from './economy/economy-days.repository.js';
import { EconomyController } from './economy/economy.controller.js';
import { EconomyService } from './economy/economy.service.js';
import { AdminOverviewController } from './overview/overview.controller.js';
import { OverviewRepository } from './overview/overview.repository.js';
import { AdminOverviewService } from './overview/overview.service.js';
import { PointsModule } from './points/points.module.js';
import { ReleaseRollbackService } from './releases/release-rollback.service.js';
import { ReleasesController } from './releases/releases.controller.js';
import { ReleasesService } from './releases/releases.service.js';
import { SuspicionsController } from './suspicion/suspicions.controller.js';
import { SuspicionsRepository } from './suspicion/suspicions.repository.js';
import { SuspicionsService } from './suspicion/suspicions.service.js';

@Module({
  imports: [AdminAccountsModule, PointsModule, ReleasesModule, ErrorReportsModule, JobsModule],
  controllers: [AdminOverviewController, EconomyController, ReleasesController, SuspicionsController],
  providers: [
    AdminOverviewService,
    DaySumsRepository,
    EconomyAdding,
    EconomyDaysRepository,
    EconomyService,
    OverviewRepository,
    ReleaseRollbackService,
    ReleasesService,
    SuspicionsRepository,
    SuspicionsService,
  ],
})
export class AdminModule {}
