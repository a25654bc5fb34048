import { type CanaryDraw, type CanaryGroup, groupOf } from './canary-groups.js';
import type { ActiveRelease } from '../storage/active-release.js';
import { type Inspection, inspectRemote, type RemoteInService } from './remote-in-service.js';

/** Remotes as one visitor gets them. */
export interface VisitorRemotes {
  /** In the order of those in service. The same list for all visitors of the same groups. */
  remotes: readonly RemoteInService[];
  /** Same for visitors with the same versions, and different for all others. */
  key: string;
}

/** Looks at a remote in service and at its canary. */
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

/** Canaries that visitors can get; one that this portal cannot run is given to no one. */
export function runningCanaries(remotes: readonly RemoteInService[]): string[] {
  return remotes.flatMap((remote) => idOf(remote) ?? []);
}

/** The group of a visitor in the canary of one remote. */
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
