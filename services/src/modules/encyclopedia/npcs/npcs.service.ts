import { Injectable } from '@nestjs/common';
import type { NpcSort, SortOrder } from '@portico/domain';
import { CatalogService, type CatalogNpc } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { toFoundOn } from '../maps/maps.mapper.js';
import { toQuestMention } from '../quests/quests.mapper.js';
import { missing, pageOf, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { matcherOf } from '../shared/matches.js';
import { nearestTo } from '../shared/nearest.js';
import { listNpcs, npcRows, occupations, type NpcFilters } from './npc-list.js';
import type { NpcDetailDto, NpcDto, NpcListDto } from './npcs.dto.js';

export interface NpcSearch {
  term: string;
  filters: NpcFilters;
  sort: NpcSort;
  order: SortOrder | undefined;
  page: number;
  limit: number;
}

@Injectable()
export class NpcsService {
  constructor(private readonly catalogs: CatalogService) {}

  search({ term, filters, sort, order, page, limit }: NpcSearch): NpcListDto {
    requireSearchable(term, 'search');
    const catalog = this.catalogs.current;
    const rows = npcRows(catalog);
    const all = catalog.world.searchNpcs(term).flatMap(({ id }) => rows.get(id) ?? []);
    const found = listNpcs(all, filters, { sort, order });
    const shown = pageOf(found, page, limit);
    const match = matcherOf(
      term,
      shown.map(({ npc }) => npc.name),
    );
    return {
      npcs: shown.map(({ npc, questCount, place }) => ({
        ...toNpc(npc),
        questCount,
        place: place && toFoundOn(place),
        matches: match(npc.name),
      })),
      occupations: [...occupations(catalog)],
      nearest: nearestTo(catalog, { kind: 'npc', term, total: found.length, isFiltered: all.length > 0 }),
      pagination: databasePagination(page, limit, found.length),
      ...toCatalogStamp(catalog),
    };
  }

  npc(id: number): NpcDetailDto {
    const catalog = this.catalogs.current;
    const npc = catalog.world.npc(id);
    if (npc === undefined) throw new AppError(missing(catalog, 'catalog.npc_not_found'));
    return {
      npc: toNpc(npc),
      maps: catalog.world.mapsOf('npc', id).map(toFoundOn),
      quests: catalog.world.questsOfNpc(id).map(toQuestMention),
      ...toCatalogStamp(catalog),
    };
  }
}

function toNpc({ id, name, occupation }: CatalogNpc): NpcDto {
  return { id, name, occupation };
}
