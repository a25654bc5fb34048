import { Injectable } from '@nestjs/common';
import { DROP_TABLES, dropPercentOf, percentDecimals } from '@portico/domain';
import type { DropTable, DropValues } from '@portico/domain';
import { type Catalog, CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import {
  atomDocument,
  Choice,
  databasePagination,
  DatabasePaginationDto,
  Decimal,
  Flag,
  Integer,
  Nested,
  Text,
} from '../../../platform/http/index.js';
import { markup } from '../../pages/index.js';
import type { DropChangeSetEntity } from '../change-sets/change-set.entities.js';
import { readKeptRow } from '../drop-tables.js';
import { dropperName } from '../editor/catalog-search.js';
import { type ChangedRow, type ChangelogFilter, ChangelogRepository } from './changelog.repository.js';

class PublicDropChangeDto {
  @Choice(DROP_TABLES, { enumName: 'DropTable' }) type: DropTable;
  @Integer() dropperId: number;
  @Text() dropperName: string;
  @Integer('0 is mesos') itemId: number;
  @Text() itemName: string;
  @Decimal('Base percent; null for a new drop', { nullable: true }) percentBefore: number | null;
  @Decimal('Base percent; null if the drop is gone', { nullable: true }) percentAfter: number | null;
  @Integer({ nullable: true }) minBefore: number | null;
  @Integer({ nullable: true }) maxBefore: number | null;
  @Integer({ nullable: true }) minAfter: number | null;
  @Integer({ nullable: true }) maxAfter: number | null;
}

class PublicChangeSetDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Text('May be empty') note: string;
  @Flag('It undoes an earlier change set') isUndo: boolean;
  @Flag('It was undone') isUndone: boolean;
  @Integer('Number of its drops that match the item and monster filters') total: number;
  @Integer('Number of its other drops') others: number;
  @Nested(() => [PublicDropChangeDto], 'The first of `total`') changes: PublicDropChangeDto[];
}

export class DropChangelogDto {
  @Text('Name of the item asked for', { nullable: true }) itemName: string | null;
  @Text('Name of the monster asked for', { nullable: true }) monsterName: string | null;
  @Nested(() => [PublicChangeSetDto], 'Newest first') sets: PublicChangeSetDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export const MAX_SHOWN_CHANGES = 50;

const FEED_ENTRIES = 30;

export interface ChangelogQuery extends ChangelogFilter {
  changes?: number | undefined;
  page: number;
  limit: number;
}

interface ShownRows {
  rows: readonly ChangedRow[];
  total: number;
}

@Injectable()
export class ChangelogService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly catalogs: CatalogService,
    private readonly changelog: ChangelogRepository,
  ) {}

  async feed(): Promise<string> {
    const { sets } = await this.list({ page: 1, limit: FEED_ENTRIES });
    return changelogFeed(this.config.public.site, sets);
  }

  async list({ page, limit, ...query }: ChangelogQuery): Promise<DropChangelogDto> {
    if (!this.config.public.drops.changelog) throw new AppError('drops.changelog_off');
    const total = await this.changelog.count(query);
    const skip = (page - 1) * limit;
    const sets = skip < total ? await this.changelog.sets(query, { skip, take: limit }) : [];
    const most = Math.min(query.changes ?? MAX_SHOWN_CHANGES, MAX_SHOWN_CHANGES);
    const shown = await this.shownRows(sets, query, most);
    const catalog = this.catalogs.current;
    return {
      itemName: query.itemId === undefined ? null : catalog.itemName(query.itemId),
      monsterName: query.monsterId === undefined ? null : catalog.monsterName(query.monsterId),
      sets: sets.map((set) => toSet(set, shown.get(set.id) ?? { rows: [], total: 0 }, catalog)),
      pagination: databasePagination(page, limit, total),
    };
  }

  private async shownRows(
    sets: readonly DropChangeSetEntity[],
    filter: ChangelogFilter,
    most: number,
  ): Promise<ReadonlyMap<number, ShownRows>> {
    const ids = sets.map(({ id }) => id);
    if (filter.itemId === undefined && filter.monsterId === undefined) {
      const first = await this.changelog.firstRows(ids, most);
      return new Map(sets.map((set) => [set.id, { rows: first.get(set.id) ?? [], total: rowsOf(set) }]));
    }
    const counts = await this.changelog.matchingCounts(ids, filter);
    const shown = ids.map(async (id): Promise<[number, ShownRows]> => {
      const rows = await this.changelog.matchingRows(id, filter, most);
      return [id, { rows, total: counts.get(id) ?? rows.length }];
    });
    return new Map(await Promise.all(shown));
  }
}

function rowsOf({ added, changed, removed }: DropChangeSetEntity): number {
  return added + changed + removed;
}

function toSet(set: DropChangeSetEntity, { rows, total }: ShownRows, catalog: Catalog): PublicChangeSetDto {
  return {
    id: set.id,
    at: set.appliedAt ?? 0,
    note: set.note,
    isUndo: set.undoOf !== null,
    isUndone: set.state === 'undone',
    total,
    others: Math.max(0, rowsOf(set) - total),
    changes: rows.flatMap((row) => toPublicChanges(row, catalog)),
  };
}

/** Public changes of a row: none for an unreadable row, two for a changed item id. */
function toPublicChanges(row: ChangedRow, catalog: Catalog): PublicDropChangeDto[] {
  const before = readKeptRow(row.table, row.before);
  const after = readKeptRow(row.table, row.after);
  if (before === undefined || after === undefined) return [];
  if (before && after && before.itemId !== after.itemId)
    return [
      toPublicChange(row, before.itemId, before, null, catalog),
      toPublicChange(row, after.itemId, null, after, catalog),
    ];
  const itemId = (after ?? before)?.itemId;
  return itemId === undefined ? [] : [toPublicChange(row, itemId, before, after, catalog)];
}

function toPublicChange(
  { table, dropperId }: ChangedRow,
  itemId: number,
  before: DropValues | null,
  after: DropValues | null,
  catalog: Catalog,
): PublicDropChangeDto {
  return {
    type: table,
    dropperId,
    dropperName: dropperName(catalog, table, dropperId),
    itemId,
    itemName: catalog.itemName(itemId),
    percentBefore: before && dropPercentOf(table, before.chance),
    percentAfter: after && dropPercentOf(table, after.chance),
    minBefore: before && before.minQuantity,
    maxBefore: before && before.maxQuantity,
    minAfter: after && after.minQuantity,
    maxAfter: after && after.maxQuantity,
  };
}

const PAGE = '/drop-changes';
const FEED = '/api/drops/changes.atom';

function changelogFeed(site: PorticoConfig['public']['site'], sets: readonly PublicChangeSetDto[]) {
  const page = site.origin + PAGE;
  return atomDocument(site, {
    id: page,
    title: `${site.name}: drop changes`,
    link: page,
    self: site.origin + FEED,
    updated: new Date(sets[0]?.at ?? 0),
    entries: sets.map((set) => ({
      id: `${page}?set=${set.id}`,
      link: `${page}?set=${set.id}`,
      title: entryTitle(set),
      date: new Date(set.at),
      published: new Date(set.at),
      content: entryContent(set),
    })),
  });
}

const PREFERRED_DECIMALS = 2;

function entryTitle({ note, isUndo, total }: PublicChangeSetDto): string {
  const count = total === 1 ? '1 drop changed' : `${total} drops changed`;
  const text = note === '' ? count : note;
  return markup`${isUndo ? `Undo: ${text}` : text}`.text;
}

function entryContent({ changes, total }: PublicChangeSetDto): string {
  const lines = changes.map((change) => markup`<li>${lineOf(change)}</li>`);
  const more = total > changes.length && markup`<p>and ${total - changes.length} more</p>`;
  return markup`<ul>${lines}</ul>${more}`.text;
}

function lineOf(change: PublicDropChangeDto): string {
  const { dropperName: name, itemName, percentBefore: before, percentAfter: after } = change;
  const dropper = change.type === 'reactor' ? `${name} (reactor)` : name;
  const subject = `${dropper}: ${itemName}`;
  if (after === null) return `${subject} ${percent(before)} → no longer`;
  if (before === null) return `${subject} ${percent(after)} (new)`;
  if (before === after) return `${subject} ${quantities(change)}`;
  const direction = after > before ? 'more often' : 'less often';
  return `${subject} ${percent(before)} → ${percent(after)} (${direction})`;
}

function quantities({ minBefore, maxBefore, minAfter, maxAfter }: PublicDropChangeDto): string {
  const before = pieces(minBefore, maxBefore);
  const after = pieces(minAfter, maxAfter);
  return before === after ? 'for another quest' : `${before} → ${after} pieces`;
}

function pieces(min: number | null, max: number | null): string {
  return min === max ? `${min ?? 1}` : `${min ?? 1}–${max ?? 1}`;
}

function percent(value: number | null): string {
  return value === null ? '' : `${value.toFixed(percentDecimals(value, PREFERRED_DECIMALS))}%`;
}
