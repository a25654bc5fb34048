import type { PortalJson, ReleaseJson, RemoteProblem } from '@portico/contract';
import { inspectFiles } from '../publishing/release-health.js';
import { incompatibility } from '../publishing/release-rules.js';
import type { ActiveRelease } from '../publishing/active-file.js';
import type { ReleaseStore } from '../publishing/release-store.js';

/** A remote of `active.json` with what is known of its release. */
export interface RemoteInService {
  name: string;
  active: ActiveRelease;
  /** undefined when `release.json` cannot be read. */
  release: ReleaseJson | undefined;
  /** Mounted addresses; of a broken release from whatever is left on disk, so that it keeps them. */
  portal: PortalJson | undefined;
  problem: RemoteProblem | undefined;
}

/** Inputs for inspecting a complete release. */
export interface Inspection {
  store: ReleaseStore;
  /** Shared packages of the shell. */
  shared: Readonly<Record<string, string>> | undefined;
  /** Damage of the files; the fingerprint changes with every touched file. */
  damageOf: (
    folder: string,
    release: ReleaseJson,
    fingerprint: string,
  ) => string | undefined | Promise<string | undefined>;
}

/** Looks at the files of one remote in service. Never throws: what is wrong with it is its problem, not the portal's. */
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
    return { name, active, release, portal, problem };
  } catch (error) {
    return broken(store, name, active, firstLine(error));
  }
}

/** Why a release cannot be mounted; undefined when it can. */
export async function problemOf(
  { store, shared, damageOf }: Inspection,
  release: ReleaseJson,
): Promise<RemoteProblem | undefined> {
  const folder = store.paths.version(release.name, release.version);
  const { damage, fingerprint } = await inspectFiles(folder, release);
  const reason = damage ?? (await damageOf(folder, release, fingerprint));
  return reason === undefined ? incompatibility(release, shared) : brokenBecause(reason);
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
  };
}

function brokenBecause(reason: string): RemoteProblem {
  return { code: 'release_broken', params: { reason } };
}

function firstLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines.map((line) => line.trim()).join(' ');
}
