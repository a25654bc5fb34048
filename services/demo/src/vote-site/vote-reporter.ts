import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { VoteSite } from '@portico/services/modules/voting';
import type { VoteSiteTexts } from './site-document.js';

/** How a site reports a vote. The visitor chooses one of the cases that the portal has to handle. */
export const REPORT_WAYS = ['now', 'late', 'twice', 'never', 'notCounted'] as const;
type ReportWay = (typeof REPORT_WAYS)[number];

/** Outcomes on the thanks page: the chosen way, or `pending` if the portal has not answered yet. */
const REPORT_OUTCOMES = ['reported', 'pending', 'late', 'twice', 'never', 'notCounted'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const TEXT_OF_WAY: Readonly<Record<ReportWay, keyof VoteSiteTexts>> = {
  now: 'wayNow',
  late: 'wayLate',
  twice: 'wayTwice',
  never: 'wayNever',
  notCounted: 'wayNotCounted',
};

export function isReportWay(value: unknown): value is ReportWay {
  return REPORT_WAYS.some((way) => way === value);
}

export function isReportOutcome(value: unknown): value is ReportOutcome {
  return REPORT_OUTCOMES.some((outcome) => outcome === value);
}

export interface SiteVote {
  site: VoteSite;
  token: string;
  voter: string;
  origin: string;
}

export const REPORT_TIMES = { patience: 2000, late: 15_000, timeout: 5000, retries: [1000, 4000, 15_000] };

const MAX_OPEN = 200;

/** Reports votes to the portal over HTTP like a real vote site: signed, and with retries if the portal does not answer. */
export class VoteReporter implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Demo vote site');
  private readonly end = new AbortController();
  private readonly open = new Set<Promise<boolean>>();

  constructor(private readonly times = REPORT_TIMES) {
    // No limit of listeners, because every open call listens to this signal.
    setMaxListeners(0, this.end.signal);
  }

  /** Returns the outcome for the visitor; undefined if too many reports are open. */
  async report(vote: SiteVote, way: ReportWay): Promise<ReportOutcome | undefined> {
    if (way === 'never') return 'never';
    if (this.open.size >= MAX_OPEN) return undefined;
    const work = this.reportBy(vote, way).finally(() => this.open.delete(work));
    this.open.add(work);
    if (way === 'late') return 'late';
    const isReported = await Promise.race([work, this.patience()]);
    if (!isReported) return 'pending';
    return way === 'now' ? 'reported' : way;
  }

  async settled(): Promise<void> {
    await Promise.all(this.open);
  }

  /** Votes that are not reported by then are lost. */
  async beforeApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.settled();
  }

  private async reportBy(vote: SiteVote, way: ReportWay): Promise<boolean> {
    if (way === 'late' && !(await this.pause(this.times.late))) return false;
    const isReported = await this.send(vote, way !== 'notCounted');
    return way === 'twice' && isReported ? this.send(vote, true) : isReported;
  }

  private async send(vote: SiteVote, hasCounted: boolean): Promise<boolean> {
    let problem = await this.call(vote, hasCounted);
    for (const wait of this.times.retries) {
      if (problem === undefined || !(await this.pause(wait))) break;
      problem = await this.call(vote, hasCounted);
    }
    if (problem !== undefined && !this.end.signal.aborted)
      this.logger.warn({ msg: 'a vote could not be reported', site: vote.site.id, problem });
    return problem === undefined;
  }

  private async call(
    { site, token, voter, origin }: SiteVote,
    hasCounted: boolean,
  ): Promise<string | undefined> {
    const body = JSON.stringify({ token, voter, counted: hasCounted });
    const signature = createHmac('sha256', site.secret ?? '')
      .update(body)
      .digest('hex');
    const signal = AbortSignal.any([this.end.signal, AbortSignal.timeout(this.times.timeout)]);
    try {
      const { ok, status } = await fetch(`${origin}/api/voting/callback/${site.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-portico-signature': `sha256=${signature}` },
        body,
        redirect: 'error',
        signal,
      });
      return ok ? undefined : String(status);
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  private async patience(): Promise<false> {
    await this.pause(this.times.patience);
    return false;
  }

  /** Returns false if the portal stops meanwhile. */
  private async pause(milliseconds: number): Promise<boolean> {
    const { signal } = this.end;
    return delay(milliseconds, true, { signal, ref: false }).catch(() => false);
  }
}
