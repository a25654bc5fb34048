import { Injectable } from '@nestjs/common';
import type { MonsterSort } from '@portico/domain';
import { type Catalog, CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type ListQuery, listedPage, known, requireSearchable } from '../shared/catalog-search.js';
import { toFoundOn } from '../maps/maps.mapper.js';
import { toQuestMention } from '../quests/quests.mapper.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { expPerHourOn, groundsOf } from '../shared/open-grounds.js';
import type { MonsterDetailDto, MonsterDropsDto, MonsterMapDto, MonsterSearchDto } from './monsters.dto.js';
import { listMonsters, type MonsterFilters } from './monster-list.js';
import { toMonster, toMonsterDrop, toMonsterMatch } from './monsters.mapper.js';

@Injectable()
export class MonstersService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  search({
    term,
    filters,
    sort,
    order,
    page,
    limit,
  }: ListQuery<MonsterFilters, MonsterSort>): MonsterSearchDto {
    requireSearchable(term);
    const catalog = this.catalogs.current;
    const all = catalog.searchMonsters({ term });
    const found = listMonsters(all, filters, { sort, order }, catalog.world);
    const query = { kind: 'monster', term, page, limit, isFiltered: all.length > 0 } as const;
    const { shown, rest } = listedPage(catalog, query, found, ({ name }) => name);
    return {
      monsters: shown.map(([monster, matches]) => toMonsterMatch(monster, matches, catalog)),
      ...rest,
    };
  }

  monster(id: number): MonsterDetailDto {
    const catalog = this.catalogs.current;
    const monster = known(catalog, catalog.monster(id), 'catalog.monster_not_found');
    return {
      monster: { ...toMonster(monster), properties: monster.properties },
      maps: this.mapsOf(id, catalog),
      quests: catalog.world.quests.ofMonster(id).map(toQuestMention),
      ...toCatalogStamp(catalog),
    };
  }

  drops(id: number): MonsterDropsDto {
    const catalog = this.catalogs.current;
    const monster = known(catalog, catalog.monster(id), 'catalog.monster_not_found');
    return {
      monster: toMonster(monster),
      drops: catalog.drops
        .dropsOfMonster(id)
        .map((drop) => toMonsterDrop(drop, monster.isBoss, this.config.dropRates)),
      ...toCatalogStamp(catalog),
    };
  }

  private mapsOf(id: number, catalog: Catalog): MonsterMapDto[] {
    const places = groundsOf(catalog).places.get(id) ?? [];
    const byMap = new Map(places.map((place) => [place.map.id, place]));
    return catalog.world.mapsOf('monster', id).map((found) => {
      const place = byMap.get(found.map.id);
      return {
        ...toFoundOn(found),
        respawn: place?.respawn ?? null,
        expPerHour: expPerHourOn(place, this.config.public.rates.exp),
      };
    });
  }
}
