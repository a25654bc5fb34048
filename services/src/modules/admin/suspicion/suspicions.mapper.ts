import { SUSPICION_EVIDENCE, type SuspicionEvidence } from '@portico/domain';
import type { AccountBanDto } from '../accounts/accounts.dto.js';
import type { SuspicionEntity } from '../suspicion.entity.js';
import type { EvidenceDto, SuspicionDto } from './suspicions.dto.js';

const WORDS: ReadonlySet<string> = new Set(SUSPICION_EVIDENCE);

export function toSuspicionDto(
  found: SuspicionEntity,
  names: ReadonlyMap<number | null, string>,
  bans: ReadonlyMap<number, AccountBanDto>,
): SuspicionDto {
  const { id, rule, at, accountId, evidence, reviewedAt, reviewedBy, note } = found;
  const by = names.get(reviewedBy) ?? null;
  return {
    id,
    rule,
    at,
    accountId,
    accountName: names.get(accountId) ?? null,
    ban: bans.get(accountId) ?? null,
    evidence: readEvidence(evidence),
    review: reviewedAt === null ? null : { at: reviewedAt, by, note: note ?? '' },
  };
}

/** Words that a later version wrote are left out. */
function readEvidence(text: string): EvidenceDto[] {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.filter(isEvidence) : [];
}

function isEvidence(value: unknown): value is { name: SuspicionEvidence; value: string | number } {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('value' in value)) return false;
  const isValue = typeof value.value === 'string' || typeof value.value === 'number';
  return isValue && typeof value.name === 'string' && WORDS.has(value.name);
}
