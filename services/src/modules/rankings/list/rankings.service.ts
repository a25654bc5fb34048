import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { rankingPagination } from '../../../platform/http/index.js';
import { RankBoardService } from '../board/rank-board.service.js';
import { mapNamesOf } from './map-names.js';
import { PlayerRows } from './player-rows.js';
import type { PlayerDto, RankingsDto } from './rankings.dto.js';
import { toPlayer, toRankedPlayers } from './rankings.mapper.js';
import { ALL, requireSortOfMode } from './rankings.query.js';
import type { RankingsQuery } from './rankings.query.js';
import { RankingsRepository } from './rankings.repository.js';

@Injectable()
export class RankingsService {
  constructor(
    private readonly boards: RankBoardService,
    private readonly rows: PlayerRows,
    private readonly repository: RankingsRepository,
    private readonly catalogs: CatalogService,
  ) {}

  async list({ page, limit, mode, job, sort, search }: RankingsQuery): Promise<RankingsDto> {
    requireSortOfMode(sort, mode);
    const { board, asOf } = await this.boards.current();
    const filter = { mode: mode === ALL ? undefined : mode, slug: job === ALL ? undefined : job };
    const { total, places } = board.page({ ...filter, sort, term: search, page, limit });
    const rows = await this.rows.load(places.map((place) => place.id));
    return {
      players: toRankedPlayers(places, rows, mapNamesOf(this.catalogs.current)),
      pagination: rankingPagination(page, limit, total),
      ranksAsOf: asOf,
    };
  }

  async player(id: number): Promise<PlayerDto> {
    const row = await this.repository.findPlayer(id);
    if (row === undefined) throw new AppError('players.player_not_found');
    const { board } = await this.boards.current();
    return toPlayer(row, board.ranksOf(id), mapNamesOf(this.catalogs.current));
  }
}
