import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError, reasonOf } from '../../../platform/errors/index.js';
import { type HeldLease, Leases } from '../../../platform/jobs/index.js';
import { Database, isSchemaFailure } from '../../../platform/persistence/index.js';
import { RankRecorder } from '../daily/rank-recorder.js';
import { RankBoard } from './rank-board.js';
import { type PublishedGeneration, RankGenerationsRepository } from './rank-generations.repository.js';
import { RankReader } from './rank-reader.js';
import { type RankExtras, RankWorker } from './rank-worker.js';

const LEASE = 'rankings';

/** Probes do not notice renamed characters, so everything is read after this many refreshes. */
const REFRESHES_PER_PROBE = 10;

/** A lost leader is replaced after this many refreshes, but not before a minimum time. */
const REFRESHES_PER_LEASE = 3;
const SHORTEST_LEASE_MS = MINUTE_MS;

/** Long enough for a ranking of some ten thousand characters. */
const FIRST_BOARD_MS = 2000;

/** Longer than a request uses a board that was replaced. Rows are taken from a board before the first wait for the database. */
const LONGEST_USE_MS = 30_000;

/** A board, and when it last matched the database, epoch milliseconds. */
export interface StandingBoard {
  board: RankBoard;
  asOf: number;
  /** Published generation; undefined for a board of this process only. */
  generation?: number;
}

/** Keeps the board that answers requests up to date. One leading process reads and publishes the ranking; others load it. */
@Injectable()
export class RankBoardService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RankBoardService.name);
  private standing: StandingBoard | undefined;
  private probesLeft = REFRESHES_PER_PROBE;
  private reading: Promise<StandingBoard> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly reader: RankReader,
    private readonly worker: RankWorker,
    private readonly generations: RankGenerationsRepository,
    private readonly recorder: RankRecorder,
    private readonly leases: Leases,
    private readonly config: PorticoConfig,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    const refresh = () => void this.inTheBackground(() => this.readOnce());
    refresh();
    this.timer = setInterval(refresh, this.intervalMs);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.reading?.catch(() => undefined);
    await this.leases.release(LEASE).catch(() => undefined);
  }

  /** Board in service. Before the first one is ready, waits two seconds for it, then throws `players.ranking_unready`. */
  async current(): Promise<StandingBoard> {
    return this.standing ?? orUnready(this.readOnce());
  }

  /** Updates the board to the current database. Waits for a reading that is under way, because it may have missed changes. */
  async refresh(): Promise<StandingBoard> {
    await this.reading?.catch(() => undefined);
    return this.readOnce();
  }

  /** Refreshes in the background after a change that lists should show soon, such as a ban. A process that does not lead shows it once it loads the leader's next ranking. */
  refreshSoon(): void {
    void this.inTheBackground(() => this.refresh());
  }

  private get intervalMs(): number {
    return this.config.server.rankings.refreshSeconds * 1000;
  }

  private get leaseMs(): number {
    return Math.max(SHORTEST_LEASE_MS, this.intervalMs * REFRESHES_PER_LEASE);
  }

  /** Concurrent calls share one reading. */
  private readOnce(): Promise<StandingBoard> {
    this.reading ??= this.update().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async update(): Promise<StandingBoard> {
    const now = Date.now();
    const lease = await this.takeLease();
    const before = this.standing?.board;
    this.standing = lease === undefined ? await this.follow(now) : await this.lead(lease, now);
    if (before !== undefined && before !== this.standing.board)
      setTimeout(() => before.release(), LONGEST_USE_MS).unref();
    return this.standing;
  }

  /** A web process never leads. If the database cannot be written, there is no leader, and every process computes the ranking itself. */
  private async takeLease(): Promise<HeldLease | undefined> {
    if (!this.config.worksInBackground) return undefined;
    try {
      return await this.leases.take(LEASE, this.leaseMs);
    } catch (error) {
      this.logger.warn(`The rankings have no leader: ${reasonOf(error)}`);
      return undefined;
    }
  }

  private async follow(now: number): Promise<StandingBoard> {
    const published = await this.generations.newest();
    const isFresh = published !== undefined && Math.abs(now - published.confirmedAt) < 2 * this.leaseMs;
    const loaded = isFresh ? await this.load(published) : undefined;
    if (loaded !== undefined) return loaded;
    const { finished } = await this.rank(now, { packed: false, day: false });
    return { board: new RankBoard(finished.ranks), asOf: now };
  }

  private async lead(lease: HeldLease, now: number): Promise<StandingBoard> {
    const published = await this.generations.newest();
    const wantsDay = await this.recorder.isDue(now);
    if (published !== undefined && !wantsDay && (await this.isUnchanged(published, now))) {
      const loaded = await this.load(published);
      if (loaded !== undefined) {
        await this.generations.confirm(lease, published.id, now);
        return { ...loaded, asOf: now };
      }
    }
    return this.publish(lease, now, wantsDay);
  }

  private async isUnchanged({ probes }: PublishedGeneration, now: number): Promise<boolean> {
    if (this.probesLeft === 0) return false;
    this.probesLeft -= 1;
    return this.reader.isUnchanged(probes, now);
  }

  private async load({ id, confirmedAt }: PublishedGeneration): Promise<StandingBoard | undefined> {
    if (this.standing?.generation === id) return { ...this.standing, asOf: confirmedAt };
    const packed = await this.generations.read(id);
    if (packed === undefined) return undefined;
    try {
      const board = new RankBoard(await this.worker.unpack(packed));
      return { board, asOf: confirmedAt, generation: id };
    } catch (error) {
      this.logger.warn(`The published ranking ${id} is made again: ${reasonOf(error)}`);
      return undefined;
    }
  }

  private async publish(lease: HeldLease, now: number, day: boolean): Promise<StandingBoard> {
    const { finished, probes } = await this.rank(now, { packed: true, day });
    const board = new RankBoard(finished.ranks);
    this.probesLeft = REFRESHES_PER_PROBE;
    const { packed, day: parts } = finished;
    if (packed === undefined) return { board, asOf: now };
    const characters = board.size;
    try {
      const generation = await this.generations.publish(lease, { packed, builtAt: now, characters, probes });
      if (parts !== undefined) await this.recorder.record(lease, now, parts);
      return { board, asOf: now, generation };
    } catch (error) {
      // The data is valid, so this process serves it. The next refresh publishes again.
      this.logger.warn(`The rankings could not be published: ${reasonOf(error)}`);
      return { board, asOf: now };
    }
  }

  private async rank(now: number, extras: RankExtras) {
    const { probes, ...source } = await this.reader.read(now);
    return { probes, finished: await this.worker.rank(source, extras) };
  }

  private async inTheBackground(refresh: () => Promise<unknown>): Promise<void> {
    try {
      await refresh();
    } catch (error) {
      this.database.notice(error);
      // Missing tables are reported once, elsewhere, for all parts that need them.
      if (isSchemaFailure(error)) return;
      this.logger.warn(`The rankings could not be refreshed: ${reasonOf(error)}`);
    }
  }
}

async function orUnready<T>(reading: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const unready = wait(FIRST_BOARD_MS, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new AppError('players.ranking_unready');
  });
  try {
    return await Promise.race([reading, unready]);
  } finally {
    reading.catch(() => undefined);
    unready.catch(() => undefined);
    patience.abort();
  }
}
