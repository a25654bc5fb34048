import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { EventSources, KEPT_MS } from './event-sources.js';
import type { NewEvent } from './event-sources.js';
import { WorldEventsRepository } from './world-events.repository.js';

/** Rows that another process wrote late, or a clock that is behind, are seen all the same. */
const OVERLAP_MS = 10 * MINUTE_MS;

/** Tells any later round, of whatever process, that the first one is over, even where it found nobody. */
const FIRST_ROUND: NewEvent = {
  at: 0,
  kind: 'level',
  subject: 'first-round',
  characterId: null,
  name: '',
  detail: '',
};

/** Records public events from data that the portal sees anyway. */
@Injectable()
export class EventRecording {
  readonly job: LeaderJob;
  private lookedAt: number | undefined;

  constructor(
    private readonly sources: EventSources,
    private readonly events: WorldEventsRepository,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'EventRecording',
      lease: 'event-recording',
      every: MINUTE_MS,
      leaseMs: 2 * MINUTE_MS,
      work: ({ now }) => this.record(now),
    });
  }

  private async record(now: number): Promise<void> {
    const since = Math.max((this.lookedAt ?? 0) - OVERLAP_MS, now - KEPT_MS);
    const known = await this.events.subjectsOf('level');
    const levels = await this.sources.levels(known, now);
    const others = await Promise.all([
      this.sources.bosses(since),
      this.sources.newStores(since),
      this.sources.dropChanges(since),
    ]);
    // Levels reached before the first round have no known time.
    const isFirst = !known.has(FIRST_ROUND.subject);
    const dated = isFirst ? [FIRST_ROUND, ...levels.map((level) => ({ ...level, at: 0 }))] : levels;
    await this.events.add([...dated, ...others.flat()]);
    await this.events.removeBefore(now - KEPT_MS);
    await this.events.removeSurplus();
    this.lookedAt = now;
  }
}
