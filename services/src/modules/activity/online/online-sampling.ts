import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';
import { GameBridge } from '../../../game/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { OnlineSamplesRepository } from './online-samples.repository.js';

/** Counts of players are kept by the minute this long, and as means of hours after it. */
const KEPT_BY_MINUTE_MS = 7 * DAY_MS;

/** Records each minute how many play. After a week only hours are kept. */
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
