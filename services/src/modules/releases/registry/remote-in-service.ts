import type { PortalJson, ReleaseJson, RemoteProblem } from '@portico/contract';
import { reasonOf } from '../../../platform/errors/index.js';
import { incompatibility, missingOperations } from '../publishing/release-checks.js';
import type { RemoteWarning, ShellOffer } from '../publishing/release-checks.js';
import type { ActiveRelease } from '../storage/active-release.js';
import type { KeptVersion } from '../storage/kept-versions.js';
import type { ReleaseStore } from '../storage/release-store.js';
import { type CanaryDraw, type CanaryGroup, groupOf } from './canary-groups.js';

export interface RemoteInService {
  name: string;
  active: ActiveRelease;
  /** Undefined if `release.json` cannot be read. */
  release: ReleaseJson | undefined;
  /** Mounted addresses. For a broken release they are taken from whatever can still be read, so that it keeps them. */
  portal: PortalJson | undefined;
  problem: RemoteProblem | undefined;
  warning: RemoteWarning | undefined;
  canary?: RemoteInService;
  group?: CanaryGroup;
}

export interface Inspection {
  store: ReleaseStore;
  shell: ShellOffer | undefined;
  damageOf: (release: ReleaseJson) => string | undefined | Promise<string | undefined>;
}

/** Checks one remote in service. Never throws: a fault is the remote's problem, not the portal's. */
export async function inspectRemote(
  inspection: Inspection,
  name: string,
  active: ActiveRelease,
): Promise<RemoteInService> {
  const { store } = inspection;
  try {
    const release = await store.release(name, active.version);
    if (release === undefined) return await broken(store, name, active, 'release.json is missing');
    if (release.name !== name || release.version !== active.version) {
      return await broken(store, name, active, `release.json is that of ${release.name} ${release.version}`);
    }
    const problem = await problemOf(inspection, release);
    const isBroken = problem?.code === 'release_broken';
    const portal = isBroken ? await store.portalOf(name, active.version) : release.portal;
    const warning = problem === undefined ? missingOperations(release, inspection.shell) : undefined;
    return { name, active, release, portal, problem, warning };
  } catch (error) {
    const lines = reasonOf(error).split('\n');
    return broken(store, name, active, lines.map((line) => line.trim()).join(' '));
  }
}

export async function problemOf(
  { shell, damageOf }: Inspection,
  release: ReleaseJson,
): Promise<RemoteProblem | undefined> {
  const reason = await damageOf(release);
  return reason === undefined ? incompatibility(release, shell) : brokenBecause(reason);
}

/** Latest release of a remote that fits the shell, as a target for rollback. Its files are not read. */
export async function lastFitting(
  inspection: Pick<Inspection, 'store' | 'shell'>,
  { name, active }: Pick<RemoteInService, 'name' | 'active'>,
): Promise<string | undefined> {
  const { store, shell } = inspection;
  const servedAt = ({ version }: KeptVersion) => active.lastServed[version] ?? 0;
  const kept = (await store.versions(name)).toSorted((one, other) => servedAt(other) - servedAt(one));
  for (const { version, release } of kept) {
    if (version === active.version || release === undefined || active.unserved?.includes(version)) continue;
    const problem = incompatibility(release, shell) ?? missingOperations(release, shell);
    if (problem === undefined) return version;
  }
  return undefined;
}

async function broken(
  store: ReleaseStore,
  name: string,
  active: ActiveRelease,
  reason: string,
): Promise<RemoteInService> {
  return {
    name,
    active,
    release: undefined,
    portal: await store.portalOf(name, active.version),
    problem: brokenBecause(reason),
    warning: undefined,
  };
}

function brokenBecause(reason: string): RemoteProblem {
  return { code: 'release_broken', params: { reason } };
}

interface VisitorRemotes {
  /** In the same order as those in service. Visitors of the same groups share one list. */
  remotes: readonly RemoteInService[];
  /** Equal for visitors with the same versions, and different for all others. */
  key: string;
}

export async function inspectWithCanary(
  inspection: Inspection,
  name: string,
  active: ActiveRelease,
): Promise<RemoteInService> {
  const remote = await inspectRemote(inspection, name, active);
  if (active.canary === undefined) return remote;
  const { version, since } = active.canary;
  return { ...remote, canary: await inspectRemote(inspection, name, { ...active, version, since }) };
}

/** Canaries that visitors can get. A canary that this portal cannot run is left out. */
export function runningCanaries(remotes: readonly RemoteInService[]): string[] {
  return remotes.flatMap((remote) => idOf(remote) ?? []);
}

export function canaryGroup(remote: RemoteInService, { draw, ids }: CanaryDraw): CanaryGroup | undefined {
  const { canary } = remote.active;
  if (canary === undefined || idOf(remote) === undefined || !ids.includes(canary.id)) return undefined;
  return groupOf(canary, draw);
}

function idOf({ active, canary }: RemoteInService): string | undefined {
  return canary !== undefined && canary.problem === undefined ? active.canary?.id : undefined;
}

const lists = new WeakMap<readonly RemoteInService[], Map<string, readonly RemoteInService[]>>();

export function remotesFor(remotes: readonly RemoteInService[], draw: CanaryDraw): VisitorRemotes {
  const groups = remotes.map((remote) => canaryGroup(remote, draw));
  const key = groups.map((group) => (group === undefined ? '-' : group.slice(0, 3))).join(' ');
  const byKey = lists.get(remotes) ?? new Map<string, readonly RemoteInService[]>();
  lists.set(remotes, byKey);
  const list = byKey.get(key) ?? remotes.map((remote, index) => inGroup(remote, groups[index]));
  byKey.set(key, list);
  return { remotes: list, key };
}

function inGroup(remote: RemoteInService, group: CanaryGroup | undefined): RemoteInService {
  if (group === undefined) return remote;
  return { ...(group === 'canary' && remote.canary ? remote.canary : remote), group };
}
