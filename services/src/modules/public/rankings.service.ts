import { Injectable } from '@nestjs/common';
import { isClassSlug } from '@portico/domain';
import { AppError } from '../../platform/errors/index.js';
import { rankingPagination } from '../../platform/http/index.js';
import { GatheredReads } from './gathered-reads.js';
import { RankBoardKeeper } from './rank-board.keeper.js';
import { classIndexOf } from './rank-reader.js';
import type { PlayerDto, RankingsDto } from './rankings.dto.js';
import { toPlayer, toRankedPlayers } from './rankings.mapper.js';
import { RankingsRepository } from './rankings.repository.js';
import type { RankingsQuery } from './rankings.query.js';

@Injectable()
export class RankingsService {
  private readonly rows = new GatheredReads((ids) => this.repository.findPlayers(ids));

  constructor(
    private readonly boards: RankBoardKeeper,
    private readonly repository: RankingsRepository,
  ) {}

  async list({ page, limit, sort, job, search }: RankingsQuery): Promise<RankingsDto> {
    const { board, asOf } = await this.boards.current();
    const classIndex = isClassSlug(job) ? classIndexOf(job) : undefined;
    const { total, places } = board.page({ sort, classIndex, term: search, page, limit });
    const rows = await this.rows.load(places.map((place) => place.id));
    return {
      players: toRankedPlayers(places, rows),
      pagination: rankingPagination(page, limit, total),
      ranksAsOf: asOf,
    };
  }

  async player(id: number): Promise<PlayerDto> {
    const row = await this.repository.findPlayer(id);
    if (row === undefined) throw new AppError('player_not_found');
    const { board } = await this.boards.current();
    return toPlayer(row, board.ranksOf(id));
  }
}
