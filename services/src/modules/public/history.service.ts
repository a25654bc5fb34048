import { Injectable } from '@nestjs/common';
import { dayNumber } from '@portico/domain';
import { partOf, standingIn } from '../../game/rank-history/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { RankHistoryDto, RankPointDto } from './history.dto.js';
import { daysOf } from './history/history-range.js';
import type { HistoryRange } from './history/history-range.js';
import { RankHistoryRepository } from './history/rank-history.repository.js';
import { RankBoardService } from './ranks/rank-board.service.js';
import { RankingsRepository } from './rankings.repository.js';

const DAY_MS = 86_400_000;

/** More points than a chart has pixels for help nobody: longer times show every second, third, ... day. */
const MAX_POINTS = 400;

@Injectable()
export class HistoryService {
  constructor(
    private readonly history: RankHistoryRepository,
    private readonly players: RankingsRepository,
    private readonly boards: RankBoardService,
    private readonly config: PorticoConfig,
  ) {}

  async of(id: number, range: HistoryRange): Promise<RankHistoryDto> {
    const player = await this.players.findPlayer(id);
    if (player === undefined) throw new AppError('player_not_found');
    const to = Date.now();
    const points = await this.recorded(id, range, to);
    const { board } = await this.boards.current();
    const rank = board.ranksOf(id)?.level;
    if (rank !== undefined) points.push({ at: to, level: player.level, exp: player.exp, rank });
    const from = range === 'all' ? (points[0]?.at ?? to) : to - daysOf(range) * DAY_MS;
    return { id, from, to, points };
  }

  private async recorded(id: number, range: HistoryRange, now: number): Promise<RankPointDto[]> {
    const part = partOf(id);
    const firstDay = dayNumber(now, this.config.public.time.zone) - daysOf(range);
    const days = await this.history.days(part, range === 'all' ? 0 : firstDay);
    const rows = await this.history.read(part, thinned(days));
    return rows.flatMap(({ at, data }) => {
      const standing = standingIn(data, id);
      return standing === undefined ? [] : [{ at, ...standing }];
    });
  }
}

function thinned(days: readonly number[]): number[] {
  const step = Math.ceil(days.length / MAX_POINTS);
  // Counted from the end, so that the latest day is always among them.
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}
