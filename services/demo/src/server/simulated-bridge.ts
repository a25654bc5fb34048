import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type {
  OpenStore,
  Sourced,
  OnlineCharacter,
  ReloadEffect,
  ServerStatus,
  OnlineRows,
} from '@portico/services/game';
import { GameBridge } from '@portico/services/game';
import type { StoreArchive } from '@portico/services/modules/market';
import { LeaseLost, type HeldLease, type Leases } from '@portico/services/platform/jobs';
import type { DemoServerSwitch } from './demo-server-switch.js';
import type { SimulatedServer } from './simulated-server.js';
import type { Visitors } from './visitors.js';

const TICK_MS = 3000;

const LEASE = 'demo-server';
const LEASE_MS = 30_000;

export interface SimulatedBridgeOptions {
  online: OnlineRows;
  archive: StoreArchive;
  demoSwitch: DemoServerSwitch;
  visitors: Visitors;
  leases: Leases;
  /** Creates a server each time it goes online; undefined if the world should stand still. */
  createServer: ((lease: HeldLease) => SimulatedServer) | undefined;
}

/**
 * The demo world's game server. If several portals share a home, the first one runs the world. The others answer from
 * the database and say so. Half a minute after the first one stops, another takes over. While the world stands still,
 * its rows equal the server's memory. Visitors have rows of their own, which every process reads.
 */
export class SimulatedBridge extends GameBridge implements OnApplicationBootstrap, OnModuleDestroy {
  override readonly reachesGame = true;

  private readonly logger = new Logger('DemoServer');
  private timer: NodeJS.Timeout | undefined;
  private lease: HeldLease | undefined;
  private server: SimulatedServer | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private isTicking = false;

  constructor(private readonly options: SimulatedBridgeOptions) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.options.createServer === undefined) return;
    this.timer = setInterval(() => void this.tickInBackground(), TICK_MS);
    this.timer.unref();
    void this.tickInBackground();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    await this.runExclusive(async () => {
      try {
        await this.stop(Date.now(), { logOut: false });
      } catch (error) {
        // Another process continues from the last saved state.
        if (!(error instanceof LeaseLost)) throw error;
      }
      await this.options.leases.release(LEASE);
    });
  }

  async tick(now = Date.now()): Promise<void> {
    if (this.options.createServer === undefined) return;
    await this.runExclusive(async () => {
      const lease = await this.options.leases.take(LEASE, LEASE_MS, now);
      // This memory is outdated if another process ran the world meanwhile, or if the world was created again.
      if (lease?.fence !== this.lease?.fence) this.server = undefined;
      this.lease = lease;
      if (lease === undefined) return;
      if (!(await this.options.demoSwitch.isWantedOnline())) await this.stop(now, { logOut: true });
      else if (this.server) await this.server.tick(now);
      else await this.start(lease, now);
      await this.options.visitors.logOutOverdue(now);
    });
  }

  override async status(): Promise<Sourced<ServerStatus>> {
    if (!(await this.options.demoSwitch.isWantedOnline())) return live({ isOnline: false, players: 0 });
    return live({ isOnline: true, players: await this.countPlayers() });
  }

  override async onlineCharacters(): Promise<Sourced<OnlineCharacter[]>> {
    if (!(await this.options.demoSwitch.isWantedOnline())) return live([]);
    const { visitors, online } = this.options;
    const visiting = await visitors.characters();
    if (this.server) return live([...this.server.onlineCharacters(), ...visiting]);
    const loggedIn = await visitors.loggedInAccounts();
    const simulated = (await online.characters()).filter(({ accountId }) => !loggedIn.has(accountId));
    return this.asMemory([...simulated, ...visiting], Date.now());
  }

  override async onlineCharacterOf(accountId: number): Promise<Sourced<OnlineCharacter | null>> {
    const { demoSwitch, online, visitors } = this.options;
    if (!(await demoSwitch.isWantedOnline())) return live(null);
    const visiting = await visitors.characterOf(accountId);
    if (visiting) return live(visiting);
    if (this.server) return live(this.playedBy(accountId) ?? null);
    if (await visitors.isVisitor(accountId)) return live(null);
    return this.asMemory(await online.characterOf(accountId), Date.now());
  }

  /** Only the process that runs the world knows whether the simulation plays an account. */
  override async isPlaying(accountId: number): Promise<boolean | 'unknown'> {
    const { value, source } = await this.onlineCharacterOf(accountId);
    return source === 'live' ? value !== null : 'unknown';
  }

  override async openStores(): Promise<Sourced<OpenStore[]>> {
    if (this.server) return live(this.server.openStores());
    const stores = await this.options.archive.openStores();
    const isOnline = await this.options.demoSwitch.isWantedOnline();
    return isOnline ? this.asMemory(stores.value, stores.asOf) : stores;
  }

  override async disconnect(accountId: number): Promise<boolean> {
    if (await this.options.visitors.logOut(accountId, Date.now())) return true;
    return this.runExclusive(async () => (await this.server?.disconnect(accountId, Date.now())) ?? false);
  }

  private playedBy(accountId: number): OnlineCharacter | undefined {
    return this.server?.onlineCharacters().find((character) => character.accountId === accountId);
  }

  private async countPlayers(): Promise<number> {
    const { visitors, online } = this.options;
    const visiting = await visitors.count();
    if (this.server) return this.server.onlineCharacters().length + visiting;
    return (await online.count()) - (await visitors.loggedInAccounts()).size + visiting;
  }

  /** The effect is immediate, because no monsters are killed in the demo world and nothing caches drops. */
  override reloadDrops(): Promise<ReloadEffect> {
    return Promise.resolve('now');
  }

  private async tickInBackground(): Promise<void> {
    if (this.isTicking) return;
    this.isTicking = true;
    try {
      await this.tick();
    } catch (error) {
      this.logger.warn({ msg: 'the demo world missed a tick', reason: String(error) });
    } finally {
      this.isTicking = false;
    }
  }

  private async start(lease: HeldLease, now: number): Promise<void> {
    const server = this.options.createServer?.(lease);
    await server?.start(now);
    this.server = server;
  }

  private async stop(now: number, options: { logOut: boolean }): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    await server.stop(now, options);
    this.server = undefined;
  }

  /** Rows are current only while the world stands still. Otherwise another process may be changing them. */
  private asMemory<T>(value: T, asOf: number): Sourced<T> {
    const standsStill = this.options.createServer === undefined;
    return standsStill ? live(value) : { value, source: 'database', asOf };
  }

  /** The server cannot handle overlapping calls. */
  private runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}

function live<T>(value: T): Sourced<T> {
  return { value, source: 'live', asOf: Date.now() };
}
