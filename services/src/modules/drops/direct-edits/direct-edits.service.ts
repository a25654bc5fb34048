import { Injectable } from '@nestjs/common';
import {
  DIRECT_EDIT_REASON,
  type DropChange,
  type DropTable,
  type DropValues,
  MAX_DROP_CHANGES,
} from '@portico/domain';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { CatalogService } from '../../../catalog/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import type { DropEditor } from '../change-sets/change-set-writer.js';
import { ChangeSetsService } from '../change-sets/change-sets.service.js';
import type { DropsEditedDto } from '../drops.dto.js';
import { type DropRow, DropRowsRepository, valuesOf } from '../editor/drop-rows.repository.js';
import { dropperName } from '../editor/catalog-search.js';
import type {
  AddDropRequestDto,
  BulkAddRequestDto,
  BulkPercentsRequestDto,
  BulkRemoveRequestDto,
  ChangeDropRequestDto,
  DropBeforeDto,
  RemoveDropRequestDto,
} from './direct-edits.dto.js';
import {
  changeOf,
  type DropperPlace,
  type DropPlace,
  editedValues,
  findRow,
  newValues,
  requireUnchanged,
  withPercent,
} from './edited-values.js';

interface Asked {
  table: DropTable;
  dropperIds: readonly number[];
  verb: 'Added' | 'Changed' | 'Removed';
  asked: object;
  reason: string | undefined;
}

@Injectable()
export class DirectEditsService {
  constructor(
    private readonly sets: ChangeSetsService,
    private readonly rowsOf: DropRowsRepository,
    private readonly catalogs: CatalogService,
  ) {}

  change(place: DropPlace, edit: ChangeDropRequestDto, by: DropEditor): Promise<DropsEditedDto> {
    const { reason, before } = edit;
    return this.editRow(place, { verb: 'Changed', asked: { place, edit }, reason }, before, by, (row) =>
      editedValues(place.table, valuesOf(row), edit),
    );
  }

  remove(place: DropPlace, { before }: RemoveDropRequestDto, by: DropEditor): Promise<DropsEditedDto> {
    return this.editRow(place, { verb: 'Removed', asked: place, reason: undefined }, before, by, () => null);
  }

  add(place: DropperPlace, drop: AddDropRequestDto, by: DropEditor): Promise<DropsEditedDto> {
    const { table, dropperId } = place;
    const asked = { place, drop };
    return this.apply({ table, dropperIds: [], verb: 'Added', asked, reason: drop.reason }, by, () => [
      { table, dropperId, rowId: null, before: null, after: newValues(table, drop, 0) },
    ]);
  }

  changeMany(place: DropperPlace, request: BulkPercentsRequestDto, by: DropEditor): Promise<DropsEditedDto> {
    const { table, dropperId } = place;
    const { reason, updates } = request;
    const asked = { place, request };
    return this.apply({ table, dropperIds: [dropperId], verb: 'Changed', asked, reason }, by, (rows) => {
      const found = updates.map(({ itemId, rowId, ...edit }) => ({
        ...edit,
        row: findRow(rows, { itemId, rowId }),
      }));
      requireUnchanged(table, found);
      return found.map(({ row, dropPercent }, index) =>
        changeOf(table, row, withPercent(table, valuesOf(row), dropPercent, index)),
      );
    });
  }

  /** Adds each item to each dropper. Throws `drops.refused` if a dropper already has one of them. */
  addMany(table: DropTable, request: BulkAddRequestDto, by: DropEditor): Promise<DropsEditedDto> {
    const { monsters, items, reason } = request;
    const dropperIds = [...new Set(monsters)];
    requireFewer(dropperIds.length * items.length);
    return this.apply({ table, dropperIds, verb: 'Added', asked: request, reason }, by, (rows) => {
      const values = items.map((item, index) => newValues(table, item, index));
      const taken = new Set(rows.map(({ dropperId, itemId }) => pairOf(dropperId, itemId)));
      const changes = dropperIds.flatMap((dropperId) =>
        values.map((after) => ({ table, dropperId, rowId: null, before: null, after })),
      );
      const twice = changes.filter(({ dropperId, after }) => {
        const pair = pairOf(dropperId, after.itemId);
        const isTaken = taken.has(pair);
        taken.add(pair);
        return isTaken;
      });
      if (twice.length > 0) throw this.duplicates(twice);
      return changes;
    });
  }

  removeMany(table: DropTable, request: BulkRemoveRequestDto, by: DropEditor): Promise<DropsEditedDto> {
    const { monsters, itemIds, reason } = request;
    const dropperIds = [...new Set(monsters)];
    return this.apply({ table, dropperIds, verb: 'Removed', asked: request, reason }, by, (rows) => {
      const items = new Set(itemIds);
      const removed = rows.filter(({ itemId }) => items.has(itemId));
      if (removed.length === 0) throw new AppError('drops.drop_not_found');
      requireFewer(removed.length);
      return removed.map((row) => changeOf(table, row, null));
    });
  }

  private editRow(
    place: DropPlace,
    asked: Omit<Asked, 'table' | 'dropperIds'>,
    before: DropBeforeDto | undefined,
    by: DropEditor,
    edited: (row: DropRow) => DropValues | null,
  ): Promise<DropsEditedDto> {
    const { table, dropperId } = place;
    return this.apply({ ...asked, table, dropperIds: [dropperId] }, by, (rows) => {
      const row = findRow(rows, place);
      requireUnchanged(table, [{ row, before }]);
      return [changeOf(table, row, edited(row))];
    });
  }

  private async apply(
    { table, dropperIds, verb, asked, reason = '' }: Asked,
    by: DropEditor,
    changesIn: (rows: readonly DropRow[]) => DropChange[],
  ): Promise<DropsEditedDto> {
    const { success, changeSetId, changed, takesEffect } = await this.sets.applyFound(
      {
        request: { reason: reason === '' ? DIRECT_EDIT_REASON : reason },
        tables: new Set([table]),
        call: { call: `drops-${verb.toLowerCase()}`, table, asked: hashOf(JSON.stringify(asked)) },
        find: async () => changesIn(await this.rowsOf.ofDroppers(table, dropperIds)),
      },
      by,
    );
    const msg = `${verb} ${changed} ${changed === 1 ? 'drop' : 'drops'}`;
    return { success, msg, changeSetId, changed, takesEffect };
  }

  private duplicates(twice: readonly DropChange[]): AppError {
    const { current } = this.catalogs;
    const issues = twice.slice(0, 1).map(({ table, dropperId, after }) => {
      const msg = `${dropperName(current, table, dropperId)} (${dropperId}) drops ${current.itemName(after?.itemId ?? 0)} already`;
      return { field: 'monsters', rule: 'duplicate', msg };
    });
    return new AppError('drops.refused', { count: twice.length }, issues);
  }
}

function requireFewer(changes: number): void {
  if (changes <= MAX_DROP_CHANGES) return;
  throw invalidField(
    'monsters',
    'size',
    `Must come to at most ${MAX_DROP_CHANGES} rows, and come to ${changes}`,
  );
}

function pairOf(dropperId: number, itemId: number): string {
  return `${dropperId}:${itemId}`;
}
