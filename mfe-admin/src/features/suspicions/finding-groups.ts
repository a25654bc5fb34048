import { grouped } from '@portico/domain';
import type { Suspicion } from './suspicions.queries';

/** Findings that are decided together: those of a ring, or what one rule found about one account. */
export interface FindingGroup {
  key: string;
  findings: readonly [Suspicion, ...Suspicion[]];
  /** Accounts of the group, each once. A group with fewer than two is no ring. */
  accounts: readonly Pick<Suspicion, 'accountId' | 'accountName' | 'ban'>[];
}

/**
 * Groups open findings, because a rule finds the same accounts day after day. Accounts that voted in turn from one
 * network have findings with the same time and network: a ring. Reviewed findings stay apart, each with its note.
 */
export function groupsOf(suspicions: readonly Suspicion[]): FindingGroup[] {
  const days = grouped(suspicions, dayKeyOf);
  const groups = grouped([...days.values()], groupKeyOf);
  return [...groups.entries()].flatMap(([key, parts]) => {
    const [first, ...others] = parts.flat();
    if (first === undefined) return [];
    const findings: FindingGroup['findings'] = [first, ...others];
    const accounts = [...new Map(findings.map((finding) => [finding.accountId, finding])).values()];
    return [{ key, findings, accounts }];
  });
}

/** Returns the same key for findings of the same network and time; a key of its own for any other. */
function dayKeyOf({ id, rule, at, review, evidence }: Suspicion): string {
  const isOfMany = rule === 'shared-network' && review === null;
  return isOfMany ? `${at} ${evidence.find(({ name }) => name === 'network')?.value}` : String(id);
}

function groupKeyOf(findings: readonly Suspicion[]): string {
  const ids = findings.map(({ accountId }) => accountId).sort((one, other) => one - other);
  const [first] = findings;
  return first === undefined || first.review !== null
    ? `reviewed ${first?.id}`
    : `${first.rule} ${ids.join(' ')}`;
}
