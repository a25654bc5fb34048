import type { DropTable } from '@portico/domain';
import type { ChangeSetAppliedDto, ChangeSetSummaryDto } from './change-sets.dto.js';
import type { DropChangeSetEntity } from './drop-change-set.entity.js';
import { effectTimeOf } from '../effect-time.js';

type AccountNamesById = ReadonlyMap<number | null, string>;

export function toSummary(set: DropChangeSetEntity, names: AccountNamesById): ChangeSetSummaryDto {
  const { actorAccountId, ...summary } = set;
  return { ...summary, by: names.get(actorAccountId) ?? null };
}

/** The answer to whoever applied or undid a set. */
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
