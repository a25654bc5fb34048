import { Injectable } from '@nestjs/common';
import type { GainPeriod, GainSort } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { rankingPagination } from '../../../platform/http/index.js';
import type { GainsDto } from '../rankings.dto.js';
import { mapNamesOf, toRankedPlayer } from '../rankings.service.js';
import { PlayerRows } from '../player-details.repository.js';
import { GainsRepository } from './gains.repository.js';

const NO_RANKS = { filteredRank: null, actualRank: null, rankChange: null };

@Injectable()
export class GainsService {
  constructor(
    private readonly gains: GainsRepository,
    private readonly rows: PlayerRows,
    private readonly catalogs: CatalogService,
  ) {}

  async list(page: number, limit: number, period: GainPeriod, sort: GainSort): Promise<GainsDto> {
    const start = (page - 1) * limit;
    const [counted, total, places] = await Promise.all([
      this.gains.period(period),
      this.gains.count(period, sort),
      this.gains.places(period, sort, start + 1, start + limit),
    ]);
    const rows = await this.rows.load(places.map(({ characterId }) => characterId));
    const mapName = mapNamesOf(this.catalogs.current);
    return {
      since: counted?.since ?? null,
      ranksAsOf: counted?.countedAt ?? Date.now(),
      // Deleted and hidden characters have no line.
      players: places.flatMap(({ place, characterId, exp, levels }) => {
        const row = rows.get(characterId);
        if (row === undefined) return [];
        return [{ ...toRankedPlayer(row, NO_RANKS, mapName), place, gainedExp: exp, gainedLevels: levels }];
      }),
      pagination: rankingPagination(page, limit, total),
    };
  }
}
