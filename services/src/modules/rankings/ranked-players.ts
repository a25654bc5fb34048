import { Injectable } from '@nestjs/common';
import { expToNext } from '@portico/domain';
import { type Catalog, CatalogService } from '../../catalog/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import type { RankedPlayerDto } from './rankings.dto.js';
import type { PlayerRow } from './tables/rank-rows.js';

export type MapNames = (mapId: number) => string | null;

export function mapNamesOf({ world }: Catalog): MapNames {
  return (mapId) => {
    const map = world.map(mapId);
    return map?.hasName === true ? map.name : null;
  };
}

type Ranks = Pick<RankedPlayerDto, 'filteredRank' | 'actualRank' | 'rankChange'>;

@Injectable()
export class RankedPlayers {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** Adds ranks, and what depends on settings and on the catalog. Each field is written out: copying rows by spreading takes longer than all else. */
  toDto(row: PlayerRow, { filteredRank, actualRank, rankChange }: Ranks): RankedPlayerDto {
    return {
      id: row.id,
      name: row.name,
      level: row.level,
      exp: row.exp,
      expToNext: expToNext(row, this.config.server.rankings.expToNextLevel),
      job: row.job,
      fame: row.fame,
      gender: row.gender,
      guildId: row.guildId,
      guildName: row.guildName,
      mapName: mapNamesOf(this.catalogs.current)(row.mapId),
      mapId: row.mapId,
      ironman_mode: row.ironman_mode,
      ironman_deaths: row.ironman_deaths,
      ironman_group_id: row.ironman_group_id,
      ironman_bosses_killed: row.ironman_bosses_killed,
      ironman_playtime: row.ironman_playtime,
      total_cards: row.total_cards,
      filteredRank,
      actualRank,
      rankChange,
    };
  }
}
