import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { readCandidate } from './release-candidate.js';
import type { ReleaseCandidate } from './release-candidate.js';
import { ReleaseError } from './release-error.js';
import { isIntact, writeFiles } from './release-files.js';
import { damagedFile } from './release-health.js';
import { addressConflicts, incompatibility, problemMessage } from './release-rules.js';
import type { ReleaseStore } from './release-store.js';

export interface PublisherOptions {
  store: ReleaseStore;
  /** Shared packages of the shell as it is built; undefined before its first build. */
  shared: Readonly<Record<string, string>> | undefined;
  /** Origins other than our own that may serve remotes. */
  allowedOrigins: readonly string[];
  now?: () => number;
}

export interface ReleaseRequest {
  /** Folder of the remote: portal.json, package.json, src/i18n, dist. */
  source: string;
  /** Stamp of the source when `npm start` releases; it does not undo a rollback. */
  startedFrom?: string;
  /** Puts into service what the shell will refuse to run; its page says why. */
  allowMismatch?: boolean;
}

export interface ReleaseOutcome {
  /** `kept`: a rollback took this content out of service, and only a release by hand brings it back. */
  status: 'released' | 'switched' | 'unchanged' | 'kept';
  name: string;
  version: string;
  previous: string | null;
  release: ReleaseJson;
}

/** Puts a built remote into service: checked, copied to a folder of its own that never changes again, then switched to. */
export async function publishRelease(
  options: PublisherOptions,
  request: ReleaseRequest,
): Promise<ReleaseOutcome> {
  const candidate = await readCandidate(request.source);
  if (request.allowMismatch !== true) checkCompatible(candidate.release, options);
  checkOrigin(candidate, options.allowedOrigins);
  const staged = await stage(options, candidate);
  try {
    const outcome = await options.store.change((active) => putIntoService(options, request, staged, active));
    return {
      ...outcome,
      name: staged.release.name,
      version: staged.release.version,
      release: staged.release,
    };
  } finally {
    await options.store.discard(staged.folder);
  }
}

/** Puts the version before back into service. A second rollback returns to where the first one began. */
export function rollBack(
  options: PublisherOptions,
  name: string,
  { allowMismatch }: Pick<ReleaseRequest, 'allowMismatch'> = {},
): Promise<{ from: string; to: string }> {
  const { store } = options;
  return store.change(async (active) => {
    const current = active.remotes[name];
    if (current === undefined) throw new ReleaseError(`${name} has not been released`);
    if (current.previous === null) throw new ReleaseError(`${name} has no version before ${current.version}`);
    const release = await store.release(name, current.previous);
    if (release === undefined) throw new ReleaseError(`${name} ${current.previous} is not on disk any more`);
    if (allowMismatch !== true) checkCompatible(release, options);
    await checkAddresses(store, release, active);
    active.remotes[name] = {
      ...current,
      version: current.previous,
      previous: current.version,
      since: now(options),
      withdrawn: current.version,
    };
    return { from: current.version, to: current.previous };
  });
}

interface Staged {
  folder: string;
  release: ReleaseJson;
}

async function stage(
  { store, now: clock = Date.now }: PublisherOptions,
  { files, release }: ReleaseCandidate,
): Promise<Staged> {
  const folder = store.paths.staging(randomBytes(6).toString('hex'));
  await mkdir(folder, { recursive: true });
  const complete = { ...release, createdAt: clock(), files: await writeFiles(folder, files) };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(complete, null, 2)}\n`);
  return { folder, release: complete };
}

async function putIntoService(
  options: PublisherOptions,
  request: ReleaseRequest,
  { folder, release }: Staged,
  active: ActiveJson,
): Promise<Pick<ReleaseOutcome, 'status' | 'previous'>> {
  const { store } = options;
  const { name, version } = release;
  await checkAddresses(store, release, active);
  const current = active.remotes[name];
  const startedFrom = request.startedFrom ?? current?.startedFrom ?? null;
  if (current && request.startedFrom !== undefined && current.withdrawn === version) {
    active.remotes[name] = { ...current, startedFrom };
    return { status: 'kept', previous: current.previous };
  }
  const isNew = await place(store, folder, release);
  if (current?.version === version) {
    active.remotes[name] = { ...current, startedFrom };
    return { status: 'unchanged', previous: current.previous };
  }
  const entry = {
    version,
    previous: current?.version ?? null,
    since: now(options),
    startedFrom,
    withdrawn: null,
  };
  active.remotes[name] = entry;
  await store.prune(name, entry);
  return { status: isNew ? 'released' : 'switched', previous: entry.previous };
}

/** Moves the staged folder to its place. A folder that is there stays, unless its files were damaged. */
async function place(store: ReleaseStore, staged: string, release: ReleaseJson): Promise<boolean> {
  const target = store.paths.version(release.name, release.version);
  const existing = await store.release(release.name, release.version).catch(() => undefined);
  const isWhole = existing !== undefined && (await damagedFile(target, existing)) === undefined;
  if (isWhole && (await isIntact(target, existing.hash))) return false;
  await store.discard(target);
  await mkdir(dirname(target), { recursive: true });
  await rename(staged, target);
  return existing === undefined;
}

async function checkAddresses(store: ReleaseStore, release: ReleaseJson, active: ActiveJson): Promise<void> {
  const others: ReleaseJson[] = [];
  for (const [name, { version }] of Object.entries(active.remotes)) {
    if (name === release.name) continue;
    const other = await store.release(name, version).catch(() => undefined);
    if (other) others.push(other);
  }
  const conflicts = addressConflicts(release, others);
  if (conflicts.length > 0) throw new ReleaseError(refusal(release, conflicts));
}

function checkCompatible(release: ReleaseCandidate['release'], { shared }: PublisherOptions): void {
  const problem = incompatibility(release, shared);
  if (problem) throw new ReleaseError(refusal(release, [problemMessage(problem)]));
}

function checkOrigin({ release }: ReleaseCandidate, allowed: readonly string[]): void {
  if (!URL.canParse(release.entry)) return;
  const { origin, protocol } = new URL(release.entry);
  if (protocol !== 'https:')
    throw new ReleaseError(refusal(release, [`its entry ${release.entry} is not https`]));
  if (!allowed.includes(origin)) {
    throw new ReleaseError(
      refusal(release, [`${origin} is not listed in server.http.remoteOrigins of the configuration`]),
    );
  }
}

function refusal({ name, version }: { name: string; version: string }, reasons: string[]): string {
  return `${name} ${version} is refused: ${reasons.join('; ')}`;
}

function now(options: PublisherOptions): number {
  return (options.now ?? Date.now)();
}
