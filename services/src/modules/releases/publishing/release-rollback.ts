import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { checkAddresses, checkCompatible, checkRendering } from './release-checks.js';
import type { PublisherOptions } from './release-checks.js';
import { fileErrorCode, isDiskFull, ReleaseError } from './release-error.js';
import { findDamage } from './release-integrity.js';
import { entryOf } from './release-store.js';
import type { ReleaseStore } from './release-store.js';

export interface RollbackRequest {
  /** Any version that is kept; the one before without. */
  to?: string;
  /** Goes back to what the shell will refuse to run; its page says why. */
  allowMismatch?: boolean;
  /** Called once nothing speaks against it any more, and before anything is switched: what it throws leaves all as it is. */
  beforeSwitch?: (outcome: RollbackOutcome) => Promise<void>;
}

/** Old version (null for a retired remote) and new version. */
export interface RollbackOutcome {
  from: string | null;
  to: string;
}

/**
 * Puts a version from before back into service, once every byte of it is known to be whole and this shell has rendered it. A second
 * rollback returns to where the first one began; that of a retired remote brings it back.
 */
export async function rollBack(
  options: PublisherOptions,
  name: string,
  { to, allowMismatch, beforeSwitch }: RollbackRequest = {},
): Promise<RollbackOutcome> {
  const { store } = options;
  // Ahead of the lock, which no one shall hold for as long as pages take.
  const { version: wanted } = targetOf(await store.active(), name, to);
  const tried = await wholeRelease(store, name, wanted);
  if (allowMismatch !== true) checkCompatible(tried, options);
  await checkRendering(options, { folder: store.paths.version(name, wanted), release: tried });
  return changeOrExplain(store, name, async (active) => {
    const { current, entry, version } = targetOf(active, name, to);
    const release = await wholeRelease(store, name, version);
    if (allowMismatch !== true) checkCompatible(release, options);
    await checkAddresses(store, release, active);
    const outcome = { from: current?.version ?? null, to: version };
    await beforeSwitch?.(outcome);
    active.remotes[name] = {
      ...entry,
      version,
      previous: version === entry.version ? entry.previous : entry.version,
      since: store.now(),
      withdrawn: current ? current.version : entry.withdrawn,
      lastServed: current ? { ...entry.lastServed, [current.version]: store.now() } : entry.lastServed,
    };
    delete active.retired[name];
    return outcome;
  });
}

/** Where a rollback leads to, with what is in service and what was. */
function targetOf(active: ActiveJson, name: string, to: string | undefined) {
  const current = entryOf(active.remotes, name);
  const entry = current ?? entryOf(active.retired, name);
  if (entry === undefined) throw new ReleaseError(`${name} has not been released`);
  const version = to ?? (current ? current.previous : entry.version);
  if (version === null) throw new ReleaseError(`${name} has no version before ${entry.version}`);
  if (version === current?.version) throw new ReleaseError(`${name} ${version} is already live`);
  return { current, entry, version };
}

/** Takes a remote out of service: its addresses and its navigation go, its files stay for open tabs. */
export function retire(store: ReleaseStore, name: string): Promise<{ version: string; paths: string[] }> {
  return changeOrExplain(store, name, async (active) => {
    const current = entryOf(active.remotes, name);
    if (current === undefined) {
      const isRetired = entryOf(active.retired, name) !== undefined;
      throw new ReleaseError(`${name} ${isRetired ? 'is already retired' : 'has not been released'}`);
    }
    const now = store.now();
    active.retired[name] = {
      ...current,
      since: now,
      lastServed: { ...current.lastServed, [current.version]: now },
    };
    delete active.remotes[name];
    const portal = await store.portalOf(name, current.version);
    return { version: current.version, paths: portal?.paths ?? [] };
  });
}

/** A change, with a full disk told as what to do about it. */
async function changeOrExplain<T>(
  store: ReleaseStore,
  name: string,
  work: (active: ActiveJson) => Promise<T>,
): Promise<T> {
  await store.tidy();
  try {
    return await store.change(name, work);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new ReleaseError(
      `Nothing was changed: the disk is full, to the last block, and none was set aside in ${store.paths.folder}. ` +
        'Make room for a file of a few kilobytes and try again',
    );
  }
}

async function wholeRelease(store: ReleaseStore, name: string, version: string): Promise<ReleaseJson> {
  const kept = (await store.versions(name)).map((entry) => entry.version);
  if (!kept.includes(version)) {
    throw new ReleaseError(`${name} ${version} is not on disk (anymore). ${hint(name)}`);
  }
  const folder = store.paths.version(name, version);
  const release = await store.release(name, version).catch(() => undefined);
  const isItself = release?.name === name && release.version === version;
  const damage = isItself ? await damageOf(folder, release) : 'release.json is missing or damaged';
  if (release !== undefined && damage === undefined) return release;
  throw new ReleaseError(
    `${name} ${version} is not whole, nothing was changed: ${damage}. ${hint(name)}, or release it again`,
  );
}

function damageOf(folder: string, release: ReleaseJson): Promise<string | undefined> {
  return findDamage(folder, release).catch((error: unknown) => {
    const code = fileErrorCode(error);
    if (code === undefined) throw error;
    return `its files cannot be read (${code})`;
  });
}

function hint(name: string): string {
  return `"portico releases ${name}" lists what is kept, "portico rollback ${name} --to <version>" takes another`;
}
