import type { ReleaseJson } from '@portico/contract';
import { DAY_MS } from '@portico/domain';
import type { ActiveRelease, Provenance } from './active-release.js';

/** Files of a version stay this long after its last service, because a tab opened before a deploy still needs its chunks. */
export const KEPT_AFTER_SERVICE_MS = 7 * DAY_MS;
const MIN_KEPT_RELEASES = 5;
/** Limit per remote. Otherwise a build at every commit could fill the database within a week. */
const MAX_KEPT_BYTES = 1_073_741_824;

export interface KeptVersion extends SizedVersion {
  provenance: Provenance;
  /** Undefined if `release.json` cannot be read. */
  release: ReleaseJson | undefined;
}

interface SizedVersion {
  version: string;
  /** Size of all files, including the compressed ones. */
  bytes: number;
}

/** Last time of service of each version that is not in service. A missing time, or one in the future, counts as now. */
export function lastServedTimes(
  entry: ActiveRelease,
  versions: readonly string[],
  now: number,
): Record<string, number> {
  const others = versions.filter((version) => version !== entry.version).sort();
  return Object.fromEntries(
    others.map((version) => [version, Math.min(entry.lastServed[version] ?? now, now)]),
  );
}

/** Versions that no visitor got without a preview: the known ones and `added`, before the first release all. */
export function unservedVersions(
  { version, previous, canary, lastServed, unserved = [] }: ActiveRelease,
  kept: readonly string[],
  added: string | undefined,
  isFirst = false,
): string[] | undefined {
  const isNew = added !== undefined && lastServed[added] === undefined;
  const served = new Set<string | null | undefined>([version, previous, canary?.version]);
  const found = new Set([...unserved, ...(isNew ? [added] : []), ...(isFirst ? kept : [])]);
  const those = [...found].filter((each) => !served.has(each) && kept.includes(each));
  return those.length === 0 ? undefined : those;
}

/** Versions out of service for a week and not among the last five, or above the limit. Never one that the entry names. */
export function outdatedVersions(
  entry: Pick<ActiveRelease, 'version' | 'previous' | 'canary' | 'lastServed'>,
  versions: readonly SizedVersion[],
  now: number,
): string[] {
  const needed = new Set([entry.version, entry.previous, entry.canary?.version]);
  const rank = ({ version }: SizedVersion) =>
    needed.has(version) ? Number.POSITIVE_INFINITY : (entry.lastServed[version] ?? 0);
  let bytes = 0;
  return [...versions]
    .sort((a, b) => rank(b) - rank(a))
    .filter((kept, index) => {
      bytes += kept.bytes;
      if (index < MIN_KEPT_RELEASES || needed.has(kept.version)) return false;
      return now - rank(kept) >= KEPT_AFTER_SERVICE_MS || bytes > MAX_KEPT_BYTES;
    })
    .map(({ version }) => version);
}
