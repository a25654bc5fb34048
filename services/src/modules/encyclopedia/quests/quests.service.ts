import { Injectable } from '@nestjs/common';
import {
  firstOrderOf,
  QUEST_AREA_NAMES,
  QUEST_REGIONS,
  type QuestSort,
  type SortOrder,
} from '@portico/domain';
import { CatalogService, type CatalogQuest } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { missing, pageOf, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { matcherOf } from '../shared/matches.js';
import { nearestTo } from '../shared/nearest.js';
import { sortedRows } from '../shared/sorted-rows.js';
import type { QuestDetailDto, QuestListDto } from './quests.dto.js';
import { toQuest, toQuestMatch } from './quests.mapper.js';

export interface QuestSearch {
  term: string;
  level: string | undefined;
  area: string | undefined;
  npc: string;
  sort: QuestSort;
  order: SortOrder | undefined;
  page: number;
  limit: number;
}

const SORT_VALUES = {
  name: ({ name }) => name.toLowerCase(),
  level: ({ minimumLevel }) => minimumLevel,
  exp: ({ details: { startReward, completionReward } }) => startReward.exp + completionReward.exp,
} as const satisfies Record<Exclude<QuestSort, 'relevance'>, (quest: CatalogQuest) => number | string | null>;

@Injectable()
export class QuestsService {
  constructor(private readonly catalogs: CatalogService) {}

  search({ term, level, area, npc, sort, order, page, limit }: QuestSearch): QuestListDto {
    requireSearchable(term, 'search');
    const catalog = this.catalogs.current;
    const all = catalog.world.searchQuests({
      term,
      levelBand: level === undefined ? undefined : Number(level),
      region: QUEST_REGIONS.find((region) => QUEST_AREA_NAMES[region] === area),
      npc,
    });
    const found =
      sort === 'relevance' ? all : sortedRows(all, SORT_VALUES[sort], order ?? firstOrderOf(sort));
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
