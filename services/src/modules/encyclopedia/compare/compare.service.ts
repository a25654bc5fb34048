import { MAX_COMPARED } from '@portico/domain';
import { Injectable } from '@nestjs/common';
import { CatalogService, type Catalog, type CatalogItem } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { toItemProperties } from '../items/items.mapper.js';
import { toMonster } from '../monsters/monsters.mapper.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { percentsOf } from '../shared/drop-percents.js';
import type { ComparedItemDto, ComparedItemsDto, ComparedMonstersDto } from './compare.dto.js';

@Injectable()
export class CompareService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  items(ids: readonly number[]): ComparedItemsDto {
    const catalog = this.catalogs.current;
    const { known, unknown } = partition(ids, (id) => catalog.item(id));
    return {
      items: known.map((item) => this.toComparedItem(item, catalog)),
      unknown,
      ...toCatalogStamp(catalog),
    };
  }

  monsters(ids: readonly number[]): ComparedMonstersDto {
    const catalog = this.catalogs.current;
    const { known, unknown } = partition(ids, (id) => catalog.monster(id));
    return {
      monsters: known.map((monster) => ({ ...toMonster(monster), properties: monster.properties })),
      unknown,
      ...toCatalogStamp(catalog),
    };
  }

  private toComparedItem(item: CatalogItem, catalog: Catalog): ComparedItemDto {
    const sources = catalog.drops.sourcesOfItem(item.id);
    const percents = sources.map(
      ({ percent, type, isBoss }) => percentsOf(percent, type, isBoss, this.config.dropRates).actualPercent,
    );
    return {
      ...toItemProperties(item),
      sourceCount: sources.length,
      actualPercent: percents.length === 0 ? null : Math.max(...percents),
    };
  }
}

/** Finds the first things of the ids, at most `MAX_COMPARED`, and lists all unknown ids. */
function partition<Thing>(ids: readonly number[], find: (id: number) => Thing | undefined) {
  const known: Thing[] = [];
  const unknown: number[] = [];
  for (const id of ids) {
    const thing = find(id);
    if (thing === undefined) unknown.push(id);
    else if (known.length < MAX_COMPARED) known.push(thing);
  }
  return { known, unknown };
}
