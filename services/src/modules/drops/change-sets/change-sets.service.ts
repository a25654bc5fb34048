import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DropChange, DropTable } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import type { CallRequest, RepeatableCall } from '../../../platform/http/idempotency/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { dropNamesOf } from '../checks/catalog-facts.js';
import { DropChecksService } from '../checks/drop-checks.service.js';
import { inTurns } from '../checks/in-turns.js';
import { effectTimeOf } from '../drops.dto.js';
import { planEdits, planUndo, tablesTouchedBy, toDropChange } from './change-plan.js';
import { ChangeSetWriter, type DropEditor } from './change-set-writer.js';
import type { DropChangeSetEntity } from './change-set.entities.js';
import type {
  ChangeSetAppliedDto,
  ChangeSetDto,
  ChangeSetRequestDto,
  ChangeSetsDto,
  ChangeSetSummaryDto,
} from './change-sets.dto.js';
import { type ChangeSetFilter, ChangeSetsRepository } from './change-sets.repository.js';
import { DropQueue } from './drop-queue.js';
import type { PlannedChange } from './drop-writer.js';

@Injectable()
export class ChangeSetReadingService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly names: AccountNames,
    private readonly catalog: CatalogService,
  ) {}

  async list(filter: ChangeSetFilter, page: number, limit: number): Promise<ChangeSetsDto> {
    const [sets, total] = await this.sets.list(filter, { skip: (page - 1) * limit, take: limit });
    const names = await this.names.of(sets.map(({ actorAccountId }) => actorAccountId));
    return {
      sets: sets.map((set) => toSummary(set, names)),
      pagination: databasePagination(page, limit, total),
    };
  }

  async one(id: number): Promise<ChangeSetDto> {
    const set = await this.sets.findOrFail(id);
    const changes = await inTurns(await this.sets.changesOf(id), toDropChange);
    return {
      ...toSummary(set, await this.names.of([set.actorAccountId])),
      changes,
      names: dropNamesOf(changes, this.catalog.current),
      mayUndo: set.state === 'applied',
    };
  }
}

type AccountNamesById = ReadonlyMap<number | null, string>;

function toSummary(set: DropChangeSetEntity, names: AccountNamesById): ChangeSetSummaryDto {
  const { actorAccountId, ...summary } = set;
  return { ...summary, by: names.get(actorAccountId) ?? null };
}

export interface FoundEdit {
  request: Omit<ChangeSetRequestDto, 'changes'>;
  tables: ReadonlySet<DropTable>;
  call: CallRequest;
  find: () => readonly DropChange[] | Promise<readonly DropChange[]>;
}

/** Change sets. A set is applied in one unit of work if no row has changed meanwhile. An undo follows the same rule. */
@Injectable()
export class ChangeSetsService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly writer: ChangeSetWriter,
    private readonly checks: DropChecksService,
    private readonly names: AccountNames,
    private readonly queue: DropQueue,
    private readonly config: PorticoConfig,
  ) {}

  /** Throws `drops.refused` for a fault and `drops.conflict` for a changed row; nothing is then written. All edits use this. */
  apply({ changes, ...request }: ChangeSetRequestDto, by: DropEditor): Promise<ChangeSetAppliedDto> {
    const call = { call: 'drops-apply', changes: hashOf(JSON.stringify(changes)) };
    return this.applyFound({ request, tables: tablesTouchedBy(changes), call, find: () => changes }, by);
  }

  /** Same as `apply`, but `find` creates the changes from the rows after other edits are locked out. */
  applyFound({ request, tables, call, find }: FoundEdit, by: DropEditor): Promise<ChangeSetAppliedDto> {
    // If players cannot read the changelog at the time of an edit, the edit is never published later.
    const { reason, note = '', isPublic = this.config.public.drops.changelog } = request;
    this.writer.requireOn(tables);
    const texts = { reason: requireReason(reason), note, isPublic };
    const asked = { ...call, ...texts, isPublic: Number(isPublic) };
    return this.queue.edit(callOf(by, asked), async (manager) => {
      const changes = await find();
      await nextTurn();
      const planned = planEdits(changes);
      await nextTurn();
      // The check comes after the lock, because another process may have been adding the same row.
      await this.checks.requireSound(changes);
      return this.answer(await this.writer.add(manager, planned, { ...texts, undoOf: null }, by), planned);
    });
  }

  applyDraft(id: number, version: number | undefined, by: DropEditor): Promise<ChangeSetAppliedDto> {
    const asked = { call: 'drops-apply-draft', id, version: version ?? 0 };
    return this.queue.edit(callOf(by, asked), async (manager) => {
      const draft = await this.sets.findOrFail(id, manager);
      if (draft.state !== 'draft') throw new AppError('drops.draft_closed');
      if (version !== undefined && version !== draft.version) throw new AppError('drops.draft_changed');
      const reason = requireReason(draft.reason);
      const changes = (await this.sets.changesOf(id, manager)).map(toDropChange);
      this.writer.requireOn(tablesTouchedBy(changes));
      await nextTurn();
      const planned = planEdits(changes);
      await this.checks.requireSound(changes);
      return this.answer(await this.writer.settle(manager, planned, { ...draft, reason }, by), planned);
    });
  }

  /** Undo may restore rows that a check would refuse, because they existed before. */
  undo(id: number, reason: string, by: DropEditor): Promise<ChangeSetAppliedDto> {
    const given = requireReason(reason);
    return this.queue.edit(callOf(by, { call: 'drops-undo', id, reason: given }), async (manager) => {
      const isOurs = await this.sets.move(manager, { id, state: 'applied' }, { state: 'undone' });
      const { note, isPublic } = await this.sets.findOrFail(id, manager);
      if (!isOurs) throw new AppError('drops.not_undoable');
      const planned = planUndo(await this.sets.changesOf(id, manager));
      await nextTurn();
      this.writer.requireOn(tablesTouchedBy(planned));
      const texts = { reason: given, note, isPublic, undoOf: id };
      return this.answer(await this.writer.add(manager, planned, texts, by), planned);
    });
  }

  private async answer(set: DropChangeSetEntity, planned: readonly PlannedChange[]) {
    const changed = set.added + set.changed + set.removed;
    return {
      success: true,
      msg: changed === 1 ? 'Changed 1 drop' : `Changed ${changed} drops`,
      changeSetId: set.id,
      changed,
      takesEffect: effectTimeOf(tablesTouchedBy(planned)),
      set: toSummary(set, await this.names.of([set.actorAccountId])),
    };
  }
}

function requireReason(reason: string): string {
  if (reason === '') throw new AppError('admin.reason_required');
  return reason;
}

function callOf({ principal, key }: DropEditor, request: CallRequest): RepeatableCall {
  return { accountId: principal.accountId, key, request };
}
