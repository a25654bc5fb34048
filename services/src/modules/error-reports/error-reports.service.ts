import { Injectable } from '@nestjs/common';
import { ErrorCounts } from './error-counts.js';
import type { ErrorReportDto } from './error-reports.dto.js';
import { KnownReleases } from './known-releases.js';

@Injectable()
export class ErrorReportsService {
  constructor(
    private readonly releases: KnownReleases,
    private readonly counts: ErrorCounts,
  ) {}

  /** Counts a report, unless it is of a release that this portal does not have. */
  async take({ remote, version, message, place }: ErrorReportDto): Promise<void> {
    if (await this.releases.has(remote, version)) {
      this.counts.add({ remote, version, message, place: place ?? '' });
    }
  }
}
