import { randomInt } from 'node:crypto';
import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { ReleaseError } from '../files/release-error.js';
import { type ActiveRelease, entryOf, servedUntil } from '../storage/active-release.js';
import type { CanaryAct } from '../storage/canary-tables.js';
import type { ReleaseStore } from '../storage/release-store.js';
import { checkShare } from './release-rules.js';
import { checkAddresses, checkCompatible, checkRendering, type PublisherOptions } from './release-checks.js';

export interface RollbackRequest {
  /** Any version that is kept. Without it, the previous one. */
  to?: string;
  /** Rolls back even if the shell will refuse to run the version. The page then shows the reason. */
  allowMismatch?: boolean;
  /** Runs in the unit of work of the switch, so that both are written or neither is. */
  record?: (outcome: RollbackOutcome) => Promise<void>;
}

/** The old version (null for a retired remote) and the new one. */
export interface RollbackOutcome {
  from: string | null;
  to: string;
}

/** Puts an intact earlier version that this shell renders back into service, also of a retired remote. A second one undoes it. */
export async function rollBack(
  options: PublisherOptions,
  name: string,
  { to, allowMismatch, record }: RollbackRequest = {},
): Promise<RollbackOutcome> {
  const { store } = options;
  // Done before the change, because the change is repeated if another process is faster.
  await triedRelease(options, name, targetOf(await store.active(), name, to).version, allowMismatch);
  const work = async (active: ActiveJson) => {
    const { current, entry, version } = targetOf(active, name, to);
    const release = await wholeRelease(store, name, version);
    if (allowMismatch !== true) checkCompatible(release, options);
    await checkAddresses(store, release, active);
    const outcome = { from: current?.version ?? null, to: version };
    active.remotes[name] = {
      ...entry,
      version,
      previous: version === entry.version ? entry.previous : entry.version,
      since: store.now(),
      withdrawn: current ? current.version : entry.withdrawn,
      lastServed: current ? servedUntil(current, store.now()) : entry.lastServed,
    };
    delete active.retired[name];
    return outcome;
  };
  return store.change(name, work, { record });
}

function targetOf(active: ActiveJson, name: string, to: string | undefined) {
  const current = entryOf(active.remotes, name);
  const entry = current ?? entryOf(active.retired, name);
  if (entry === undefined) throw new ReleaseError(`${name} has not been released`);
  const version = to ?? (current ? current.previous : entry.version);
  if (version === null) throw new ReleaseError(`${name} has no version before ${entry.version}`);
  if (version === current?.version) throw new ReleaseError(`${name} ${version} is already live`);
  return { current, entry, version };
}

/** Takes a remote out of service. Its addresses and navigation disappear; its files stay for open tabs. */
export function retire(store: ReleaseStore, name: string): Promise<{ version: string; paths: string[] }> {
  return store.change(name, async (active) => {
    const current = entryOf(active.remotes, name);
    if (current === undefined) {
      const isRetired = entryOf(active.retired, name) !== undefined;
      throw new ReleaseError(`${name} ${isRetired ? 'is already retired' : 'has not been released'}`);
    }
    const now = store.now();
    active.retired[name] = { ...current, since: now, lastServed: servedUntil(current, now) };
    delete active.remotes[name];
    const portal = await store.portalOf(name, current.version);
    return { version: current.version, paths: portal?.paths ?? [] };
  });
}

async function wholeRelease(store: ReleaseStore, name: string, version: string): Promise<ReleaseJson> {
  const kept = (await store.versions(name)).map((entry) => entry.version);
  if (!kept.includes(version)) {
    throw new ReleaseError(`${name} ${version} is not kept (anymore). ${hint(name)}`);
  }
  const release = await store.release(name, version).catch(() => undefined);
  const isItself = release?.name === name && release.version === version;
  const damage = isItself ? await store.damageOf(release) : 'release.json is missing or damaged';
  if (release !== undefined && damage === undefined) return release;
  throw new ReleaseError(
    `${name} ${version} is not whole, nothing was changed: ${damage}. ${hint(name)}, or release it again`,
  );
}

async function triedRelease(
  options: PublisherOptions,
  name: string,
  version: string,
  allowMismatch = false,
): Promise<ReleaseJson> {
  const release = await wholeRelease(options.store, name, version);
  if (!allowMismatch) checkCompatible(release, options);
  await options.store.withFiles(release, (folder) => checkRendering(options, { folder, release }));
  return release;
}

function hint(name: string): string {
  return `"portico releases ${name}" lists what is kept, "portico rollback ${name} --to <version>" takes another`;
}

export interface CanaryStepOutcome {
  version: string;
  comparedWith: string;
}

export interface CanaryStep {
  act: CanaryAct;
  /** Refuses any other canary, because the one on the screen may have ended since. */
  id?: string;
  /** Runs in the unit of work of the change, so that both are written or neither is. */
  record?: (outcome: CanaryStepOutcome) => Promise<void>;
}

/** The entry of a remote with a canary. If the version is the same, only the share changes and the visitors stay. */
export function withCanary(
  entry: ActiveRelease,
  { version, share }: { version: string; share: number },
  now: number,
): ActiveRelease {
  const { canary } = entry;
  if (canary?.version === version) return { ...entry, canary: { ...canary, share } };
  const id = randomInt(36 ** 8)
    .toString(36)
    .padStart(8, '0');
  return { ...entry, canary: { id, version, share, since: now } };
}

export async function startCanary(
  options: PublisherOptions,
  name: string,
  { version, share, act, record }: CanaryStep & { version: string; share: number },
): Promise<CanaryStepOutcome> {
  checkShare(share);
  const { store } = options;
  const tried = await triedRelease(options, name, version);
  const work = async (active: ActiveJson) => {
    const entry = inServiceOrFail(active, name);
    if (entry.version === version) throw new ReleaseError(`${name} ${version} is already live`);
    await checkAddresses(store, tried, active);
    active.remotes[name] = withCanary(entry, { version, share }, store.now());
    return { version, comparedWith: entry.version };
  };
  return store.change(name, work, { record, canary: act });
}

export async function promoteCanary(
  options: PublisherOptions,
  name: string,
  step: CanaryStep,
): Promise<CanaryStepOutcome> {
  const { store } = options;
  return endCanary(store, name, step, async (entry, version, active) => {
    const release = await wholeRelease(store, name, version);
    checkCompatible(release, options);
    await checkAddresses(store, release, active);
    const now = store.now();
    const lastServed = servedUntil(entry, now);
    return { ...entry, version, previous: entry.version, since: now, withdrawn: null, lastServed };
  });
}

/** Ends a canary. Its visitors get the version in service again, and `npm start` does not release the canary's version. */
export function stopCanary(
  { store }: Pick<PublisherOptions, 'store'>,
  name: string,
  step: CanaryStep,
): Promise<CanaryStepOutcome> {
  const stopped: CanaryStep = { ...step, act: { outcome: 'stopped', ...step.act } };
  return endCanary(store, name, stopped, async (entry, withdrawn) => ({ ...entry, withdrawn }));
}

function endCanary(
  store: ReleaseStore,
  name: string,
  { act, id, record }: CanaryStep,
  next: (entry: ActiveRelease, version: string, active: ActiveJson) => Promise<ActiveRelease>,
): Promise<CanaryStepOutcome> {
  const work = async (active: ActiveJson) => {
    const { canary, ...entry } = inServiceOrFail(active, name);
    if (canary === undefined || (id !== undefined && canary.id !== id))
      throw new ReleaseError(`${name} has no canary${id === undefined ? '' : ' of that time'}`);
    active.remotes[name] = await next(entry, canary.version, active);
    return { version: canary.version, comparedWith: entry.version };
  };
  return store.change(name, work, { record, canary: act });
}

function inServiceOrFail({ remotes }: ActiveJson, name: string): ActiveRelease {
  const entry = entryOf(remotes, name);
  if (entry === undefined)
    throw new ReleaseError(`${name} is not in service: there is nothing to compare a canary with`);
  return entry;
}
