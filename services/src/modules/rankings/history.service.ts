import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DAY_MS, dayNumber, type HistoryRange, HOUR_MS, writtenDay } from '@portico/domain';
import pLimit from 'p-limit';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import { RankBoardService } from './board/rank-board.service.js';
import { partOf, standingIn } from './daily/packed-day.js';
import { RankHistoryRepository } from './daily/rank-history.repository.js';
import { PlayerDetailsRepository } from './player-details.repository.js';
import type { RankHistoryDto, RankPointDto } from './rankings.dto.js';

const DAYS: Readonly<Record<HistoryRange, number>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '1y': 365,
  all: Number.POSITIVE_INFINITY,
};

/** The end time is rounded to this step. With the exact time, no browser could reuse an answer. */
const STEP_MS = HOUR_MS;

/** More points than a chart has pixels would be useless. Longer periods show every second, third, ... day. */
const MAX_POINTS = 400;

/** A long history is megabytes of packed days, so only one is in memory at a time. */
const AT_ONCE = 1;

@Injectable()
export class HistoryService {
  private readonly turns = pLimit(AT_ONCE);

  constructor(
    private readonly history: RankHistoryRepository,
    private readonly players: PlayerDetailsRepository,
    private readonly boards: RankBoardService,
    private readonly config: PorticoConfig,
  ) {}

  async of(id: number, range: HistoryRange): Promise<RankHistoryDto> {
    const player = await this.players.findPlayer(id);
    if (player === undefined) throw new AppError('players.player_not_found');
    const now = Date.now();
    const today = dayNumber(now, this.config.public.time.zone);
    const points = await this.turns(() => this.recorded(id, range, now, today));
    const to = Math.max(Math.floor(now / STEP_MS) * STEP_MS, points.at(-1)?.at ?? 0);
    const { board } = await this.boards.current();
    const rank = board.ranksOf(id)?.level;
    if (rank !== undefined) {
      // The rank of today's record is older than the live rank.
      if (points.at(-1)?.day === writtenDay(today)) points.pop();
      points.push({ day: writtenDay(today), at: to, level: player.level, exp: player.exp, rank });
    }
    const fromDay = range === 'all' ? (points[0]?.day ?? writtenDay(today)) : writtenDay(today - DAYS[range]);
    const from = Math.min(points[0]?.at ?? to, range === 'all' ? to : to - DAYS[range] * DAY_MS);
    return { id, from, to, fromDay, toDay: writtenDay(today), points };
  }

  private async recorded(
    id: number,
    range: HistoryRange,
    now: number,
    today: number,
  ): Promise<RankPointDto[]> {
    const part = partOf(id);
    const from = range === 'all' ? 0 : today - DAYS[range];
    // A clock that ran ahead may have recorded days in the future.
    const days = (await this.history.days(part, from)).filter((day) => day <= today);
    const points: RankPointDto[] = [];
    for (const { day, at, data } of await this.history.read(part, thinned(days))) {
      const standing = standingIn(data, id);
      if (standing !== undefined && at <= now) points.push({ day: writtenDay(day), at, ...standing });
      // Unpacking a day takes some tenths of a millisecond, and there may be hundreds, so other requests get turns.
      await setImmediate();
    }
    return points;
  }
}

function thinned(days: readonly number[]): number[] {
  const step = Math.ceil(days.length / MAX_POINTS);
  // Counted from the end, so that the latest day is always included.
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}
