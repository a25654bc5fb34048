import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/index.js';
import { RenderingModule } from '../rendering/index.js';
import { ErrorCounts } from './error-counts.js';
import { ErrorCountsRepository } from './error-counts.repository.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService } from './error-reports.service.js';
import { KnownReleases } from './known-releases.js';
import { RecentErrorsReader } from './recent-errors.js';
import { ServerFaults } from './server-faults.js';

@Module({
  imports: [ReleasesModule, RenderingModule],
  controllers: [ErrorReportsController],
  providers: [
    ErrorReportsService,
    KnownReleases,
    ErrorCounts,
    ErrorCountsRepository,
    RecentErrorsReader,
    ServerFaults,
  ],
  exports: [RecentErrorsReader],
})
export class ErrorReportsModule {}
