import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { readCandidate } from './release-candidate.js';
import type { ReleaseCandidate } from './release-candidate.js';
import { checkAddresses, checkCompatible, checkOrigin, checkRendering } from './release-checks.js';
import type { PublisherOptions, StagedRelease } from './release-checks.js';
import { isDiskFull, ReleaseError } from './release-error.js';
import { writeFiles } from './release-files.js';
import { findDamage } from './release-integrity.js';
import { entryOf } from './release-store.js';
import type { ActiveRelease } from './active-file.js';
import type { ReleaseStore } from './release-store.js';

export interface ReleaseRequest {
  /** Folder of the remote: package.json, src/i18n, dist. */
  source: string;
  /** Stamp of the source when `npm start` releases; it undoes neither a rollback nor a retirement. */
  startedFrom?: string;
  /** Puts into service what the shell will refuse to run; its page says why. */
  allowMismatch?: boolean;
}

export interface ReleaseOutcome {
  /**
   * `kept`: a rollback took this content out of service, and only a release by hand brings it back. `retired`: the same
   * of the whole remote.
   */
  status: 'released' | 'switched' | 'unchanged' | 'kept' | 'retired';
  name: string;
  version: string;
  previous: string | null;
  release: ReleaseJson;
  /** Its pages were rendered before. */
  isTried: boolean;
}

/** Puts a built remote into service: checked, copied to a folder of its own that never changes again, then switched to. */
export async function publishRelease(
  options: PublisherOptions,
  request: ReleaseRequest,
): Promise<ReleaseOutcome> {
  const { store } = options;
  await store.tidy();
  const candidate = await readCandidate(request.source);
  if (request.allowMismatch !== true) checkCompatible(candidate.release, options);
  checkOrigin(candidate.release, options);
  const folder = await store.stagingFolder();
  try {
    const release = await stage(store, folder, candidate);
    const isTried = await checkRendering(options, { folder, release });
    const { name, version } = release;
    const outcome = await store.change(name, (active) =>
      putIntoService(store, request, { folder, release }, active),
    );
    return { ...outcome, name, version, release, isTried };
  } catch (error) {
    throw isDiskFull(error) ? diskFull(store, candidate) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function stage(
  store: ReleaseStore,
  folder: string,
  { files, release }: ReleaseCandidate,
): Promise<ReleaseJson> {
  await mkdir(folder, { recursive: true });
  const complete = { ...release, createdAt: store.now(), files: await writeFiles(folder, files) };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(complete, null, 2)}\n`, { flush: true });
  return complete;
}

async function putIntoService(
  store: ReleaseStore,
  request: ReleaseRequest,
  { folder, release }: StagedRelease,
  active: ActiveJson,
): Promise<Pick<ReleaseOutcome, 'status' | 'previous'>> {
  const { name, version } = release;
  const retired = entryOf(active.retired, name);
  if (retired && request.startedFrom !== undefined) return { status: 'retired', previous: retired.version };
  await checkAddresses(store, release, active);
  const current = entryOf(active.remotes, name);
  const startedFrom = request.startedFrom ?? (current ?? retired)?.startedFrom ?? null;
  if (current && request.startedFrom !== undefined && current.withdrawn === version) {
    active.remotes[name] = { ...current, startedFrom };
    return { status: 'kept', previous: current.previous };
  }
  const isNew = await place(store, folder, release);
  if (current?.version === version) {
    active.remotes[name] = { ...current, startedFrom };
    return { status: 'unchanged', previous: current.previous };
  }
  const before = current ?? retired;
  const entry: ActiveRelease = {
    version,
    previous: before?.version === version ? before.previous : (before?.version ?? null),
    since: store.now(),
    startedFrom,
    withdrawn: null,
    lastServed: { ...before?.lastServed, ...(current && { [current.version]: store.now() }) },
  };
  active.remotes[name] = entry;
  delete active.retired[name];
  return { status: isNew ? 'released' : 'switched', previous: entry.previous };
}

/** Moves the staged folder to its place. A folder that is there stays, unless its files were damaged. */
async function place(store: ReleaseStore, staged: string, release: ReleaseJson): Promise<boolean> {
  const target = store.paths.version(release.name, release.version);
  const existing = await store.release(release.name, release.version).catch(() => undefined);
  if (existing !== undefined && (await findDamage(target, existing)) === undefined) return false;
  const away = await store.stagingFolder();
  await mkdir(dirname(target), { recursive: true });
  await rename(target, away).catch(() => undefined);
  await rename(staged, target);
  await rm(away, { recursive: true, force: true });
  return existing === undefined;
}

function diskFull(store: ReleaseStore, { release }: ReleaseCandidate): ReleaseError {
  const megabytes = Math.ceil((release.bytes * 1.5) / 1_048_576);
  return new ReleaseError(
    `${release.name} ${release.version} was not released: the disk is full. What is in service stays. ` +
      `Make room for about ${megabytes} MB in ${store.paths.folder} and release again`,
  );
}
