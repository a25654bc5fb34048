import type { PortalJson, ReleaseJson, RemoteProblem } from '@portico/contract';
import { portalJsonSchema } from '@portico/contract/schema';
import { join } from 'node:path';
import { damagedFile } from '../releases/release-health.js';
import { incompatibility } from '../releases/release-rules.js';
import { readJson } from '../releases/release-store.js';
import type { ActiveRelease, ReleaseStore } from '../releases/release-store.js';

/** A remote of `active.json` with what is known of its release. */
export interface RemoteInService {
  name: string;
  active: ActiveRelease;
  /** undefined when `release.json` cannot be read. */
  release: ReleaseJson | undefined;
  /** What it mounts: from a broken release as far as anything on disk still tells, so that its addresses stay its own. */
  portal: PortalJson | undefined;
  problem: RemoteProblem | undefined;
}

/** Looks at the files of one remote in service. Never throws: what is wrong with it is its problem, not the portal's. */
export async function inspectRemote(
  store: ReleaseStore,
  name: string,
  active: ActiveRelease,
  shared: Readonly<Record<string, string>> | undefined,
): Promise<RemoteInService> {
  const folder = store.paths.version(name, active.version);
  try {
    const release = await store.release(name, active.version);
    if (release === undefined) return broken(store, name, active, 'release.json is missing');
    if (release.name !== name || release.version !== active.version) {
      return broken(store, name, active, `release.json is that of ${release.name} ${release.version}`);
    }
    const damaged = await damagedFile(folder, release);
    const problem =
      damaged === undefined
        ? incompatibility(release, shared)
        : brokenBecause(`${damaged} is missing or damaged`);
    return { name, active, release, portal: release.portal, problem };
  } catch (error) {
    return broken(store, name, active, firstLine(error));
  }
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
    portal: await lastKnownPortal(store, name, active),
    problem: brokenBecause(reason),
  };
}

function brokenBecause(reason: string): RemoteProblem {
  return { code: 'release_broken', params: { reason } };
}

async function lastKnownPortal(
  store: ReleaseStore,
  name: string,
  active: ActiveRelease,
): Promise<PortalJson | undefined> {
  const copy = join(store.paths.version(name, active.version), 'portal.json');
  const portal = await readJson(copy, portalJsonSchema).catch(() => undefined);
  return portal ?? (await store.releases(name))[0]?.portal;
}

function firstLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines.map((line) => line.trim()).join(' ');
}
