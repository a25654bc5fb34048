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

  /**
   * Counts a report, unless it is of a release that this portal does not have. The slot is a part of the message: the same error
   * on the remote's own page is another one.
   */
  async take({ remote, version, message, place, slot }: ErrorReportDto): Promise<void> {
    if (!(await this.releases.has(remote, version))) return;
    const told = typeof slot === 'string' ? `${slot}: ${message}` : message;
    this.counts.add({ remote, version, message: told, place: place ?? '' });
  }
}
