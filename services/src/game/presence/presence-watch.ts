import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import pLimit from 'p-limit';
import { MINUTE_MS } from '@portico/domain';
import { PorticoConfig } from '../../platform/config/index.js';
import { type HeldLease, LeaseLost, Leases, PeriodicJob } from '../../platform/jobs/index.js';
import { Database, UnitOfWork } from '../../platform/persistence/index.js';
import { GameFeatures } from '../probe/game-features.js';
import { LoginRows } from './login-rows.js';
import { LoginServer } from './login-server.js';
import { LoginTracker } from './login-tracker.js';
import { PresenceRepository } from './presence.repository.js';

const EVERY_MS = 1000;
/** Scans take at most a hundredth of the time: after a slow one, the pause is this many times as long. */
const PAUSE_PER_SCAN = 100;
const MAX_WAIT_MS = MINUTE_MS;
const RECENT_MS = 10_000;
const SERVER_MS = 5000;
const LEASE = 'game-presence';
const LEASE_MS = 10_000;
const RENEW_MS = 3000;
/** With a longer gap between two scans, a player could enter a channel and become a ghost unseen. */
const MAX_GAP_MS = 2000;

/** Watches logins to the game, how they end, and the game's login server. Only one of all processes does it. */
@Injectable()
export class PresenceWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: PeriodicJob[];
  private readonly tracker = new LoginTracker();
  private readonly listeners: ((accountIds: readonly number[]) => Promise<void>)[] = [];
  private readonly oneRound = pLimit(1);
  private lease: HeldLease | undefined;
  private renewedAt = 0;
  private nextScanAt = 0;
  private scannedAt = 0;
  private readAt = 0;
  private newcomers: number[] = [];
  private nextServerLookAt = 0;

  constructor(
    @Inject(LoginRows) private readonly rows: LoginRows,
    @Inject(LoginServer) private readonly loginServer: LoginServer,
    @Inject(PresenceRepository) private readonly presence: PresenceRepository,
    @Inject(Leases) private readonly leases: Leases,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(GameFeatures) private readonly features: GameFeatures,
    @Inject(PorticoConfig) private readonly config: PorticoConfig,
    @Inject(Database) database: Database,
  ) {
    const job = { everyMs: EVERY_MS, isPossible: () => database.isUsable };
    this.jobs = [
      new PeriodicJob({ ...job, name: 'PresenceWatch', work: () => this.watchLogins() }),
      // A job of its own: slow listeners must not delay the next round.
      new PeriodicJob({ ...job, name: 'PresenceNews', work: () => this.tellNews() }),
    ];
  }

  /** Calls back with accounts whose login was observed in the last seconds. */
  whenLoggedIn(listener: (accountIds: readonly number[]) => Promise<void>): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    // The simulated game reports its logins itself.
    if (this.config.bridgeKind !== 'simulated' && this.config.worksInBackground)
      for (const job of this.jobs) job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.jobs.map((job) => job.stop()));
    // Without a database no other process can lead either.
    if (this.lease !== undefined) await this.leases.release(LEASE).catch(() => undefined);
    this.lease = undefined;
  }

  /** Runs one round and its consequences, unless another process does it. */
  async look(): Promise<void> {
    await this.watchLogins();
    await this.tellNews();
  }

  /** Requested rounds run one after the other, so that an older reading is never compared after a newer one. */
  private watchLogins(): Promise<void> {
    return this.oneRound(() => this.round());
  }

  private async round(): Promise<void> {
    if (!this.features.isOn('exits')) return;
    try {
      this.lease = await this.holdLease();
      if (this.lease === undefined) return this.tracker.forget();
      await this.followLogins(this.lease);
      await this.scanWhenDue();
    } catch (error) {
      // Changes before the next round are not seen.
      this.tracker.forget();
      this.renewedAt = 0;
      this.lease = undefined;
      if (!(error instanceof LeaseLost)) throw error;
    }
  }

  private async holdLease(): Promise<HeldLease | undefined> {
    const now = Date.now();
    if (Math.abs(now - this.renewedAt) < RENEW_MS) return this.lease;
    const lease = await this.leases.take(LEASE, LEASE_MS, now);
    this.renewedAt = now;
    return lease;
  }

  private async followLogins(lease: HeldLease): Promise<void> {
    const readAt = Date.now();
    const rows = await this.rows.byIds(this.tracker.ids);
    // A slow answer may describe a later row than the one asked for.
    if (Math.abs(Date.now() - this.readAt) >= MAX_GAP_MS) this.tracker.forget();
    this.readAt = readAt;
    const left = this.tracker.compare(rows);
    if (left.length === 0) return;
    await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      const exits = left.map(({ id, lastLogin }) => ({ accountId: id, lastLogin }));
      await this.presence.recordExits(manager, exits, 'left');
    });
  }

  private async scanWhenDue(): Promise<void> {
    const now = Date.now();
    // A clock that was set back must not stop the scans.
    if (now < this.nextScanAt && this.nextScanAt - now <= MAX_WAIT_MS) return;
    const begunAt = performance.now();
    const seen = this.tracker.add(await this.rows.loggedIn());
    if (now - this.scannedAt <= RECENT_MS) this.newcomers.push(...seen.map(({ id }) => id));
    this.scannedAt = now;
    const pause = PAUSE_PER_SCAN * (performance.now() - begunAt);
    this.nextScanAt = now + Math.min(MAX_WAIT_MS, Math.max(EVERY_MS, pause));
  }

  private async tellNews(): Promise<void> {
    const seen = this.newcomers;
    this.newcomers = [];
    if (seen.length > 0) for (const listener of this.listeners) await listener(seen);
    const now = Date.now();
    if (now < this.nextServerLookAt && this.nextServerLookAt - now <= MAX_WAIT_MS) return;
    const { lease } = this;
    if (lease === undefined) return;
    this.nextServerLookAt = now + SERVER_MS;
    try {
      await this.loginServer.look(now, (manager) => this.leases.confirm(manager, lease));
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    }
  }
}
