import { randomInt } from 'node:crypto';
import type { ActiveJson } from '@portico/contract';
import { ReleaseError } from '../files/release-error.js';
import { type ActiveRelease, entryOf } from '../storage/active-release.js';
import type { CanaryAct } from '../storage/canary-tables.js';
import { checkAddresses, checkCompatible, checkRendering, type PublisherOptions } from './release-checks.js';
import { wholeRelease } from './release-rollback.js';

export const MAX_CANARY_SHARE = 50;

export interface CanaryStepOutcome {
  version: string;
  /** In service when it was started. */
  comparedWith: string;
}

export interface CanaryStep {
  act: CanaryAct;
  /** Refuses any other canary: one that was seen a moment ago may have ended. */
  id?: string;
  /** Written with the change, or neither is. */
  record?: (outcome: CanaryStepOutcome) => Promise<void>;
}

export function checkShare(share: number): void {
  if (!Number.isInteger(share) || share < 1 || share > MAX_CANARY_SHARE)
    throw new ReleaseError(
      `The share of a canary is a whole number from 1 to ${MAX_CANARY_SHARE}, in percent: as many visitors are its control group`,
    );
}

/** The entry of a remote with a canary. The same version keeps its visitors: only their share changes. */
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

/** Gives a version that is kept to a share of the visitors, after the checks of a release. */
export async function startCanary(
  options: PublisherOptions,
  name: string,
  { version, share, act, record }: CanaryStep & { version: string; share: number },
): Promise<CanaryStepOutcome> {
  checkShare(share);
  const { store } = options;
  const tried = await wholeRelease(store, name, version);
  checkCompatible(tried, options);
  await store.withFiles(tried, (folder) => checkRendering(options, { folder, release: tried }));
  const work = async (active: ActiveJson) => {
    const entry = inServiceOrFail(active, name);
    if (entry.version === version) throw new ReleaseError(`${name} ${version} is already live`);
    await checkAddresses(store, tried, active);
    active.remotes[name] = withCanary(entry, { version, share }, store.now());
    return { version, comparedWith: entry.version };
  };
  return store.change(name, work, { record, canary: act });
}

/** Puts a canary into service for everyone. */
export async function promoteCanary(
  options: PublisherOptions,
  name: string,
  { act, id, record }: CanaryStep,
): Promise<CanaryStepOutcome> {
  const { store } = options;
  const work = async (active: ActiveJson) => {
    const { canary, ...entry } = canaryOrFail(active, name, id);
    const release = await wholeRelease(store, name, canary.version);
    checkCompatible(release, options);
    await checkAddresses(store, release, active);
    const now = store.now();
    active.remotes[name] = {
      ...entry,
      version: canary.version,
      previous: entry.version,
      since: now,
      withdrawn: null,
      lastServed: { ...entry.lastServed, [entry.version]: now },
    };
    return { version: canary.version, comparedWith: entry.version };
  };
  return store.change(name, work, { record, canary: act });
}

/** Ends a canary: its visitors get what is in service. `npm start` does not release it again. */
export function stopCanary(
  { store }: Pick<PublisherOptions, 'store'>,
  name: string,
  { act, id, record }: CanaryStep,
): Promise<CanaryStepOutcome> {
  const work = async (active: ActiveJson) => {
    const { canary, ...entry } = canaryOrFail(active, name, id);
    active.remotes[name] = { ...entry, withdrawn: canary.version };
    return { version: canary.version, comparedWith: entry.version };
  };
  return store.change(name, work, { record, canary: { outcome: 'stopped', ...act } });
}

function canaryOrFail(active: ActiveJson, name: string, id: string | undefined) {
  const entry = inServiceOrFail(active, name);
  const { canary } = entry;
  if (canary === undefined || (id !== undefined && canary.id !== id))
    throw new ReleaseError(`${name} has no canary${id === undefined ? '' : ' of that time'}`);
  return { ...entry, canary };
}

function inServiceOrFail({ remotes }: ActiveJson, name: string): ActiveRelease {
  const entry = entryOf(remotes, name);
  if (entry === undefined)
    throw new ReleaseError(`${name} is not in service: there is nothing to compare a canary with`);
  return entry;
}
