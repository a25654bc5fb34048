import { Injectable } from '@nestjs/common';
import { firstOrderOf, QUEST_AREA_NAMES, QUEST_REGIONS, type QuestSort } from '@portico/domain';
import { CatalogService, type CatalogQuest } from '../../../catalog/index.js';
import { type ListQuery, listedPage, known, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { sortedRows } from '../shared/sorted-rows.js';
import type { QuestDetailDto, QuestListDto } from './quests.dto.js';
import { toQuest, toQuestMatch } from './quests.mapper.js';

interface QuestFilters {
  level: string | undefined;
  area: string | undefined;
  npc: string;
}

const SORT_VALUES = {
  name: ({ name }) => name.toLowerCase(),
  level: ({ minimumLevel }) => minimumLevel,
  exp: ({ details: { startReward, completionReward } }) => startReward.exp + completionReward.exp,
} as const satisfies Record<Exclude<QuestSort, 'relevance'>, (quest: CatalogQuest) => number | string | null>;

@Injectable()
export class QuestsService {
  constructor(private readonly catalogs: CatalogService) {}

  search({
    term,
    filters: { level, area, npc },
    sort,
    order,
    page,
    limit,
  }: ListQuery<QuestFilters, QuestSort>): QuestListDto {
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
    const query = {
      kind: 'quest',
      term,
      page,
      limit,
      isFiltered: level !== undefined || area !== undefined || npc !== '',
    } as const;
    const { shown, rest } = listedPage(catalog, query, found, ({ name }) => name);
    return { quests: shown.map(([quest, matches]) => toQuestMatch(quest, matches, catalog)), ...rest };
  }

  quest(id: number): QuestDetailDto {
    const catalog = this.catalogs.current;
    const quest = known(catalog, catalog.world.quest(id), 'catalog.quest_not_found');
    return { quest: toQuest(quest, catalog), ...toCatalogStamp(catalog) };
  }
}
