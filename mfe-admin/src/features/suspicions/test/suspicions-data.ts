import type { Suspicion } from '../suspicions.queries';

export const AT = Date.now() - 60_000;

export function aSuspicion(changes: Partial<Suspicion> = {}): Suspicion {
  return {
    id: 3,
    rule: 'shared-network',
    at: AT,
    accountId: 9,
    accountName: 'rook',
    ban: null,
    evidence: [
      { name: 'accounts', value: 6 },
      { name: 'network', value: '203.0.*.*' },
      { name: 'ageMinutes', value: 90 },
    ],
    review: null,
    ...changes,
  };
}

/** Three accounts that were found together on two days. */
export const RING = ['anna', 'bert', 'cleo'].flatMap((accountName, index) =>
  [AT, AT - 86_400_000].map((at) =>
    aSuspicion({
      id: 10 + 2 * index + (at === AT ? 0 : 1),
      at,
      accountId: 20 + index,
      accountName,
      evidence: [{ name: 'network', value: '198.51.*.*' }],
    }),
  ),
);
