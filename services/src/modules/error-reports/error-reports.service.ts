import { Inject, Injectable } from '@nestjs/common';
import { CANARY_COOKIE, CanaryVisits, PREVIEW_COOKIE, PreviewTickets } from '../releases/index.js';
import { ErrorCounts } from './error-counts.js';
import type { ErrorReportDto, PageViewDto } from './error-reports.dto.js';
import { KnownReleases } from './known-releases.js';

export interface Reporter {
  cookies: Readonly<Record<string, string | undefined>>;
  network: string;
}

@Injectable()
export class ErrorReportsService {
  constructor(
    private readonly releases: KnownReleases,
    private readonly counts: ErrorCounts,
    private readonly canaries: CanaryVisits,
    @Inject(PreviewTickets) private readonly tickets: PreviewTickets,
  ) {}

  /**
   * Counts a report, unless this portal does not have the release or the release is a preview. The slot is part of
   * the message, because the same error on the remote's own page is another one.
   */
  async take(report: ErrorReportDto, { cookies, network }: Reporter): Promise<void> {
    const { remote, version, message, place, slot } = report;
    if (!(await this.releases.has(remote, version))) return;
    const preview = this.previewOf(cookies);
    if (preview?.remote === remote && preview.version === version) return;
    const told = typeof slot === 'string' ? `${slot}: ${message}` : message;
    this.counts.add({ remote, version, message: told, place: place ?? '' });
    if (preview !== undefined) return;
    await this.canaries.note({ remote, version, cookie: cookies[CANARY_COOKIE], network });
  }

  /** Counts a view of a canary or its control group; ignores all other views. */
  async takeView({ remote, version, ...vitals }: PageViewDto, { cookies, network }: Reporter): Promise<void> {
    if (this.previewOf(cookies) !== undefined) return;
    const { lcp = null, cls = null, inp = null } = vitals;
    const visit = { remote, version, cookie: cookies[CANARY_COOKIE], network, vitals: { lcp, cls, inp } };
    await this.canaries.note(visit);
  }

  /** The preview of the browser. A browser with a preview gets no canary. */
  private previewOf(cookies: Reporter['cookies']) {
    const ticket = this.tickets.read('cookie', cookies[PREVIEW_COOKIE] ?? '');
    return typeof ticket === 'string' ? undefined : ticket;
  }
}
