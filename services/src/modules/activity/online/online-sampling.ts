import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped, HOUR_MS, DAY_MS, MINUTE_MS } from '@portico/domain';
import { Between, type EntityManager, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { insertMissing, UnitOfWork } from '../../../platform/persistence/index.js';
import { GameBridge } from '../../../game/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { OnlineSampleEntity } from '../activity.entities.js';

/** Replaces the samples of an hour by one: the mean weighted by minutes, and the highest peak. */
function hourlySamples(samples: readonly OnlineSampleEntity[]): OnlineSampleEntity[] {
  const byHour = grouped(samples, ({ at }) => at - (at % HOUR_MS));
  return Array.from(byHour, ([at, ofHour]) => {
    const minutes = ofHour.reduce((sum, sample) => sum + sample.minutes, 0);
    const total = ofHour.reduce((sum, sample) => sum + sample.players * sample.minutes, 0);
    return {
      at,
      minutes,
      players: Math.round(total / minutes),
      peak: Math.max(...ofHour.map(({ peak }) => peak)),
    };
  });
}

/** Two weeks of minutes. After a longer pause the next round continues. */
const MAX_THINNED = 20_160;

@Injectable()
export class OnlineSamplesRepository {
  constructor(
    @InjectRepository(OnlineSampleEntity) private readonly samples: Repository<OnlineSampleEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  since(at: number): Promise<OnlineSampleEntity[]> {
    return this.samples.find({ where: { at: MoreThanOrEqual(at) }, order: { at: 'ASC' } });
  }

  async add(sample: OnlineSampleEntity): Promise<void> {
    await this.unitOfWork.run((manager) => insertMissing(manager, OnlineSampleEntity, sample));
  }

  /** Replaces minutes by whole hours before a moment, which is the start of an hour. */
  async thinBefore(at: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const minutes = await manager.find(OnlineSampleEntity, {
        where: { at: LessThan(at), minutes: LessThan(2) },
        order: { at: 'ASC' },
        take: MAX_THINNED,
      });
      for (const hour of hourlySamples(minutes)) await replaceHour(manager, hour.at);
    });
  }
}

/** Joins samples that are already joined too, so a round may be repeated. */
async function replaceHour(manager: EntityManager, from: number): Promise<void> {
  const ofHour = { at: Between(from, from + HOUR_MS - 1) };
  const samples = await manager.findBy(OnlineSampleEntity, ofHour);
  await manager.delete(OnlineSampleEntity, ofHour);
  await manager.insert(OnlineSampleEntity, hourlySamples(samples));
}

/** Counts of players are kept by the minute this long, and as means of hours after it. */
const KEPT_BY_MINUTE_MS = 7 * DAY_MS;

@Injectable()
export class OnlineSampling {
  readonly job: LeaderJob;
  private thinnedBefore = 0;

  constructor(
    private readonly bridge: GameBridge,
    private readonly samples: OnlineSamplesRepository,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'OnlineSampling',
      lease: 'online-sampling',
      // Twice a minute, so that no minute is missed. The second round finds it counted.
      every: MINUTE_MS / 2,
      leaseMs: 2 * MINUTE_MS,
      work: async ({ now }) => {
        await this.sample(now);
        await this.thin(now);
      },
    });
  }

  private async sample(now: number): Promise<void> {
    const { value } = await this.bridge.status();
    if (value.players === null) return;
    const at = now - (now % MINUTE_MS);
    await this.samples.add({ at, minutes: 1, players: value.players, peak: value.players });
  }

  private async thin(now: number): Promise<void> {
    const oldest = now - KEPT_BY_MINUTE_MS;
    const before = oldest - (oldest % HOUR_MS);
    if (before === this.thinnedBefore) return;
    await this.samples.thinBefore(before);
    this.thinnedBefore = before;
  }
}
