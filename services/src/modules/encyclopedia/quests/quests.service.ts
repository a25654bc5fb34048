import { Injectable } from '@nestjs/common';
import { QUEST_AREA_NAMES, QUEST_REGIONS } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { missing } from '../shared/catalog-missing.js';
import { pageOf, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.mapper.js';
import { matcherOf } from '../shared/matches.js';
import { nearestTo } from '../shared/nearest.js';
import type { QuestDetailDto, QuestListDto } from './quests.dto.js';
import { toQuest, toQuestMatch } from './quests.mapper.js';

export interface QuestSearch {
  term: string;
  level: string | undefined;
  area: string | undefined;
  npc: string;
  page: number;
  limit: number;
}

@Injectable()
export class QuestsService {
  constructor(private readonly catalogs: CatalogService) {}

  search({ term, level, area, npc, page, limit }: QuestSearch): QuestListDto {
    requireSearchable(term, 'search');
    const catalog = this.catalogs.current;
    const found = catalog.world.searchQuests({
      term,
      levelBand: level === undefined ? undefined : Number(level),
      region: QUEST_REGIONS.find((region) => QUEST_AREA_NAMES[region] === area),
      npc,
    });
    const shown = pageOf(found, page, limit);
    const match = matcherOf(
      term,
      shown.map(({ name }) => name),
    );
    return {
      quests: shown.map((quest) => toQuestMatch(quest, match(quest.name), catalog)),
      nearest: nearestTo(catalog, {
        kind: 'quest',
        term,
        total: found.length,
        isFiltered: level !== undefined || area !== undefined || npc !== '',
      }),
      pagination: databasePagination(page, limit, found.length),
      ...toCatalogStamp(catalog),
    };
  }

  quest(id: number): QuestDetailDto {
    const catalog = this.catalogs.current;
    const quest = catalog.world.quest(id);
    if (quest === undefined) throw new AppError(missing(catalog, 'catalog.quest_not_found'));
    return { quest: toQuest(quest, catalog), ...toCatalogStamp(catalog) };
  }
}
