import { Injectable } from '@nestjs/common';
import type { DropTable } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import type { Catalog } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { DropRowsRepository } from './drop-rows.repository.js';
import { findDroppers } from './dropper-list.js';
import type { DropperFilter } from './dropper-list.js';
import type {
  DropperDropsDto,
  DropperDto,
  DropRowsDto,
  DroppersDto,
  FoundItemDto,
  ItemDroppersDto,
  MapMonstersDto,
} from './editor.dto.js';
import { toDropper, toEditorDrops, toGlobalDrops } from './editor.mapper.js';

export interface DropperQuery extends DropperFilter {
  page: number;
  limit: number;
}

/** What the editor shows, always from the live tables. */
@Injectable()
export class DropEditorService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly rowsOf: DropRowsRepository,
    private readonly config: PorticoConfig,
  ) {}

  async list({ page, limit, ...filter }: DropperQuery): Promise<DroppersDto> {
    requireOrder(filter);
    const counts = await this.rowsOf.counts(filter.table);
    const catalog = this.catalogs.current;
    const found = findDroppers(catalog, filter, counts);
    return {
      monsters: found
        .slice((page - 1) * limit, page * limit)
        .map((id) => toDropper(catalog, filter.table, id, counts.get(id) ?? 0)),
      pagination: databasePagination(page, limit, found.length),
    };
  }

  async dropper(table: DropTable, id: number): Promise<DropperDto> {
    return this.known(table, id, await this.rowsOf.countOf(table, id));
  }

  async drops(table: DropTable, id: number): Promise<DropperDropsDto> {
    const rows = await this.rowsOf.ofDroppers(table, [id]);
    const catalog = this.catalogs.current;
    const monster = this.known(table, id, rows.length);
    const hasGlobal = table === 'monster' && rows.length > 0;
    return {
      monster,
      drops: toEditorDrops(catalog, monster, rows, this.config.public.rates),
      globalDrops: hasGlobal ? toGlobalDrops(catalog, catalog.globalDropsOf(id)) : [],
    };
  }

  rows(_table: DropTable, _ids: readonly number[]): Promise<DropRowsDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  searchItems(_query: string): FoundItemDto[] {
    throw new AppError('game.feature_off');
  }

  droppers(_itemId: number): Promise<ItemDroppersDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  map(_id: number): Promise<MapMonstersDto> {
    return Promise.reject(new AppError('game.feature_off'));
  }

  private known(table: DropTable, id: number, rowCount: number): DropperDto {
    const catalog = this.catalogs.current;
    if (rowCount === 0 && !isKnown(catalog, table, id)) throw new AppError('drops.dropper_not_found');
    return toDropper(catalog, table, id, rowCount);
  }
}

/** Before the first import nothing can be said against an id. */
function isKnown(catalog: Catalog, table: DropTable, id: number): boolean {
  if (catalog.generation === null) return true;
  return table === 'monster' ? catalog.monster(id) !== undefined : catalog.world.reactor(id) !== undefined;
}

function requireOrder({ minLevel, maxLevel }: DropperFilter): void {
  if (minLevel === undefined || maxLevel === undefined || maxLevel >= minLevel) return;
  const issue = { field: 'maxLevel', rule: 'notBelow', msg: 'Must not be below minLevel' };
  throw new AppError('request.validation_failed', undefined, [issue]);
}
