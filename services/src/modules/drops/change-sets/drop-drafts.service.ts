import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { countChanges, planOf, refuseUnstorable, tablesTouchedBy } from './change-plan.js';
import { DropChangeSetEntity } from './change-set.entities.js';
import { ChangeSetWriter, type DropEditor } from './change-set-writer.js';
import type { ChangeSetDto, ChangeSetRequestDto, DraftRequestDto } from './change-sets.dto.js';
import { ChangeSetsRepository } from './change-sets.repository.js';
import { ChangeSetReadingService } from './change-sets.service.js';
import { DropQueue } from './drop-queue.js';

/** A draft can have thousands of rows, and admins forget their drafts. */
const MAX_DRAFTS = 100;

@Injectable()
export class DropDraftsService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly reading: ChangeSetReadingService,
    private readonly writer: ChangeSetWriter,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: DropQueue,
    private readonly config: PorticoConfig,
  ) {}

  create(request: ChangeSetRequestDto, by: DropEditor): Promise<ChangeSetDto> {
    return this.queue.run(async () => {
      const { planned, values } = this.read(request, by);
      const id = await this.unitOfWork.run(async (manager) => {
        if ((await manager.countBy(DropChangeSetEntity, { state: 'draft' })) >= MAX_DRAFTS)
          throw new AppError('drops.too_many_drafts', { max: MAX_DRAFTS });
        const draft = { ...values, createdAt: Date.now(), version: 1 };
        const added = await this.sets.add(manager, draft);
        await this.sets.addChanges(manager, added, planned);
        return added;
      });
      return this.reading.one(id);
    });
  }

  replace(id: number, { version, ...request }: DraftRequestDto, by: DropEditor): Promise<ChangeSetDto> {
    return this.queue.run(async () => {
      const { planned, values } = this.read(request, by);
      await this.unitOfWork.run(async (manager) => {
        const next = { ...values, version: version + 1 };
        const isSaved = await this.sets.move(manager, { id, state: 'draft', version }, next);
        if (!isSaved) throw await this.whyNot(id);
        await this.sets.removeChanges(manager, id);
        await this.sets.addChanges(manager, id, planned);
      });
      return this.reading.one(id);
    });
  }

  async discard(id: number, by: DropEditor): Promise<void> {
    const { reason, added, changed, removed, droppers } = await this.sets.findOrFail(id);
    await this.unitOfWork.run(async (manager) => {
      if (!(await this.sets.removeDraft(manager, id))) throw await this.whyNot(id);
      await this.audit.record({
        action: 'drops-discard',
        accountId: null,
        ...actorOf(by),
        details: { set: id, reason, added, changed, removed, droppers },
      });
    });
  }

  private read(
    { changes, reason, note = '', isPublic = this.config.public.drops.changelog }: ChangeSetRequestDto,
    { principal }: DropEditor,
  ) {
    this.writer.requireOn(tablesTouchedBy(changes));
    refuseUnstorable(changes);
    const planned = changes.map(planOf);
    const values = {
      ...countChanges(planned),
      reason,
      note,
      isPublic,
      actorAccountId: principal.accountId,
      appliedAt: null,
      state: 'draft' as const,
      undoOf: null,
      undoneBy: null,
    };
    return { planned, values };
  }

  private async whyNot(id: number): Promise<AppError> {
    const set = await this.sets.findOrFail(id);
    return new AppError(set.state === 'draft' ? 'drops.draft_changed' : 'drops.draft_closed');
  }
}
