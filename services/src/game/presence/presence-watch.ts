import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PorticoConfig } from '../../platform/config/index.js';
import { LeaseLost, Leases, PeriodicJob } from '../../platform/jobs/index.js';
import type { HeldLease } from '../../platform/jobs/index.js';
import { Database, UnitOfWork } from '../../platform/persistence/index.js';
import { GameFeatures } from '../probe/game-features.js';
import { LoginRows } from './login-rows.js';
import { LoginServer } from './login-server.js';
import { LoginTracker } from './login-tracker.js';
import { PresenceRepository } from './presence.repository.js';

const EVERY_MS = 1000;
const SCAN_MS = 5000;
/** Scans take a fiftieth of the time at most: after a slow one the next waits this many times as long. */
const PAUSE_PER_SCAN = 50;
const MAX_WAIT_MS = 60_000;
const LEASE = 'game-presence';
const LEASE_MS = 10_000;
const RENEW_MS = 3000;
/** Logins may have been missed between two rounds that are further apart. */
const MAX_GAP_MS = 4000;

/** Watches who logs in to the game, how they leave it, and the game's login server. One of all processes does it. */
@Injectable()
export class PresenceWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;
  private readonly tracker = new LoginTracker();
  private readonly listeners: ((accountIds: readonly number[]) => Promise<void>)[] = [];
  private lease: HeldLease | undefined;
  private renewedAt = 0;
  private nextScanAt = 0;
  private scannedAt = 0;
  private lookedAt = 0;

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
    this.job = new PeriodicJob({
      name: 'PresenceWatch',
      everyMs: EVERY_MS,
      work: () => this.look(),
      isPossible: () => database.isUsable,
    });
  }

  /** Calls back with accounts whose login was seen within the last seconds. */
  whenLoggedIn(listener: (accountIds: readonly number[]) => Promise<void>): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    // The simulated game tells by itself.
    if (this.config.bridgeKind === 'none') this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  /** One round, unless another process does it. `now` is epoch ms. */
  async look(now = Date.now()): Promise<void> {
    if (!this.features.isOn('exits')) return;
    try {
      const lease = await this.holdLease(now);
      if (lease === undefined || Math.abs(now - this.lookedAt) > MAX_GAP_MS) this.tracker.forget();
      this.lookedAt = now;
      if (lease === undefined) return;
      await this.followLogins(lease);
      // A clock that was set back must not keep it from looking.
      if (now >= this.nextScanAt || this.nextScanAt - now > MAX_WAIT_MS) await this.scan(now);
    } catch (error) {
      // Nobody sees changes until the next round.
      this.tracker.forget();
      this.renewedAt = 0;
      if (!(error instanceof LeaseLost)) throw error;
    }
  }

  private async holdLease(now: number): Promise<HeldLease | undefined> {
    if (Math.abs(now - this.renewedAt) >= RENEW_MS) {
      this.lease = await this.leases.take(LEASE, LEASE_MS, now);
      this.renewedAt = now;
    }
    return this.lease;
  }

  private async followLogins(lease: HeldLease): Promise<void> {
    const left = this.tracker.compare(await this.rows.byIds(this.tracker.ids));
    if (left.length === 0) return;
    await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      const exits = left.map(({ id, lastLogin }) => ({ accountId: id, lastLogin }));
      await this.presence.recordExits(manager, exits, 'left');
    });
  }

  private async scan(now: number): Promise<void> {
    const begunAt = performance.now();
    const seen = this.tracker.add(await this.rows.loggedIn());
    const isRecent = now - this.scannedAt <= 2 * SCAN_MS;
    this.scannedAt = now;
    if (isRecent && seen.length > 0)
      for (const listener of this.listeners) await listener(seen.map(({ id }) => id));
    const took = performance.now() - begunAt;
    this.nextScanAt = now + Math.min(MAX_WAIT_MS, Math.max(SCAN_MS, PAUSE_PER_SCAN * took));
    await this.loginServer.look(now);
  }
}
