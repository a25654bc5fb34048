import { Injectable } from '@nestjs/common';
import type { DropChange } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { toDropChange } from './change-plan.js';
import type { ChangeSetDto, ChangeSetsDto } from './change-sets.dto.js';
import { toSummary } from './change-sets.mapper.js';
import { ChangeSetsRepository } from './change-sets.repository.js';
import type { ChangeSetFilter } from './change-sets.repository.js';
import { dropNamesOf } from '../checks/drop-names.js';
import { inTurns } from '../checks/in-turns.js';

/** Change sets as admins look through them. */
@Injectable()
export class ChangeSetReadingService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly names: AccountNames,
    private readonly catalog: CatalogService,
  ) {}

  async list({
    page,
    limit,
    ...filter
  }: ChangeSetFilter & { page: number; limit: number }): Promise<ChangeSetsDto> {
    const [sets, total] = await Promise.all([
      this.sets.list(filter, { skip: (page - 1) * limit, take: limit }),
      this.sets.count(filter),
    ]);
    const names = await this.names.of(sets.map(({ actorAccountId }) => actorAccountId));
    return {
      sets: sets.map((set) => toSummary(set, names)),
      pagination: databasePagination(page, limit, total),
    };
  }

  /** Throws `drops.change_set_not_found`. */
  async one(id: number): Promise<ChangeSetDto> {
    const set = await this.sets.find(id);
    if (set === null) throw new AppError('drops.change_set_not_found');
    const changes: DropChange[] = [];
    await inTurns(await this.sets.changesOf(id), (change) => void changes.push(toDropChange(change)));
    return {
      ...toSummary(set, await this.names.of([set.actorAccountId])),
      changes,
      names: dropNamesOf(changes, this.catalog.current),
      mayUndo: set.state === 'applied',
    };
  }
}
