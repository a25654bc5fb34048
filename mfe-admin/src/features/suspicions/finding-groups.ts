import { grouped } from '@portico/domain';
import type { Suspicion } from './suspicions.queries';

/** Findings that are decided together: those of a ring, or a single one. */
export interface FindingGroup {
  key: string;
  findings: readonly [Suspicion, ...Suspicion[]];
  /** Accounts of the group, each once. A group with fewer than two is no ring. */
  accounts: readonly Pick<Suspicion, 'accountId' | 'accountName' | 'ban'>[];
}

/**
 * Groups the open findings of a ring: accounts that voted in turn from one network have findings with the same time
 * and network. Findings of the same accounts on several days form one group.
 */
export function groupsOf(suspicions: readonly Suspicion[]): FindingGroup[] {
  const rows = grouped(suspicions, rowKeyOf);
  const rings = grouped([...rows.entries()], ([key, findings]) =>
    findings.length < 2 ? key : ringKeyOf(findings),
  );
  return [...rings.entries()].flatMap(([key, parts]) => {
    const [first, ...others] = parts.flatMap(([, findings]) => findings);
    if (first === undefined) return [];
    const findings: FindingGroup['findings'] = [first, ...others];
    const accounts = [...new Map(findings.map((finding) => [finding.accountId, finding])).values()];
    return [{ key, findings, accounts }];
  });
}

/** Returns the same key for findings of the same network and time; a key of its own for any other. */
function rowKeyOf({ id, rule, at, review, evidence }: Suspicion): string {
  const isOfMany = rule === 'shared-network' && review === null;
  return isOfMany ? `${at} ${evidence.find(({ name }) => name === 'network')?.value}` : String(id);
}

function ringKeyOf(findings: readonly Suspicion[]): string {
  const ids = findings.map(({ accountId }) => accountId).sort((one, other) => one - other);
  return `ring ${ids.join(' ')}`;
}
