import { grouped } from '@portico/domain';
import type { Suspicion } from './suspicions.queries';

/** Findings that are decided together: of accounts that were found with one another, or one alone. */
export interface FindingGroup {
  key: string;
  findings: readonly [Suspicion, ...Suspicion[]];
  /** Accounts of a ring, each once; fewer than two where it is none. */
  accounts: readonly Pick<Suspicion, 'accountId' | 'accountName' | 'ban'>[];
}

/**
 * Groups the findings of a ring: open ones from one network, about the same accounts, on any number of days.
 * Accounts that voted in turn from one network have findings of the same moment.
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

function networkOf({ evidence }: Suspicion): string {
  return String(evidence.find(({ name }) => name === 'network')?.value ?? '');
}

/** The same for all that were found with one another. */
function rowKeyOf(suspicion: Suspicion): string {
  const { id, rule, at, review } = suspicion;
  const isOfMany = rule === 'shared-network' && review === null;
  return isOfMany ? `${at} ${networkOf(suspicion)}` : String(id);
}

function ringKeyOf(findings: readonly Suspicion[]): string {
  const ids = findings.map(({ accountId }) => accountId).sort((one, other) => one - other);
  return `ring ${ids.join(' ')}`;
}
