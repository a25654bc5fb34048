import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PorticoConfig } from '../../platform/config/index.js';
import type { RankBoard } from './rank-board.js';
import { RankReader, type RankProbe } from './rank-reader.js';

/** Names change without a trace in the probes, so that every so many refreshes read everything again. */
const REFRESHES_OF_A_PROBE = 10;

/** A board and when it was last known to be what the database holds, epoch milliseconds. */
export interface StandingBoard {
  board: RankBoard;
  asOf: number;
}

/** Holds the board that requests are answered from, and keeps it up to date. */
@Injectable()
export class RankBoardKeeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RankBoardKeeper.name);
  private standing: StandingBoard | undefined;
  private probes: RankProbe[] = [];
  private probesLeft = 0;
  private reading: Promise<StandingBoard> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly reader: RankReader,
    private readonly config: PorticoConfig,
  ) {}

  onApplicationBootstrap(): void {
    void this.refreshInTheBackground();
    const interval = this.config.server.rankings.refreshSeconds * 1000;
    this.timer = setInterval(() => void this.refreshInTheBackground(), interval);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The board in service; before the first one stands, its building is awaited. */
  async current(): Promise<StandingBoard> {
    return this.standing ?? this.readOnce();
  }

  /** Brings the board up to date with what the database holds now: a reading that runs already may have missed it. */
  async refresh(): Promise<StandingBoard> {
    await this.reading?.catch(() => undefined);
    return this.readOnce();
  }

  /** Calls at the same time share one reading. */
  private readOnce(): Promise<StandingBoard> {
    this.reading ??= this.readIfChanged().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readIfChanged(): Promise<StandingBoard> {
    const now = Date.now();
    const standing = (await this.confirmed(now)) ?? (await this.readAnew(now));
    this.standing = standing;
    return standing;
  }

  private async confirmed(now: number): Promise<StandingBoard | undefined> {
    if (this.standing === undefined || this.probesLeft === 0) return undefined;
    this.probesLeft -= 1;
    const isUnchanged = await this.reader.isUnchanged(this.probes, now);
    return isUnchanged ? { board: this.standing.board, asOf: now } : undefined;
  }

  private async readAnew(now: number): Promise<StandingBoard> {
    const { board, probes } = await this.reader.read(now);
    this.probes = probes;
    this.probesLeft = REFRESHES_OF_A_PROBE;
    return { board, asOf: now };
  }

  private async refreshInTheBackground(): Promise<void> {
    try {
      await this.readOnce();
    } catch (error) {
      this.logger.warn(
        `The rankings could not be refreshed: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }
}
