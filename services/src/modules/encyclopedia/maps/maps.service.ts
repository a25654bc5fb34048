import { Injectable } from '@nestjs/common';
import type { MapSort, SortOrder } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { missing, pageOf, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { matcherOf } from '../shared/matches.js';
import { nearestTo } from '../shared/nearest.js';
import { listMaps, mapNumbers, type MapFilters } from './map-list.js';
import type { MapDetailDto, MapListDto } from './maps.dto.js';
import { toMap, toMapMatch } from './maps.mapper.js';

export interface MapSearch {
  term: string;
  filters: MapFilters;
  sort: MapSort;
  order?: SortOrder | undefined;
  page: number;
  limit: number;
}

@Injectable()
export class MapsService {
  constructor(private readonly catalogs: CatalogService) {}

  search({ term, filters, sort, order, page, limit }: MapSearch): MapListDto {
    requireSearchable(term, 'q');
    const catalog = this.catalogs.current;
    const all = catalog.world.searchMaps(term);
    const found = listMaps(all, filters, { sort, order }, (map) => mapNumbers(catalog).get(map.id));
    const shown = pageOf(found, page, limit);
    const match = matcherOf(
      term,
      shown.map(({ name }) => name),
    );
    return {
      maps: shown.map((map) => toMapMatch(map, match(map.name), catalog)),
      nearest: nearestTo(catalog, { kind: 'map', term, total: found.length, isFiltered: all.length > 0 }),
      pagination: databasePagination(page, limit, found.length),
      ...toCatalogStamp(catalog),
    };
  }

  map(id: number): MapDetailDto {
    const catalog = this.catalogs.current;
    const map = catalog.world.map(id);
    if (map === undefined) throw new AppError(missing(catalog, 'catalog.map_not_found'));
    return { map: toMap(map, catalog), ...toCatalogStamp(catalog) };
  }
}
