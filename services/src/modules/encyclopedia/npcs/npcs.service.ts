import { Injectable } from '@nestjs/common';
import type { NpcSort } from '@portico/domain';
import { CatalogService, type CatalogNpc } from '../../../catalog/index.js';
import { toFoundOn } from '../maps/maps.mapper.js';
import { toQuestMention } from '../quests/quests.mapper.js';
import { type ListQuery, listedPage, known, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { listNpcs, npcRows, occupations, type NpcFilters } from './npc-list.js';
import type { NpcDetailDto, NpcDto, NpcListDto } from './npcs.dto.js';

@Injectable()
export class NpcsService {
  constructor(private readonly catalogs: CatalogService) {}

  search({ term, filters, sort, order, page, limit }: ListQuery<NpcFilters, NpcSort>): NpcListDto {
    requireSearchable(term, 'search');
    const catalog = this.catalogs.current;
    const rows = npcRows(catalog);
    const all = catalog.world.searchNpcs(term).flatMap(({ id }) => rows.get(id) ?? []);
    const found = listNpcs(all, filters, { sort, order });
    const query = { kind: 'npc', term, page, limit, isFiltered: all.length > 0 } as const;
    const { shown, rest } = listedPage(catalog, query, found, ({ npc }) => npc.name);
    return {
      npcs: shown.map(([{ npc, questCount, goodsCount, place }, matches]) => ({
        ...toNpc(npc),
        questCount,
        goodsCount,
        place: place && toFoundOn(place),
        matches,
      })),
      occupations: [...occupations(catalog)],
      ...rest,
    };
  }

  npc(id: number): NpcDetailDto {
    const catalog = this.catalogs.current;
    const npc = known(catalog, catalog.world.npc(id), 'catalog.npc_not_found');
    return {
      npc: toNpc(npc),
      maps: catalog.world.mapsOf('npc', id).map(toFoundOn),
      sells: [...catalog.shops.linesOf(id)],
      quests: catalog.world.quests.ofNpc(id).map(toQuestMention),
      ...toCatalogStamp(catalog),
    };
  }
}

function toNpc({ id, name, occupation }: CatalogNpc): NpcDto {
  return { id, name, occupation };
}
