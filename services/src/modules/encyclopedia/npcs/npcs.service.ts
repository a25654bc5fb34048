import { Injectable } from '@nestjs/common';
import { CatalogService, type CatalogNpc } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { toFoundOn } from '../maps/maps.mapper.js';
import { toQuestMention } from '../quests/quests.mapper.js';
import { missing } from '../shared/catalog-missing.js';
import { pageOf, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.mapper.js';
import { matcherOf } from '../shared/matches.js';
import { nearestTo } from '../shared/nearest.js';
import type { NpcDetailDto, NpcDto, NpcListDto } from './npcs.dto.js';

@Injectable()
export class NpcsService {
  constructor(private readonly catalogs: CatalogService) {}

  search(term: string, page: number, limit: number): NpcListDto {
    requireSearchable(term, 'search');
    const catalog = this.catalogs.current;
    const found = catalog.world.searchNpcs(term);
    const shown = pageOf(found, page, limit);
    const match = matcherOf(
      term,
      shown.map(({ name }) => name),
    );
    return {
      npcs: shown.map((npc) => ({ ...toNpc(npc), matches: match(npc.name) })),
      nearest: nearestTo(catalog, { kind: 'npc', term, total: found.length }),
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
