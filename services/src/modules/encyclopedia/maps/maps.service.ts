import { Injectable } from '@nestjs/common';
import type { MapSort } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type ListQuery, listedPage, known, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { listMaps, mapNumbers, type MapFilters } from './map-list.js';
import type { MapDetailDto, MapListDto } from './maps.dto.js';
import { toMap, toMapMatch } from './maps.mapper.js';

@Injectable()
export class MapsService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  search({ term, filters, sort, order, page, limit }: ListQuery<MapFilters, MapSort>): MapListDto {
    requireSearchable(term, 'q');
    const catalog = this.catalogs.current;
    const all = catalog.world.searchMaps(term);
    const found = listMaps(all, filters, { sort, order }, (map) => mapNumbers(catalog).get(map.id));
    const query = { kind: 'map', term, page, limit, isFiltered: all.length > 0 } as const;
    const { shown, rest } = listedPage(catalog, query, found, ({ name }) => name);
    return { maps: shown.map(([map, matches]) => toMapMatch(map, matches, catalog)), ...rest };
  }

  map(id: number): MapDetailDto {
    const catalog = this.catalogs.current;
    const map = known(catalog, catalog.world.map(id), 'catalog.map_not_found');
    return { map: toMap(map, catalog, this.config.public.rates.exp), ...toCatalogStamp(catalog) };
  }
}
