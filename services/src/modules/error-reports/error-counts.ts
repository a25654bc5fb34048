import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DAY_MS, grouped, HOUR_MS } from '@portico/domain';
import { Counter } from 'prom-client';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, type EntityManager, LessThan, PrimaryColumn, type Repository } from 'typeorm';
import { reasonOf } from '../../platform/errors/index.js';
import { metrics } from '../../platform/metrics/index.js';
import {
  epochMsColumn,
  lockRow,
  moneyColumn,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../platform/persistence/index.js';
import { cleanMessage, fingerprintOf } from './error-message.js';

/** Number of times that browsers reported an error of a release within an hour. */
@Entity({ name: 'portal_error_count', engine: TABLE_ENGINE })
export class ErrorCountEntity {
  @epochMsColumn({ name: 'hour_at', primary: true }) hourAt: number;
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @PrimaryColumn({ name: 'version', type: 'varchar', length: 80 }) version: string;
  @PrimaryColumn({ name: 'fingerprint', type: 'varchar', length: 16 }) fingerprint: string;

  /** Message of the first report of this error. */
  @Column({ name: 'message', type: 'varchar', length: 200 }) message: string;
  @Column({ name: 'place', type: 'varchar', length: 160 }) place: string;
  @moneyColumn({ name: 'occurrences' }) occurrences: number;
}

/** Maximum number of different errors per hour, for one release and for all. Further errors become one sum per release. */
const MAX_PER_RELEASE = 10;
const MAX_PER_HOUR = 100;

const OTHER = 'other';

type ErrorSum = Pick<ErrorCountEntity, 'remote' | 'version' | 'message' | 'occurrences'>;

@Injectable()
export class ErrorCountsRepository {
  constructor(
    @InjectRepository(ErrorCountEntity) private readonly errorCounts: Repository<ErrorCountEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(counts: readonly ErrorCountEntity[]): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      for (const count of counts) await addOne(manager, count);
    });
  }

  async removeBefore(at: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(ErrorCountEntity, { hourAt: LessThan(at) }));
  }

  async since(at: number): Promise<ErrorSum[]> {
    const rows = await this.errorCounts
      .createQueryBuilder('c')
      .select('c.remote', 'remote')
      .addSelect('c.version', 'version')
      .addSelect('MAX(c.message)', 'message')
      .addSelect('SUM(c.occurrences)', 'occurrences')
      .where('c.hourAt > :at', { at })
      .groupBy('c.remote')
      .addGroupBy('c.version')
      .addGroupBy('c.fingerprint')
      .getRawMany<Record<keyof ErrorSum, string>>();
    return rows.map((row) => ({ ...row, occurrences: Number(row.occurrences) }));
  }
}

async function addOne(manager: EntityManager, count: ErrorCountEntity): Promise<void> {
  const { hourAt, remote, version, fingerprint, occurrences: by } = count;
  const key = { hourAt, remote, version, fingerprint };
  if (await lockRow(manager, ErrorCountEntity, key, 'occurrences', { by })) return;
  const isFull = !(await hasRoom(manager, count));
  const row = isFull ? { ...count, fingerprint: OTHER, message: '', place: '' } : count;
  const first = { ...row, occurrences: 0 };
  const rowKey = { ...key, fingerprint: row.fingerprint };
  await lockRow(manager, ErrorCountEntity, rowKey, 'occurrences', { by, first });
}

async function hasRoom(manager: EntityManager, count: ErrorCountEntity): Promise<boolean> {
  const { hourAt, remote, version } = count;
  const ofRelease = await manager.countBy(ErrorCountEntity, { hourAt, remote, version });
  return ofRelease < MAX_PER_RELEASE && (await manager.countBy(ErrorCountEntity, { hourAt })) < MAX_PER_HOUR;
}

export interface RecentErrors {
  count: number;
  /** The most frequent error of the version in service, or else of any. Undefined if only the sum of further ones is known. */
  most: ErrorSum | undefined;
}

@Injectable()
export class RecentErrorsReader {
  constructor(private readonly repository: ErrorCountsRepository) {}

  /** By remote, `shell` for the shell; none without an error. Versions that no visitor got are left out: only their team saw them. */
  async lastDay(
    inService: ReadonlyMap<string, { version: string; unserved?: readonly string[] | undefined }>,
    now = Date.now(),
  ): Promise<ReadonlyMap<string, RecentErrors>> {
    const sums = await this.repository.since(now - DAY_MS);
    const served = sums.filter(({ remote, version }) => !inService.get(remote)?.unserved?.includes(version));
    return new Map(
      [...grouped(served, ({ remote }) => remote)].map(([remote, own]) => [
        remote,
        summary(own, inService.get(remote)?.version),
      ]),
    );
  }
}

function summary(sums: readonly ErrorSum[], versionInService: string | undefined): RecentErrors {
  const told = sums.filter(({ message }) => message !== '').sort((a, b) => b.occurrences - a.occurrences);
  return {
    count: sums.reduce((total, { occurrences }) => total + occurrences, 0),
    most: told.find(({ version }) => version === versionInService) ?? told[0],
  };
}

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
