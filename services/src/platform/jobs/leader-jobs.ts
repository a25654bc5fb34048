import { Inject, Injectable, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PorticoConfig } from '../config/index.js';
import { Database, UnitOfWork } from '../persistence/index.js';
import { inSpan } from '../tracing/index.js';
import { type HeldLease, LeaseLost, Leases } from './leases.js';
import { PeriodicJob } from './periodic-job.js';

interface LeaderJobOptions<Due, Result> {
  /** Name in the log. */
  name: string;
  /** Name of the lease, at most 32 characters. */
  lease: string;
  /** Milliseconds between rounds. */
  every: number;
  /** Whether the first round runs when the portal starts, for data that pages show. */
  startsAtOnce?: boolean;
  /** Duration of the lease; by default `every`, so that only one process runs a round in that time. */
  leaseMs?: number;
  /** Lists the due work; for an empty list the lease is not taken. */
  due?: (now: number) => Promise<readonly Due[]>;
  /** Runs one round. Its errors are logged, except `LeaseLost`, after which another process continues. */
  work: (round: LeaderRound<Due>) => Promise<Result>;
}

export interface LeaderRound<Due> {
  now: number;
  /** Confirm it in each unit of work of a round that may outlast the lease, or use `write`. */
  lease: HeldLease;
  /** Runs a unit of work that holds the lease. Throws `LeaseLost` if another process leads by now. */
  write: <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;
  due: readonly Due[];
  /** Renews the lease for its whole length before each batch of a long round. False if the round must end. */
  mayGoOn: () => Promise<boolean>;
}

export interface LeaderJob<Result = void> {
  /** Runs one round now; undefined if there is nothing to do, or another process does it. Throws the work's errors. */
  run(now?: number): Promise<Result | undefined>;
}

/** Background jobs that only one of all processes runs, never a web process. They start and stop with the portal. */
@Injectable()
export class LeaderJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: PeriodicJob[] = [];
  private readonly taken = new Set<string>();
  private isStopping = false;

  constructor(
    @Inject(Leases) private readonly leases: Leases,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(Database) private readonly database: Database,
    @Inject(PorticoConfig) private readonly config: PorticoConfig,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.worksInBackground) for (const job of this.jobs) job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.stopRounds();
    // Without a database no other process can lead either.
    const releases = [...this.taken].map((name) => this.leases.release(name));
    await Promise.allSettled(releases);
  }

  /** Starts no further round, and waits for those that run. A test then runs each round itself. */
  async stopRounds(): Promise<void> {
    await Promise.all(this.jobs.map((job) => job.stop()));
  }

  /** Called from the constructor of the class that does the work. */
  leaderJob<Due, Result>(options: LeaderJobOptions<Due, Result>): LeaderJob<Result> {
    const run = (now = Date.now()) => this.round(options, now);
    const job = new PeriodicJob({
      name: options.name,
      everyMs: options.every,
      startsAtOnce: options.startsAtOnce,
      isPossible: () => this.database.isUsable,
      work: async () => void (await run()),
    });
    this.jobs.push(job);
    return { run };
  }

  private async round<Due, Result>(
    { lease: name, every, leaseMs = every, due: find, work }: LeaderJobOptions<Due, Result>,
    now: number,
  ): Promise<Result | undefined> {
    const due = await find?.(now);
    if (due?.length === 0) return undefined;
    const lease = await this.leases.take(name, leaseMs);
    if (lease === undefined) return undefined;
    this.taken.add(name);
    let isFirst = true;
    const round: LeaderRound<Due> = {
      now,
      lease,
      write: (write) =>
        this.unitOfWork.run(async (manager) => {
          await this.leases.confirm(manager, round.lease);
          return write(manager);
        }),
      due: due ?? [],
      mayGoOn: async () => {
        if (this.isStopping) return false;
        const kept = isFirst ? lease : await this.leases.take(name, leaseMs);
        isFirst = false;
        if (kept !== undefined) round.lease = kept;
        return kept !== undefined;
      },
    };
    return inSpan(`job ${name}`, {}, async () => {
      try {
        return await work(round);
      } catch (error) {
        if (error instanceof LeaseLost) return undefined;
        throw error;
      }
    });
  }
}

@Module({ providers: [LeaderJobs, Leases], exports: [LeaderJobs, Leases] })
export class JobsModule {}
