import { Inject, Injectable, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PorticoConfig } from '../config/index.js';
import { Database } from '../persistence/index.js';
import { inSpan } from '../tracing/index.js';
import { type HeldLease, LeaseLost, Leases } from './leases.js';
import { PeriodicJob } from './periodic-job.js';

interface LeaderJobOptions<Due, Result> {
  /** Name in the log. */
  name: string;
  /** Name of the lease, at most 32 characters. */
  lease: string;
  /** Milliseconds from one round to the next. */
  every: number;
  /** Whether the first round begins with the portal: for what its pages show. */
  startsAtOnce?: boolean;
  /** Duration of the lease, by default `every`, so that one process does one round in that time. */
  leaseMs?: number;
  /** Lists the work that is due; the lease is not taken for an empty list. */
  due?: (now: number) => Promise<readonly Due[]>;
  /** One round. Its errors are logged, except `LeaseLost`, after which another process continues. */
  work: (round: LeaderRound<Due>) => Promise<Result>;
}

export interface LeaderRound<Due> {
  now: number;
  /** To be confirmed in each unit of work, where the lease may run out during a round. */
  lease: HeldLease;
  due: readonly Due[];
  /** Before each batch of a long round: keeps the lease for its whole length. false when the round has to end. */
  mayGoOn: () => Promise<boolean>;
}

export interface LeaderJob<Result = void> {
  /** One round at once; undefined when there is nothing to do, or another process does it. Throws what the work throws. */
  run(now?: number): Promise<Result | undefined>;
  /** Ends the job once the round that runs has ended. */
  stop(): Promise<void>;
}

/** Jobs in the background that one of all processes does, but for web processes. They start and stop with the portal. */
@Injectable()
export class LeaderJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: PeriodicJob[] = [];
  private readonly taken = new Set<string>();
  private isStopping = false;

  constructor(
    @Inject(Leases) private readonly leases: Leases,
    @Inject(Database) private readonly database: Database,
    @Inject(PorticoConfig) private readonly config: PorticoConfig,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.worksInBackground) for (const job of this.jobs) job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.jobs.map((job) => job.stop()));
    // Without a database nobody else can lead either.
    const releases = [...this.taken].map((name) => this.leases.release(name));
    await Promise.allSettled(releases);
  }

  /** To be called from the constructor of what does the work. */
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
    return { run, stop: () => job.stop() };
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
      due: due ?? [],
      mayGoOn: async () => {
        if (this.isStopping) return false;
        const kept = isFirst ? lease : await this.leases.take(name, leaseMs);
        isFirst = false;
        if (kept !== undefined) round.lease = kept;
        return kept !== undefined;
      },
    };
    try {
      return await inSpan(`job ${name}`, {}, () => work(round));
    } catch (error) {
      if (error instanceof LeaseLost) return undefined;
      throw error;
    }
  }
}

@Module({ providers: [LeaderJobs, Leases], exports: [LeaderJobs, Leases] })
export class JobsModule {}
