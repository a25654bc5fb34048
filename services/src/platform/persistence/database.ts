import { Injectable } from '@nestjs/common';
import { AppError, StartupError } from '../errors/index.js';
import { CachedValue } from '../cache/index.js';
import { connect, DAMAGED, ping, type PortalDataSource, readProbe, versionFault } from './connection.js';
import { driverFailure, isConnectionLost, isDamaged, isReadOnly, isSchemaFailure } from './failures.js';
import { applyMigrations, waitForMigrations } from './migrations.js';
import { isGaleraNode } from './mysql-session.js';
import { type DataSourceRole, type Engine, engineOf } from './schema.js';
import { type ReportFailure, WriteState } from './write-state.js';

const WATCH_MS = 2000;
const PROBE_MS = 2000;
const RETRY_MS = 500;

type State = 'away' | 'connected' | 'available';

/**
 * Opens, watches and prepares the database, and knows whether it is available. Services read through the repositories
 * and data source that `@nestjs/typeorm` injects, and write through `UnitOfWork`.
 */
@Injectable()
export class Database {
  readonly engine: Engine;
  private lacking: string | undefined;
  private state: State = 'away';
  private isClosing = false;
  private timer: NodeJS.Timeout | undefined;
  private prepare: () => Promise<void> = async () => {};
  private hasPrepared = false;
  private isPreparing = false;
  private hasDamage = false;
  private readonly writeState: WriteState;
  private readonly probe = new CachedValue(() => readProbe(this.reader), { freshMs: PROBE_MS });
  /** The last reported reason for its absence; each reason is reported once. */
  private reported: string | undefined;
  private isGalera = false;
  private reportSchemaFailure: () => void = () => {};

  constructor(
    /** For commands and tests; services get it injected. */
    readonly reader: PortalDataSource,
    private readonly writer: PortalDataSource,
    private readonly reportFailure: ReportFailure,
  ) {
    this.engine = engineOf(reader);
    this.writeState = new WriteState(reportFailure);
  }

  get isAvailable(): boolean {
    return this.state === 'available' && !this.hasDamage;
  }

  /** Whether it can be read. A server is watched continuously; a file is checked here, at most every two seconds. */
  async isReadable(): Promise<boolean> {
    if (!this.isAvailable || this.engine !== 'sqlite') return this.isAvailable;
    try {
      await this.probe.get();
    } catch (error) {
      this.notice(error);
      return false;
    }
    return this.isAvailable;
  }

  /** Whether this process has completed the migrations and the other work given to `open`. */
  get isPrepared(): boolean {
    return this.hasPrepared;
  }

  /** Missing tables and columns that the portal needs; undefined if none is missing. */
  get missing(): string | undefined {
    return this.lacking;
  }

  /** Whether background work can succeed: the database is available and complete. */
  get isUsable(): boolean {
    return this.isAvailable && this.lacking === undefined;
  }

  /** Whether the last attempted change succeeded: a server may be read-only. */
  get isWritable(): boolean {
    return this.writeState.isWritable;
  }

  /** Whether it is a node of a cluster that accepts changes on all nodes. */
  get isCluster(): boolean {
    return this.isGalera;
  }

  setMissing(missing: string | undefined): void {
    this.lacking = missing;
  }

  /** Calls back whenever a query failed because a table or column is missing. */
  onSchemaFailure(report: () => void): void {
    this.reportSchemaFailure = report;
  }

  /** Connects once and prepares; failures are thrown. The connection is watched from then on. */
  async open(prepare: () => Promise<void> = async () => {}): Promise<void> {
    this.prepare = prepare;
    try {
      await this.bringUp();
    } finally {
      if (this.state === 'available') this.watch();
    }
  }

  /** Keeps trying in the background after `open` failed. */
  keepTrying(): void {
    this.watch(RETRY_MS);
  }

  /** Runs pending migrations; several processes may do so at once. Without `applies` it waits for a process that does. */
  async migrate(applies = true): Promise<void> {
    const writer = this.source('writer');
    await (applies ? applyMigrations(writer, this.engine) : waitForMigrations(writer));
    for (const source of [this.reader, this.writer]) source.hasTables = true;
  }

  /** Only for `UnitOfWork` and schema tests. */
  source(role: DataSourceRole): PortalDataSource {
    if (this.state === 'away') throw new AppError('database.unavailable');
    return this[role];
  }

  /** Called with every failed query, so that a lost connection is noticed before the next check. */
  notice(error: unknown): void {
    if (isDamaged(error)) return this.markDamaged(error);
    if (isReadOnly(error)) return this.writeState.noticeReadOnly(error);
    if (isSchemaFailure(error)) this.reportSchemaFailure();
    if (this.engine === 'sqlite' || this.state === 'away' || !isConnectionLost(error)) return;
    this.markAway(error);
    this.watch(RETRY_MS);
  }

  /** Called by `UnitOfWork` with every successful change. */
  noticeWritten(): void {
    this.writeState.noticeWritten();
  }

  stopWatching(): void {
    this.isClosing = true;
    clearTimeout(this.timer);
  }

  async close(): Promise<void> {
    this.stopWatching();
    this.enter('away');
    const open = [this.reader, this.writer].filter(({ isInitialized }) => isInitialized);
    await Promise.all(open.map((source) => source.destroy()));
  }

  private enter(state: State): void {
    this.state = state;
    for (const source of [this.reader, this.writer]) source.isAway = state === 'away';
  }

  private async bringUp(): Promise<void> {
    this.isPreparing = false;
    await connect(this.writer);
    await connect(this.reader);
    this.requireVersion();
    this.enter('connected');
    this.isGalera = this.engine !== 'sqlite' && (await isGaleraNode(this.reader));
    if (!this.hasPrepared) {
      this.isPreparing = true;
      await this.prepare();
      this.hasPrepared = true;
      this.isPreparing = false;
    }
    this.reported = undefined;
    this.enter('available');
  }

  private requireVersion(): void {
    const { driver, options } = this.reader;
    const fault = versionFault(driver.version ?? '');
    if (this.engine === 'sqlite' || fault === undefined) return;
    throw new StartupError(
      `The server of the database "${String(options.database)}" ${fault} (PORTICO_DATABASE_URL)`,
    );
  }

  /** A damaged file does not repair itself, so nothing is tried until the next start. */
  private markDamaged(error: unknown): void {
    if (this.hasDamage) return;
    this.hasDamage = true;
    this.reportFailure(new Error(DAMAGED, { cause: error }));
  }

  private watch(delay = WATCH_MS): void {
    if (this.engine === 'sqlite' || this.isClosing) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), delay);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    try {
      if (this.state === 'away') await this.bringUp();
      else await ping(this.reader);
    } catch (error) {
      if (this.isClosing) return;
      // This failure is about the node in use. Later ones may be about a node that was left.
      if (isConnectionLost(error)) this.reader.leaveNode();
      this.markAway(error);
    }
    this.watch(this.state === 'away' ? RETRY_MS : WATCH_MS);
  }

  private markAway(error: unknown): void {
    this.enter('away');
    const reason = this.isPreparing ? `Its preparation fails: ${reasonOf(error)}` : reasonOf(error);
    if (reason === this.reported) return;
    this.reported = reason;
    this.reportFailure(new Error(reason, { cause: error }));
  }
}

function reasonOf(error: unknown): string {
  const { code } = driverFailure(error);
  return (error instanceof Error && error.message) || code || 'unknown reason';
}
