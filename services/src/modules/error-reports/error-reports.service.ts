import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import {
  CANARY_COOKIE,
  CanaryVisits,
  PREVIEW_COOKIE,
  PreviewTickets,
  ReleaseRegistry,
  ReleaseStore,
} from '../releases/index.js';
import { ErrorCounts } from './error-counts.js';
import type { ErrorReportDto, PageViewDto } from './error-reports.dto.js';

export const SHELL = 'shell';

/** Limit of remotes whose versions are cached for a minute. Each read goes through all versions of a remote. */
const MAX_REMOTES = 100;

/** Knows the releases that a browser may be running: those in service, their canaries, and earlier ones that are still kept. */
@Injectable()
export class KnownReleases {
  private readonly onDisk = new LRUCache<string, ReadonlySet<string>>({
    max: MAX_REMOTES,
    ttl: MINUTE_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (remote) => new Set((await this.store.releases(remote)).map(({ version }) => version)),
  });

  constructor(
    private readonly registry: ReleaseRegistry,
    private readonly store: ReleaseStore,
  ) {}

  async has(remote: string, version: string): Promise<boolean> {
    if (remote === SHELL) return version === '';
    const inService = (await this.registry.inService()).find(({ name }) => name === remote);
    if (inService === undefined) return false;
    const { active } = inService;
    if (version === active.version || version === active.canary?.version) return true;
    return (await this.onDisk.forceFetch(remote)).has(version);
  }
}

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

  /** Counts a report of a known release that is no preview. The slot is in the message: on the own page it is another error. */
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

  async takeView({ remote, version, ...vitals }: PageViewDto, { cookies, network }: Reporter): Promise<void> {
    if (this.previewOf(cookies) !== undefined) return;
    const { lcp = null, cls = null, inp = null } = vitals;
    const visit = { remote, version, cookie: cookies[CANARY_COOKIE], network, vitals: { lcp, cls, inp } };
    await this.canaries.note(visit);
  }

  private previewOf(cookies: Reporter['cookies']) {
    const ticket = this.tickets.read('cookie', cookies[PREVIEW_COOKIE] ?? '');
    return typeof ticket === 'string' ? undefined : ticket;
  }
}
