import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DROP_TABLES, type DropTable, grouped, MESO_ITEM_ID } from '@portico/domain';
import { type Catalog, CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { missing } from '../../encyclopedia/index.js';
import { type DropperFilter, findDroppers, findItems, itemOf } from './catalog-search.js';
import { type DropRow, DropRowsRepository } from './drop-rows.repository.js';
import type {
  DropperDropsDto,
  DropperDto,
  DropperRowsDto,
  DroppersDto,
  DropRowsDto,
  FoundItemDto,
  ItemDropperDto,
  ItemDroppersDto,
  MapMonstersDto,
} from './editor.dto.js';
import {
  monstersOnMap,
  mostLikelyFirst,
  toDropper,
  toEditorDrops,
  toGlobalDrops,
  toItemDroppers,
} from './editor.mapper.js';

/** Several times the number of droppers of mesos, the most common drop. */
const MAX_ITEM_DROPPERS = 5000;

@Injectable()
export class DropEditorService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly liveRows: DropRowsRepository,
    private readonly config: PorticoConfig,
  ) {}

  async list(filter: DropperFilter, page: number, limit: number): Promise<DroppersDto> {
    requireOrder(filter);
    const counts = await this.liveRows.counts(filter.table);
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
    const rowCount = await this.liveRows.countOf(table, id);
    const catalog = this.catalogs.current;
    requireKnown(catalog, table, id, rowCount);
    return toDropper(catalog, table, id, rowCount);
  }

  async drops(table: DropTable, id: number): Promise<DropperDropsDto> {
    const rows = await this.liveRows.ofDroppers(table, [id]);
    const catalog = this.catalogs.current;
    requireKnown(catalog, table, id, rows.length);
    const hasGlobal = table === 'monster' && rows.length > 0;
    return {
      ...this.withRows(catalog, table, id, rows),
      globalDrops: hasGlobal ? toGlobalDrops(catalog, catalog.drops.globalDropsOf(id)) : [],
    };
  }

  async rows(table: DropTable, ids: readonly number[]): Promise<DropRowsDto> {
    const catalog = this.catalogs.current;
    const droppers: DropperRowsDto[] = [];
    for await (const batch of this.liveRows.batches(table, [...new Set(ids)])) {
      const byDropper = grouped(batch.rows, ({ dropperId }) => dropperId);
      const known = batch.ids.filter((id) => byDropper.has(id) || isKnown(catalog, table, id));
      droppers.push(...known.map((id) => this.withRows(catalog, table, id, byDropper.get(id) ?? [])));
      // Reading the rows of a whole server takes a tenth of a second, so other requests get turns in between.
      await setImmediate();
    }
    return { droppers };
  }

  searchItems(query: string): FoundItemDto[] {
    return findItems(this.catalogs.current, query);
  }

  async droppers(itemId: number): Promise<ItemDroppersDto> {
    const tables = DROP_TABLES.filter((table) => this.liveRows.has(table));
    if (tables.length === 0) throw new AppError('game.feature_off');
    const found: ItemDropperDto[] = [];
    const rates = this.config.dropRates;
    for (const table of tables) {
      const rows = await this.liveRows.ofItem(table, itemId, MAX_ITEM_DROPPERS);
      found.push(...toItemDroppers(this.catalogs.current, table, rows, rates));
    }
    const catalog = this.catalogs.current;
    if (found.length === 0 && !isItem(catalog, itemId)) throw new AppError('catalog.item_not_found');
    return { item: itemOf(catalog, itemId), droppers: found.sort(mostLikelyFirst) };
  }

  async map(id: number): Promise<MapMonstersDto> {
    const catalog = this.catalogs.current;
    const map = catalog.world.map(id);
    if (map === undefined) throw new AppError(missing(catalog, 'catalog.map_not_found'));
    const here = monstersOnMap(catalog, map);
    const ids = here.map((monster) => monster.id);
    const rows = await this.liveRows.ofDroppers('monster', ids);
    const byDropper = grouped(rows, ({ dropperId }) => dropperId);
    return {
      mapId: map.id,
      mapName: map.name,
      monsters: here.map(({ id: monsterId, amount, respawnSeconds }) => ({
        ...this.withRows(catalog, 'monster', monsterId, byDropper.get(monsterId) ?? []),
        amount,
        respawnSeconds,
      })),
      globalDrops: toGlobalDrops(catalog, catalog.drops.globalDropsOn(id)),
    };
  }

  private withRows(catalog: Catalog, table: DropTable, id: number, rows: readonly DropRow[]): DropperRowsDto {
    const monster = toDropper(catalog, table, id, rows.length);
    return { monster, drops: toEditorDrops(catalog, monster, rows, this.config.dropRates) };
  }
}

function requireKnown(catalog: Catalog, table: DropTable, id: number, rowCount: number): void {
  if (rowCount === 0 && !isKnown(catalog, table, id)) throw new AppError('drops.dropper_not_found');
}

/** Before the first import, no id can be judged unknown. */
function isKnown(catalog: Catalog, table: DropTable, id: number): boolean {
  if (catalog.generation === null) return true;
  return table === 'monster' ? catalog.monster(id) !== undefined : catalog.world.reactor(id) !== undefined;
}

function isItem(catalog: Catalog, id: number): boolean {
  return id === MESO_ITEM_ID || catalog.generation === null || catalog.item(id) !== undefined;
}

function requireOrder({ minLevel, maxLevel }: DropperFilter): void {
  if (minLevel === undefined || maxLevel === undefined || maxLevel >= minLevel) return;
  throw invalidField('maxLevel', 'notBelow', 'Must not be below minLevel');
}
