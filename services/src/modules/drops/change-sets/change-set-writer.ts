import { Injectable } from '@nestjs/common';
import type { DropTable } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { markDropsEdited } from '../../../catalog/index.js';
import { GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { countChanges, tablesTouchedBy } from './change-plan.js';
import { DropChangeSetEntity } from './change-set.entities.js';
import { ChangeSetsRepository } from './change-sets.repository.js';
import { type PlannedChange, writeDrops, type WrittenChange } from './drop-writer.js';

export interface DropEditor extends Actor {
  key?: string | undefined;
}

@Injectable()
export class ChangeSetWriter {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly features: GameFeatures,
    private readonly audit: AuditService,
  ) {}

  requireOn(tables: ReadonlySet<DropTable>): void {
    const isOn =
      this.features.isOn('dropEditing') && (!tables.has('reactor') || this.features.isOn('reactorDrops'));
    if (!isOn) throw new AppError('game.feature_off');
  }

  /** Stores the edit as a change set. Must be the last step in a unit of work of `DropQueue.edit`. */
  async add(
    manager: EntityManager,
    planned: readonly PlannedChange[],
    { undoOf, ...texts }: Pick<DropChangeSetEntity, 'reason' | 'note' | 'isPublic' | 'undoOf'>,
    by: DropEditor,
  ): Promise<DropChangeSetEntity> {
    const written = await writeDrops(manager, planned);
    const now = Date.now();
    const set = {
      ...texts,
      ...countChanges(written),
      createdAt: now,
      appliedAt: now,
      actorAccountId: by.principal.accountId,
      state: 'applied' as const,
      version: 1,
      undoOf,
      undoneBy: null,
    };
    const id = await this.sets.add(manager, set);
    if (undoOf !== null) await manager.update(DropChangeSetEntity, { id: undoOf }, { undoneBy: id });
    await this.sets.addChanges(manager, id, written);
    await this.conclude(manager, { ...set, id }, written, by);
    return { ...set, id };
  }

  /** Replaces the draft by the applied set. Must be the last step in a unit of work of `DropQueue.edit`. */
  async settle(
    manager: EntityManager,
    planned: readonly PlannedChange[],
    draft: DropChangeSetEntity,
    by: DropEditor,
  ): Promise<DropChangeSetEntity> {
    const written = await writeDrops(manager, planned);
    const set: DropChangeSetEntity = {
      ...draft,
      ...countChanges(written),
      appliedAt: Date.now(),
      actorAccountId: by.principal.accountId,
      state: 'applied',
    };
    const { id, version } = draft;
    if (!(await this.sets.move(manager, { id, state: 'draft', version }, set)))
      throw new AppError('drops.draft_changed');
    await this.sets.removeChanges(manager, id);
    await this.sets.addChanges(manager, id, written);
    await this.conclude(manager, set, written, by);
    return set;
  }

  private async conclude(
    manager: EntityManager,
    { id, reason, undoOf, added, changed, removed, droppers, appliedAt }: DropChangeSetEntity,
    written: readonly WrittenChange[],
    by: DropEditor,
  ): Promise<void> {
    await markDropsEdited(manager, tablesTouchedBy(written), appliedAt ?? Date.now());
    await this.audit.record({
      action: undoOf === null ? 'drops-apply' : 'drops-undo',
      accountId: null,
      ...actorOf(by),
      details: {
        set: id,
        ...(undoOf === null ? {} : { undoOf }),
        reason,
        added,
        changed,
        removed,
        droppers,
        ...onlyRow(written),
      },
    });
  }
}

function onlyRow(written: readonly WrittenChange[]): Record<string, string | number | null> {
  const [only, ...others] = written;
  if (only === undefined || others.length > 0) return {};
  const { table, dropperId, rowId, before, after } = only;
  const json = (row: WrittenChange['before']) => (row === null ? null : JSON.stringify(row));
  return { table, dropper: dropperId, row: rowId, before: json(before), after: json(after) };
}
