import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { dayNumber, expBelowLevels, GAIN_PERIODS, MINUTE_MS } from '@portico/domain';
import type { ExpStanding, GainPeriod } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs, type LeaderRound } from '../../../platform/jobs/index.js';
import { IDS_PER_PART, partOf, type PartStandings, standingsIn } from '../daily/packed-day.js';
import { RankHistoryRepository } from '../daily/rank-history.repository.js';
import { gameNumber, VisibleCharacters } from '../../../game/index.js';
import { GainsService } from './gains.service.js';
import { BestGains, gainBetween } from './best-gains.js';

/** Maximum places of a list. Readers do not look further. */
const MAX_GAINS = 500;

/** Minimum time between two counts, because a count reads every character. */
const FRESH_MS = 5 * MINUTE_MS;

const DAYS: Readonly<Record<GainPeriod, number>> = { today: 0, week: 7, month: 30 };

/** Rows per read. If ids are close together, they cover a few parts of a day. */
const ROWS_PER_READ = 6000;

interface CurrentStanding extends ExpStanding {
  id: number;
}

interface Baseline {
  period: GainPeriod;
  day: number;
  since: number;
  /** Characters with larger ids were created later. */
  lastId: number;
  gains: BestGains;
}

@Injectable()
export class GainsCounting {
  readonly job: LeaderJob;
  private readonly logger = new Logger('RankGains');
  private readonly sums: readonly number[];

  constructor(
    private readonly history: RankHistoryRepository,
    private readonly visible: VisibleCharacters,
    private readonly counted: GainsService,
    private readonly config: PorticoConfig,
    jobs: LeaderJobs,
  ) {
    this.sums = expBelowLevels(config.server.rankings.expToNextLevel);
    this.job = jobs.leaderJob({
      name: 'RankGains',
      lease: 'rank-gains',
      every: MINUTE_MS,
      startsAtOnce: true,
      leaseMs: FRESH_MS,
      due: (now) => this.dueBaselines(now),
      work: (round) => this.count(round),
    });
  }

  private async count(round: LeaderRound<Baseline>): Promise<void> {
    const { now, due: baselines } = round;
    for await (const batch of this.batches(now)) {
      if (!(await round.mayGoOn())) return;
      await this.countBatch(batch, baselines);
    }
    await this.counted.replace(round.lease, baselines, now);
  }

  /** First day recorded within each period; periods without one are absent. Empty while the last count is recent enough. */
  private async dueBaselines(now: number): Promise<Baseline[]> {
    if ((await this.counted.lastCount()) > now - FRESH_MS) return [];
    const today = dayNumber(now, this.config.public.time.zone);
    const recorded = await this.history.recordedDays(today - DAYS.month, today);
    const found: Baseline[] = [];
    for (const period of GAIN_PERIODS) {
      const day = recorded.find((one) => one >= today - DAYS[period]);
      const last = day === undefined ? null : await this.history.lastPart(day);
      if (last === null || last.at > now) continue;
      const lastId = lastIdIn(last.part, this.standings(last));
      found.push({ period, day: last.day, since: last.at, lastId, gains: new BestGains(MAX_GAINS) });
    }
    return found;
  }

  private async countBatch(batch: readonly CurrentStanding[], baselines: readonly Baseline[]): Promise<void> {
    const parts = [...new Set(batch.map(({ id }) => partOf(id)))];
    const days = [...new Set(baselines.map(({ day }) => day))];
    for (const part of parts) {
      const rows = await this.history.readParts([part], days);
      const before = new Map(rows.map((row) => [row.day, this.standings(row)]));
      const ofPart = batch.filter(({ id }) => partOf(id) === part);
      for (const baseline of baselines) this.addGains(ofPart, baseline, before.get(baseline.day));
      // A part takes a millisecond or two, and there may be hundreds, so other requests get turns.
      await setImmediate();
    }
  }

  private addGains(
    characters: readonly CurrentStanding[],
    { lastId, gains }: Baseline,
    before: PartStandings | undefined,
  ): void {
    for (const character of characters) {
      const from = character.id > lastId ? BEGINNER : before && standingAt(before, character.id);
      const gain = from && gainBetween(from, character, this.sums);
      if (gain !== undefined) gains.add({ characterId: character.id, ...gain });
    }
  }

  private async *batches(now: number): AsyncGenerator<CurrentStanding[]> {
    let rows = await this.after(-1, now);
    for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
      yield rows;
      rows = rows.length < ROWS_PER_READ ? [] : await this.after(last.id, now);
    }
  }

  private async after(lastId: number, now: number): Promise<CurrentStanding[]> {
    const rows = await this.visible
      .selection(now)
      .select('player.id', 'id')
      .addSelect('player.level', 'level')
      .addSelect('player.exp', 'exp')
      .andWhere('player.id > :lastId', { lastId })
      .orderBy('player.id', 'ASC')
      .limit(ROWS_PER_READ)
      .getRawMany<Record<'id' | 'level' | 'exp', unknown>>();
    return rows.map(({ id, level, exp }) => {
      return { id: Number(id), level: gameNumber(level), exp: gameNumber(exp) };
    });
  }

  private standings({ part, day, data }: { part: number; day: number; data: Buffer }): PartStandings {
    try {
      return standingsIn(part, data);
    } catch {
      this.logger.warn({ msg: 'a recorded day of the rankings is damaged', day, part });
      return { levels: new Int32Array(IDS_PER_PART), exps: new Float64Array(IDS_PER_PART) };
    }
  }
}

const BEGINNER: ExpStanding = { level: 1, exp: 0 };

function standingAt({ levels, exps }: PartStandings, id: number): ExpStanding | undefined {
  const level = Number(levels[id % IDS_PER_PART]);
  return level === 0 ? undefined : { level, exp: Number(exps[id % IDS_PER_PART]) };
}

function lastIdIn(part: number, { levels }: PartStandings): number {
  const place = levels.findLastIndex((level) => level !== 0);
  return part * IDS_PER_PART + (place === -1 ? IDS_PER_PART - 1 : place);
}
