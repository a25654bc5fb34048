import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { isDiskFull, ReleaseError } from '../files/release-error.js';
import { compressFiles, type FileSet } from '../files/release-files.js';
import type { RemoteSource } from '../files/remote-source.js';
import { entryOf, newEntry, newVersion, servedUntil } from '../storage/active-release.js';
import type { ActiveRelease, Provenance } from '../storage/active-release.js';
import { RELEASE_FILE } from '../storage/release-blobs.js';
import type { ReleaseStore } from '../storage/release-store.js';
import { checkShare } from './release-rules.js';
import { withCanary } from './release-rollback.js';
import { readCandidate, type ReleaseCandidate } from './release-candidate.js';
import { checkAddresses, checkCompatible, checkOrigin, checkRendering } from './release-checks.js';
import type { PublisherOptions } from './release-checks.js';

export interface ReleaseRequest {
  source: RemoteSource;
  /** Stamp of the source when `npm start` releases. Such a release undoes neither a rollback nor a retirement. */
  startedFrom?: string;
  /** Releases even if the shell will refuse to run it. The page then shows the reason. */
  allowMismatch?: boolean;
  provenance?: Partial<Provenance>;
  isDryRun?: boolean;
  /** Stores the version for previews. The version in service stays. */
  isHeld?: boolean;
  /** Percent of the visitors who get the version. The others keep the version in service. */
  canaryShare?: number | undefined;
  by?: string | null;
  /** Runs in the unit of work of the switch. Either both are written or neither is. */
  record?: (outcome: ReleaseOutcome) => Promise<void>;
}

export interface ReleaseOutcome {
  /**
   * `kept`: a rollback took this content out of service, and only a release by hand brings it back. `retired`: the same for the whole
   * remote. `tried`: a dry run that would have been released. `held`: stored for previews. `canary`: a share of the visitors gets it.
   */
  status: 'released' | 'switched' | 'unchanged' | 'kept' | 'retired' | 'tried' | 'held' | 'canary';
  name: string;
  version: string;
  previous: string | null;
  release: ReleaseJson;
  isTried: boolean;
}

type Switched = Pick<ReleaseOutcome, 'status' | 'previous'> & { isAdded: boolean };

interface Switch {
  store: ReleaseStore;
  request: ReleaseRequest;
  release: ReleaseJson;
  active: ActiveJson;
}

/** Puts a built remote into service. It is checked, tried and stored as a version that never changes; then one step switches to it. */
export async function publishRelease(
  options: PublisherOptions,
  request: ReleaseRequest,
): Promise<ReleaseOutcome> {
  if (request.canaryShare !== undefined) checkShare(request.canaryShare);
  const { store } = options;
  await store.tidy();
  const candidate = await readCandidate(request.source);
  if (request.allowMismatch !== true) checkCompatible(candidate.release, options);
  checkOrigin(candidate.release, options);
  const { release, files } = await complete(store, candidate);
  try {
    return await store.cache.withStaged(files, async (folder) => {
      const isTried = await checkRendering(options, { folder, release });
      const { name, version } = release;
      const known = { name, version, release, isTried };
      const outcomeOf = ({ isAdded: _isAdded, ...switched }: Switched) => ({ ...switched, ...known });
      if (request.isDryRun === true)
        return outcomeOf(await rehearse({ store, request, release, active: await store.active() }));
      const work = (active: ActiveJson) => wayOf(request)({ store, request, release, active });
      const switched = await store.change(name, work, {
        canary: { by: request.by ?? null, reason: request.provenance?.message ?? null },
        added: ({ isAdded }) => (isAdded ? newVersion(release, files, request.provenance) : undefined),
        record: async (outcome) => request.record?.(outcomeOf(outcome)),
      });
      if (switched.isAdded) await store.cache.adopt(folder, name, version);
      return outcomeOf(switched);
    });
  } catch (error) {
    throw isDiskFull(error) ? diskFull(store, candidate) : error;
  }
}

async function complete(
  store: ReleaseStore,
  candidate: ReleaseCandidate,
): Promise<{ release: ReleaseJson; files: FileSet }> {
  const { name } = candidate.release;
  const live = entryOf((await store.active()).remotes, name)?.version;
  const before = live && (await store.release(name, live).catch(() => undefined));
  const { files, described } = await compressFiles(candidate.files, async (path, sha256) =>
    before && before.files[path]?.sha256 === sha256
      ? store.cache.read(name, before.version, `${path}.br`)
      : undefined,
  );
  const release = { ...candidate.release, createdAt: store.now(), files: described };
  files.set(RELEASE_FILE, Buffer.from(`${JSON.stringify(release, null, 2)}\n`));
  return { release, files };
}

async function rehearse({ store, release, active }: Switch): Promise<Switched> {
  await checkAddresses(store, release, active);
  const current = entryOf(active.remotes, release.name);
  const isLive = current?.version === release.version;
  const before = current ?? entryOf(active.retired, release.name);
  const previous = before?.version === release.version ? before.previous : (before?.version ?? null);
  return { status: isLive ? 'unchanged' : 'tried', previous, isAdded: false };
}

function wayOf({ isHeld, canaryShare }: ReleaseRequest): typeof putIntoService {
  if (isHeld === true) return hold;
  return canaryShare === undefined ? putIntoService : giveToShare;
}

async function giveToShare(change: Switch): Promise<Switched> {
  const { store, request, release, active } = change;
  const { name, version } = release;
  const { status, previous } = await rehearse(change);
  const current = entryOf(active.remotes, name);
  if (current === undefined)
    throw new ReleaseError(`${name} is not in service: its first release is for everyone`);
  if (status === 'unchanged') return { status, previous, isAdded: false };
  active.remotes[name] = withCanary(current, { version, share: request.canaryShare ?? 0 }, store.now());
  return { status: 'canary', previous, isAdded: await isLacking(store, release) };
}

async function hold(change: Switch): Promise<Switched> {
  const { status, previous } = await rehearse(change);
  const isAdded = await isLacking(change.store, change.release);
  return { status: status === 'tried' ? 'held' : status, previous, isAdded };
}

async function isLacking(store: ReleaseStore, { name, version }: ReleaseJson): Promise<boolean> {
  const existing = await store.release(name, version).catch(() => undefined);
  return existing === undefined || (await store.damageOf(existing)) !== undefined;
}

async function putIntoService({ store, request, release, active }: Switch): Promise<Switched> {
  const { name, version } = release;
  const retired = entryOf(active.retired, name);
  if (retired && request.startedFrom !== undefined)
    return { status: 'retired', previous: retired.version, isAdded: false };
  await checkAddresses(store, release, active);
  const current = entryOf(active.remotes, name);
  const startedFrom = request.startedFrom ?? (current ?? retired)?.startedFrom ?? null;
  if (current && request.startedFrom !== undefined && current.withdrawn === version) {
    active.remotes[name] = { ...current, startedFrom };
    return { status: 'kept', previous: current.previous, isAdded: false };
  }
  const existing = await store.release(name, version).catch(() => undefined);
  const isAdded = await isLacking(store, release);
  if (current?.version === version) {
    active.remotes[name] = { ...current, startedFrom };
    return { status: 'unchanged', previous: current.previous, isAdded };
  }
  const before = current ?? retired;
  const entry: ActiveRelease = {
    ...newEntry(version, store.now()),
    previous: before?.version === version ? before.previous : (before?.version ?? null),
    startedFrom,
    imageVersions: before?.imageVersions ?? [],
    lastServed: current ? servedUntil(current, store.now()) : { ...before?.lastServed },
    ...(before?.unserved && { unserved: before.unserved }),
  };
  active.remotes[name] = entry;
  delete active.retired[name];
  const isNew = existing === undefined || before === undefined || before.unserved?.includes(version) === true;
  return { status: isNew ? 'released' : 'switched', previous: entry.previous, isAdded };
}

function diskFull(store: ReleaseStore, { release }: ReleaseCandidate): ReleaseError {
  const megabytes = Math.ceil((release.bytes * 1.5) / 1_048_576);
  return new ReleaseError(
    `${release.name} ${release.version} was not released: the disk is full. What is in service stays. ` +
      `Make room for about ${megabytes} MB in ${store.paths.folder} and release again`,
  );
}

/** Far more versions than a remote gets between two images that are still started. */
const MAX_REMEMBERED = 200;

/** Releases a remote of an image, unless the database knows its version: a start undoes no later release. Then undefined. */
export async function releaseFromImage(
  options: PublisherOptions,
  source: RemoteSource,
): Promise<ReleaseOutcome | undefined> {
  const { store } = options;
  const { name, version } = (await readCandidate(source)).release;
  const entry = entryOf((await store.active()).remotes, name);
  if (entry?.imageVersions.includes(version)) return undefined;
  const isKept = entry !== undefined && (await store.has(name, version));
  const outcome = isKept ? undefined : await publishRelease(options, { source, startedFrom: version });
  // The version itself may be removed later. Its name stays known here.
  await store.change(name, async ({ remotes }) => {
    const changed = entryOf(remotes, name);
    if (changed && !changed.imageVersions.includes(version))
      changed.imageVersions = [...changed.imageVersions, version].slice(-MAX_REMEMBERED);
  });
  return outcome;
}
