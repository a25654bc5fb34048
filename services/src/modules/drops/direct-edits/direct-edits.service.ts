import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DIRECT_EDIT_REASON } from '@portico/domain';
import type { DropChange, DropTable } from '@portico/domain';
import type { Client, Principal } from '../../../platform/http/index.js';
import { ChangeSetsService } from '../change-sets/change-sets.service.js';
import type { DropsEditedDto } from '../drop-values.dto.js';
import { DropRowsRepository } from '../editor/drop-rows.repository.js';
import type { DropRow } from '../editor/drop-rows.repository.js';
import { BulkEdits } from './bulk-edits.js';
import type {
  AddDropRequestDto,
  BulkAddRequestDto,
  BulkPercentsRequestDto,
  BulkRemoveRequestDto,
  ChangeDropRequestDto,
  RemoveDropRequestDto,
} from './direct-edits.dto.js';
import {
  editedValues,
  newValues,
  requireUnchanged,
  removalOf,
  valuesOf,
  withPercent,
} from './edited-values.js';
import { findRow } from './found-rows.js';
import type { DropperPlace, DropPlace } from './found-rows.js';

export interface Editor {
  principal: Principal;
  client: Client;
  key?: string | undefined;
}

type Verb = 'Added' | 'Changed' | 'Removed';

/** What a call asks for, as it came. */
interface Asked {
  table: DropTable;
  verb: Verb;
  asked: object;
  reason: string | undefined;
}

/** Edits of the spec's calls: each is a change set that is applied at once. */
@Injectable()
export class DirectEditsService {
  constructor(
    private readonly sets: ChangeSetsService,
    private readonly rowsOf: DropRowsRepository,
    private readonly bulk: BulkEdits,
  ) {}

  change(place: DropPlace, edit: ChangeDropRequestDto, by: Editor): Promise<DropsEditedDto> {
    const { table } = place;
    return this.apply(
      { ...place, verb: 'Changed', asked: { place, edit }, reason: edit.reason },
      by,
      async () => {
        const row = findRow(await this.rows(place), place);
        requireUnchanged(table, [{ row, before: edit.before }]);
        return [changeOf(table, row, editedValues(table, valuesOf(row), edit))];
      },
    );
  }

  add(place: DropperPlace, drop: AddDropRequestDto, by: Editor): Promise<DropsEditedDto> {
    const { table, dropperId } = place;
    const change = { table, dropperId, rowId: null, before: null };
    return this.apply({ table, verb: 'Added', asked: { place, drop }, reason: drop.reason }, by, () => [
      { ...change, after: newValues(table, drop, 0) },
    ]);
  }

  remove(place: DropPlace, { before }: RemoveDropRequestDto, by: Editor): Promise<DropsEditedDto> {
    const { table } = place;
    return this.apply({ table, verb: 'Removed', asked: place, reason: undefined }, by, async () => {
      const row = findRow(await this.rows(place), place);
      requireUnchanged(table, [{ row, before }]);
      return [removalOf(table, row)];
    });
  }

  changeMany(place: DropperPlace, request: BulkPercentsRequestDto, by: Editor): Promise<DropsEditedDto> {
    const { table } = place;
    const { reason, updates } = request;
    return this.apply({ table, verb: 'Changed', asked: { place, request }, reason }, by, async () => {
      const rows = await this.rows(place);
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

  addMany(table: DropTable, request: BulkAddRequestDto, by: Editor): Promise<DropsEditedDto> {
    const { reason } = request;
    return this.apply({ table, verb: 'Added', asked: request, reason }, by, () =>
      this.bulk.additions(table, request),
    );
  }

  removeMany(table: DropTable, request: BulkRemoveRequestDto, by: Editor): Promise<DropsEditedDto> {
    const { reason } = request;
    return this.apply({ table, verb: 'Removed', asked: request, reason }, by, () =>
      this.bulk.removals(table, request),
    );
  }

  private rows({ table, dropperId }: DropperPlace): Promise<DropRow[]> {
    return this.rowsOf.ofDroppers(table, [dropperId]);
  }

  private async apply(
    { table, verb, asked, reason = '' }: Asked,
    by: Editor,
    find: () => DropChange[] | Promise<DropChange[]>,
  ): Promise<DropsEditedDto> {
    const request = { reason: reason === '' ? DIRECT_EDIT_REASON : reason };
    const call = { call: `drops-${verb.toLowerCase()}`, table, asked: hashOf(asked) };
    const { success, changeSetId, changed, takesEffect } = await this.sets.applyFound(
      { request, tables: new Set([table]), call, find },
      by,
    );
    const msg = `${verb} ${changed} ${changed === 1 ? 'drop' : 'drops'}`;
    return { success, msg, changeSetId, changed, takesEffect };
  }
}

function changeOf(table: DropTable, row: DropRow, after: DropChange['after']): DropChange {
  return { table, dropperId: row.dropperId, rowId: row.rowId, before: valuesOf(row), after };
}

function hashOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
