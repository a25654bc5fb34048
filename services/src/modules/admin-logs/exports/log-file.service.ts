import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ADMIN_LOGS, type AdminLog, type LogField, type LogFileCell } from '@portico/contract';
import {
  csvBeginning,
  csvLines,
  dayNumber,
  inMillions,
  MINUTE_MS,
  writtenDay,
  writtenMoment,
} from '@portico/domain';
import type { CsvCell } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { Leases } from '../../../platform/jobs/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import type { LogPlace } from '../tables/log-cursor.js';
import type { LogSelection } from '../reading/log-query.js';
import { LogReader } from '../reading/log-reader.service.js';
import type { LogScope } from '../tables/log-sql.js';
import type { LogRow, LogTable } from '../../game-logs/index.js';
import { LogFileStream } from './log-file-stream.js';

/** The export of a dead process blocks the account's next one for at most this long. */
const LEASE_MS = MINUTE_MS;
const RENEW_MS = 20_000;

const nameOf = (accountId: number) => `log-export:${accountId}`;

@Injectable()
export class RunningExports {
  private readonly here = new Set<number>();

  constructor(private readonly leases: Leases) {}

  async begin(accountId: number): Promise<void> {
    if (this.here.has(accountId)) throw new AppError('logs.export_running');
    this.here.add(accountId);
    try {
      const lease = await this.leases.take(nameOf(accountId), LEASE_MS);
      if (lease === undefined) throw new AppError('logs.export_running');
    } catch (error) {
      this.here.delete(accountId);
      throw error;
    }
  }

  async renew(accountId: number): Promise<void> {
    await this.leases.take(nameOf(accountId), LEASE_MS);
  }

  async end(accountId: number): Promise<void> {
    try {
      await this.leases.release(nameOf(accountId));
    } finally {
      this.here.delete(accountId);
    }
  }
}

export const LOG_FILE_FORMATS = ['csv', 'jsonl'] as const;
export type LogFileFormat = (typeof LOG_FILE_FORMATS)[number];

/** A spreadsheet opens about a million rows at most. */
export const MAX_FILE_ROWS = 1_000_000;

const BATCH = 500;

/** An unfinished file is closed after this long without a reader. */
const STALLED_MS = 2 * MINUTE_MS;

export interface LogFileRequest {
  selection: LogSelection;
  format: LogFileFormat;
  by: Actor;
}

export interface LogSheet {
  table: LogTable;
  read: (rows: readonly LogRow[]) => Promise<Record<string, unknown>[]>;
}

interface Progress {
  rows: number;
  movedAt: number;
  isComplete: boolean;
  hasEnded: boolean;
}

const TYPES: Readonly<Record<LogFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** Logs as files. Batches are read no faster than the reader takes them, and not at all once the reader has left. */
@Injectable()
export class LogFileService {
  private readonly logger = new Logger('LogFiles');

  constructor(
    private readonly reader: LogReader,
    private readonly running: RunningExports,
    private readonly audit: AuditService,
    private readonly config: PorticoConfig,
  ) {}

  async file(sheet: LogSheet, request: LogFileRequest): Promise<LogFileStream> {
    const { selection, format, by } = request;
    const { accountId } = by.principal;
    await this.running.begin(accountId);
    try {
      const scope = await this.reader.scopeOf(sheet.table, selection);
      const { total } = await this.reader.totalsOf(scope);
      const progress: Progress = { rows: 0, movedAt: Date.now(), isComplete: false, hasEnded: false };
      const stream = Readable.from(this.whole(sheet, scope, request, progress), { objectMode: false });
      this.watch(stream, accountId, progress);
      // The reader may leave before the first line.
      stream.once('close', () => void this.end(sheet, request, progress));
      const disposition = `attachment; filename="${this.fileName(sheet, selection, format)}"`;
      return new LogFileStream(stream, { type: TYPES[format], disposition }, Math.min(total, MAX_FILE_ROWS));
    } catch (error) {
      await this.running.end(accountId);
      throw error;
    }
  }

  /** Ends the export before the file ends, so that the reader who has the whole file may ask for the next one at once. */
  private async *whole(
    sheet: LogSheet,
    scope: LogScope,
    request: LogFileRequest,
    progress: Progress,
  ): AsyncGenerator<string> {
    yield* this.lines(sheet, scope, request.format, progress);
    progress.isComplete = true;
    await this.end(sheet, request, progress);
  }

  private async *lines(
    { table, read }: LogSheet,
    scope: LogScope,
    format: LogFileFormat,
    progress: Progress,
  ): AsyncGenerator<string> {
    const { zone } = this.config.public.time;
    const cells = ADMIN_LOGS[table.log].columns.flatMap<LogFileCell>(({ file }) => file);
    const names = cells.map(({ name }) => (name === 'time' ? `time (${zone})` : name));
    const write = cellWriter(table.log, zone);
    yield format === 'csv' ? csvBeginning(names) : jsonLines([names]);
    let after: LogPlace | undefined;
    while (progress.rows < MAX_FILE_ROWS) {
      const limit = Math.min(BATCH, MAX_FILE_ROWS - progress.rows);
      const rows = await this.reader.olderThan(scope, after, limit);
      const written = (await read(rows)).map((row) => cells.map((cell) => write(cell, row[cell.field])));
      progress.rows += written.length;
      progress.movedAt = Date.now();
      if (written.length > 0) yield format === 'csv' ? csvLines(written) : jsonLines(written);
      if (rows.length < limit) break;
      after = rows.at(-1);
      // The embedded database answers synchronously, so other requests need a turn between two batches.
      await nextTurn();
    }
  }

  private watch(stream: Readable, accountId: number, progress: Progress): void {
    const timer = setInterval(() => {
      if (Date.now() - progress.movedAt > STALLED_MS) stream.destroy();
      else this.running.renew(accountId).catch((error: unknown) => this.warn(error));
    }, RENEW_MS);
    timer.unref();
    stream.once('close', () => clearInterval(timer));
  }

  private async end({ table }: LogSheet, { selection, format, by }: LogFileRequest, progress: Progress) {
    if (progress.hasEnded) return;
    progress.hasEnded = true;
    const { rows, isComplete } = progress;
    const { choices, ...others } = selection;
    const filters = Object.entries({ ...choices, ...others });
    try {
      await this.audit.record({
        action: 'log-export',
        accountId: null,
        ...actorOf(by),
        details: {
          log: table.log,
          format,
          rows,
          isComplete,
          ...Object.fromEntries(filters.filter(([, value]) => value !== undefined && value !== '')),
        },
      });
    } catch (error) {
      this.warn(error);
    } finally {
      await this.running.end(by.principal.accountId).catch((error: unknown) => this.warn(error));
    }
  }

  private fileName({ table }: LogSheet, { from, until }: LogSelection, format: LogFileFormat): string {
    const day = (at: number) => writtenDay(dayNumber(at, this.config.public.time.zone));
    const days = from === undefined || until === undefined ? '' : `-${day(from)}-${day(until - 1)}`;
    return `${table.log}${days}.${format}`;
  }

  private warn(error: unknown): void {
    this.logger.warn({ msg: 'an export of a log was not written down', err: error });
  }
}

function cellWriter(log: AdminLog, zone: string): (cell: LogFileCell, value: unknown) => CsvCell {
  const fields: Readonly<Record<string, LogField>> = ADMIN_LOGS[log].fields;
  return ({ field, kind }, value) => {
    if (typeof value === 'number' && fields[field]?.type === 'moment') return writtenMoment(value, zone);
    if (typeof value === 'number' && kind === 'millions') return inMillions(value);
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
    if (value === null || value === undefined) return null;
    return Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
  };
}

function jsonLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${JSON.stringify(cells)}\n`).join('');
}
