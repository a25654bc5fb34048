import { Injectable } from '@nestjs/common';
import { MAX_DROP_CHANGES } from '@portico/domain';
import type { DropChange, DropTable } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { DropRowsRepository } from '../editor/drop-rows.repository.js';
import type { BulkAddRequestDto, BulkRemoveRequestDto } from './direct-edits.dto.js';
import { newValues, removalOf } from './edited-values.js';

/** What edits of many monsters or reactors mean for their rows. */
@Injectable()
export class BulkEdits {
  constructor(
    private readonly rowsOf: DropRowsRepository,
    private readonly catalogs: CatalogService,
  ) {}

  /** Each item for each dropper. Throws `drops.refused` where one has an item already. */
  async additions(table: DropTable, { monsters, items }: BulkAddRequestDto): Promise<DropChange[]> {
    const dropperIds = [...new Set(monsters)];
    requireFewer(dropperIds.length * items.length);
    const values = items.map((item, index) => newValues(table, item, index));
    const rows = await this.rowsOf.ofDroppers(table, dropperIds);
    const taken = new Set(rows.map(({ dropperId, itemId }) => pairOf(dropperId, itemId)));
    const changes: DropChange[] = [];
    const twice: DropChange[] = [];
    for (const dropperId of dropperIds) {
      for (const after of values) {
        const change = { table, dropperId, rowId: null, before: null, after };
        const pair = pairOf(dropperId, after.itemId);
        (taken.has(pair) ? twice : changes).push(change);
        taken.add(pair);
      }
    }
    if (twice.length > 0) throw this.duplicates(twice);
    return changes;
  }

  /** All rows of these items. Throws `drops.drop_not_found` where there is none. */
  async removals(table: DropTable, { monsters, itemIds }: BulkRemoveRequestDto): Promise<DropChange[]> {
    const items = new Set(itemIds);
    const rows = await this.rowsOf.ofDroppers(table, [...new Set(monsters)]);
    const removed = rows.filter(({ itemId }) => items.has(itemId));
    if (removed.length === 0) throw new AppError('drops.drop_not_found');
    requireFewer(removed.length);
    return removed.map((row) => removalOf(table, row));
  }

  /** Names the first. */
  private duplicates(twice: readonly DropChange[]): AppError {
    const { current } = this.catalogs;
    const issues = twice.slice(0, 1).map(({ table, dropperId, after }) => {
      const dropper =
        table === 'monster' ? current.monsterName(dropperId) : current.world.reactorName(dropperId);
      const msg = `${dropper} (${dropperId}) drops ${current.itemName(after?.itemId ?? 0)} already`;
      return { field: 'monsters', rule: 'duplicate', msg };
    });
    return new AppError('drops.refused', { count: twice.length }, issues);
  }
}

function requireFewer(changes: number): void {
  if (changes <= MAX_DROP_CHANGES) return;
  const msg = `Must come to at most ${MAX_DROP_CHANGES} rows, and come to ${changes}`;
  throw new AppError('request.validation_failed', undefined, [{ field: 'monsters', rule: 'size', msg }]);
}

function pairOf(dropperId: number, itemId: number): string {
  return `${dropperId}:${itemId}`;
}
