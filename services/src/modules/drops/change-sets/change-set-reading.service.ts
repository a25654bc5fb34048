import { Injectable } from '@nestjs/common';
import type { DropTable } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { dropNamesOf } from '../checks/catalog-facts.js';
import { inTurns } from '../checks/in-turns.js';
import { effectTimeOf } from '../drops.dto.js';
import { toDropChange } from './change-plan.js';
import type { DropChangeSetEntity } from './change-set.entities.js';
import type {
  ChangeSetAppliedDto,
  ChangeSetDto,
  ChangeSetsDto,
  ChangeSetSummaryDto,
} from './change-sets.dto.js';
import { type ChangeSetFilter, ChangeSetsRepository } from './change-sets.repository.js';

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

  /** Throws `drops.change_set_not_found`. */
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

export function toApplied(
  set: DropChangeSetEntity,
  tables: ReadonlySet<DropTable>,
  names: AccountNamesById,
): ChangeSetAppliedDto {
  const changed = set.added + set.changed + set.removed;
  return {
    success: true,
    msg: changed === 1 ? 'Changed 1 drop' : `Changed ${changed} drops`,
    changeSetId: set.id,
    changed,
    takesEffect: effectTimeOf(tables),
    set: toSummary(set, names),
  };
}
