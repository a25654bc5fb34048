import { Injectable } from '@nestjs/common';
import type { MonsterSort, SortOrder } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { pageOf, requireSearchable, missing } from '../shared/catalog-search.js';
import { toFoundOn } from '../maps/maps.mapper.js';
import { matcherOf } from '../shared/matches.js';
import { nearestTo } from '../shared/nearest.js';
import { toQuestMention } from '../quests/quests.mapper.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import type { MonsterDetailDto, MonsterDropsDto, MonsterSearchDto } from './monsters.dto.js';
import { listMonsters, type MonsterFilters } from './monster-list.js';
import { toMonster, toMonsterDrop, toMonsterMatch } from './monsters.mapper.js';

export interface MonsterSearch {
  term: string;
  filters: MonsterFilters;
  sort: MonsterSort;
  order: SortOrder | undefined;
  page: number;
  limit: number;
}

@Injectable()
export class MonstersService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  search({ term, filters, sort, order, page, limit }: MonsterSearch): MonsterSearchDto {
    requireSearchable(term);
    const catalog = this.catalogs.current;
    const all = catalog.searchMonsters({ term });
    const found = listMonsters(all, filters, { sort, order }, catalog.world);
    const shown = pageOf(found, page, limit);
    const match = matcherOf(
      term,
      shown.map(({ name }) => name),
    );
    return {
      monsters: shown.map((monster) => toMonsterMatch(monster, match(monster.name), catalog)),
      nearest: nearestTo(catalog, {
        kind: 'monster',
        term,
        total: found.length,
        isFiltered: all.length > 0,
      }),
      pagination: databasePagination(page, limit, found.length),
      ...toCatalogStamp(catalog),
    };
  }

  monster(id: number): MonsterDetailDto {
    const catalog = this.catalogs.current;
    const monster = catalog.monster(id);
    if (monster === undefined) throw new AppError(missing(catalog, 'catalog.monster_not_found'));
    return {
      monster: { ...toMonster(monster), properties: monster.properties },
      maps: catalog.world.mapsOf('monster', id).map(toFoundOn),
      quests: catalog.world.questsOfMonster(id).map(toQuestMention),
      ...toCatalogStamp(catalog),
    };
  }

  drops(id: number): MonsterDropsDto {
    const catalog = this.catalogs.current;
    const monster = catalog.monster(id);
    if (monster === undefined) throw new AppError(missing(catalog, 'catalog.monster_not_found'));
    return {
      monster: toMonster(monster),
      drops: catalog
        .dropsOfMonster(id)
        .map((drop) => toMonsterDrop(drop, monster.isBoss, this.config.dropRates)),
      ...toCatalogStamp(catalog),
    };
  }
}
