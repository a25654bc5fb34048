import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/index.js';
import { ErrorCounts } from './error-counts.js';
import { ErrorCountsRepository } from './error-counts.repository.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService } from './error-reports.service.js';
import { KnownReleases } from './known-releases.js';
import { RecentErrorsReader } from './recent-errors.js';

@Module({
  imports: [ReleasesModule],
  controllers: [ErrorReportsController],
  providers: [ErrorReportsService, KnownReleases, ErrorCounts, ErrorCountsRepository, RecentErrorsReader],
  exports: [RecentErrorsReader],
})
export class ErrorReportsModule {}
