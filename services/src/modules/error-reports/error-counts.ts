import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { Counter } from 'prom-client';
import { reasonOf } from '../../platform/errors/index.js';
import { metrics } from '../../platform/metrics/index.js';
import { type ErrorCountEntity, ErrorCountsRepository } from './error-counts.repository.js';
import { cleanMessage, fingerprintOf } from './error-message.js';

type ReportedError = Pick<ErrorCountEntity, 'remote' | 'version' | 'message' | 'place'>;

const errors = new Counter({
  name: 'portico_remote_errors_total',
  help: 'Errors of released remotes, in browsers and while pages are rendered.',
  labelNames: ['remote', 'side'],
  registers: [metrics],
});

const RETENTION_MS = 7 * DAY_MS;

/** Time for which reports are summed up in memory. A flood of reports becomes a few rows every five seconds. */
const WRITE_AFTER_MS = 5_000;

/** Maximum number of different errors between two writes. Further errors are dropped. */
const MAX_PENDING = 50;

/** Counts reports in memory and writes the sums. If the database is slow, reports are lost, not queued. */
@Injectable()
export class ErrorCounts implements BeforeApplicationShutdown {
  private readonly logger = new Logger('ErrorReports');
  private pending = new Map<string, ErrorCountEntity>();
  private timer: NodeJS.Timeout | undefined;
  private cleanedHour = 0;

  constructor(private readonly repository: ErrorCountsRepository) {}

  add(report: ReportedError, now = Date.now()): void {
    const { remote, version, place } = report;
    errors.inc({ remote, side: place === 'server' ? 'server' : 'browser' });
    const message = cleanMessage(report.message);
    const fingerprint = fingerprintOf(message);
    const hourAt = Math.floor(now / HOUR_MS) * HOUR_MS;
    this.count({ hourAt, remote, version, fingerprint, message, place, occurrences: 1 });
    this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = [...this.pending.values()];
    this.pending = new Map();
    if (counts.length === 0) return;
    try {
      await this.repository.add(counts);
      await this.removeOld();
    } catch (error) {
      this.logger.warn(`Reported errors were not counted: ${reasonOf(error)}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  private count(added: ErrorCountEntity): void {
    const key = JSON.stringify([added.hourAt, added.remote, added.version, added.fingerprint]);
    const known = this.pending.get(key);
    if (known !== undefined) known.occurrences += added.occurrences;
    else if (this.pending.size < MAX_PENDING) this.pending.set(key, added);
  }

  private async removeOld(): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (hour === this.cleanedHour) return;
    await this.repository.removeBefore(Date.now() - RETENTION_MS);
    this.cleanedHour = hour;
  }
}
