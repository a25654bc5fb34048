import { Module, type OnModuleInit } from '@nestjs/common';
import { ReleasesModule } from '../releases/index.js';
import { RenderingFaults, RenderingModule } from '../rendering/index.js';
import { ErrorCounts } from './error-counts.js';
import { ErrorCountsRepository } from './error-counts.repository.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService, KnownReleases } from './error-reports.service.js';
import { RecentErrorsReader } from './recent-errors.js';

@Module({
  imports: [ReleasesModule, RenderingModule],
  controllers: [ErrorReportsController],
  providers: [ErrorReportsService, KnownReleases, ErrorCounts, ErrorCountsRepository, RecentErrorsReader],
  exports: [RecentErrorsReader],
})
export class ErrorReportsModule implements OnModuleInit {
  constructor(
    private readonly rendering: RenderingFaults,
    private readonly counts: ErrorCounts,
  ) {}

  /** Counts rendering failures together with the errors that browsers report for the same release. */
  onModuleInit(): void {
    this.rendering.listen(({ remote, version, slot, message: fault }) => {
      const told = `On the server: ${fault}`;
      const message = slot === undefined ? told : `${slot}: ${told}`;
      this.counts.add({ remote, version, message, place: 'server' });
    });
  }
}
