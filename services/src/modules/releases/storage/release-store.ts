import type { ActiveJson, PortalJson, ReleaseJson } from '@portico/contract';
import { portalJsonSchema, releaseJsonSchema } from '@portico/contract/schema';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { createUnitOfWork, type Database, type UnitOfWork } from '../../../platform/persistence/index.js';
import { parseNewerJson } from '../files/json-file.js';
import { ReleaseError } from '../files/release-error.js';
import { ReleasePaths } from '../files/release-files.js';
import { type ActiveRelease, entryOf, type NewVersion } from './active-release.js';
import { lastServedTimes, outdatedVersions, unservedVersions } from './kept-versions.js';
import type { KeptVersion } from './kept-versions.js';
import { adoptHome, repeatChange } from './adopt-home.js';
import { type CanaryAct, settleCanary } from './canary-tables.js';
import { ReleaseCache, ReleaseContents } from './release-cache.js';
import { RELEASE_FILE, ReleaseBlobs } from './release-blobs.js';
import { ReleaseBucket } from './release-bucket.js';
import { isAway, ReleaseSnapshots, type Snapshot } from './release-snapshots.js';
import { ReleaseTables, type VersionKey } from './release-tables.js';
import type { ReleaseEntity } from './release.entities.js';

interface ChangeOptions<T> {
  /** A version that the change adds, depending on its outcome. */
  added?: (outcome: T) => NewVersion | undefined;
  /** Runs in the same unit of work. If it throws, nothing is changed. */
  record?: ((outcome: T) => Promise<void>) | undefined;
  /** Recorded in the history of the canary that the change starts or ends. */
  canary?: CanaryAct | undefined;
}

const MAX_RELEASES = 500;

/** Releases of the remotes. They are stored in the database; a folder of the home is their cache. */
export class ReleaseStore {
  readonly paths: ReleasePaths;
  readonly cache: ReleaseCache;
  private readonly snapshots: ReleaseSnapshots;
  private adopted: Promise<void> | undefined;
  private readonly parsed = new LRUCache<string, ReleaseJson>({ max: MAX_RELEASES });
  /** Damage of releases in the database at the current revision. */
  private readonly damaged = new Map<string, string>();
  private readonly contents: ReleaseContents;

  constructor(
    home: string,
    private readonly tables: ReleaseTables,
    readonly now: () => number = Date.now,
  ) {
    this.paths = new ReleasePaths(home);
    this.cache = new ReleaseCache(this.paths);
    this.snapshots = new ReleaseSnapshots(tables, this.paths, () => this.forget());
    this.contents = new ReleaseContents(tables);
  }

  adopt(): Promise<void> {
    return (this.adopted ??= adoptHome(this.paths, this.tables).catch((error: unknown) => {
      this.adopted = undefined;
      throw error;
    }));
  }

  /** Live releases; empty before the first release. If the database is unavailable, the last known ones. */
  async active(): Promise<ActiveJson> {
    return (await this.snapshots.latestOrCopy()).active;
  }

  /** `release.json` of a version; undefined if there is no such version. Throws a ReleaseError if it is damaged. */
  async release(name: string, version: string): Promise<ReleaseJson | undefined> {
    const key = `${name}/${version}`;
    const known = this.parsed.get(key);
    if (known !== undefined) return known;
    const text = await this.read(name, version, RELEASE_FILE);
    if (text === undefined) return undefined;
    const release = parseNewerJson(`${key}/${RELEASE_FILE}`, text.toString(), releaseJsonSchema);
    this.parsed.set(key, release);
    return release;
  }

  /** Versions of a remote. Unreadable parts are undefined. */
  async versions(name: string): Promise<KeptVersion[]> {
    const { versions } = await this.snapshots.latestOrCopy();
    return Promise.all(
      versions
        .filter(({ remote }) => remote === name)
        .map(async (row) => ({
          version: row.version,
          bytes: row.bytes,
          provenance: row,
          release: await this.release(name, row.version).catch(() => undefined),
        })),
    );
  }

  async releases(name: string): Promise<ReleaseJson[]> {
    const found = (await this.versions(name)).flatMap(({ release }) => release ?? []);
    return found.sort((a, b) => b.createdAt - a.createdAt);
  }

  /** Mounted addresses of a version, from whatever can be read, so that a broken release keeps its addresses. */
  async portalOf(name: string, version: string): Promise<PortalJson | undefined> {
    const release = await this.release(name, version).catch(() => undefined);
    if (release !== undefined) return release.portal;
    const copy = await this.read(name, version, 'portal.json').catch(() => undefined);
    const portal = portalJsonSchema.safeParse(copy && JSON.parse(copy.toString()));
    return portal.data ?? (await this.releases(name))[0]?.portal;
  }

  async has(name: string, version: string): Promise<boolean> {
    const isIn = (snapshot: Snapshot | undefined) =>
      snapshot?.versions.some((row) => row.remote === name && row.version === version) === true;
    // Checks the last known state first, because another portal may have shown a page of the version a moment ago.
    return isIn(this.snapshots.lastSeen) || isIn(await this.snapshots.latestOrCopy());
  }

  get bucketProblem(): string | undefined {
    return this.tables.blobs.bucket?.problem;
  }

  /** Content of a file; undefined if the version lacks it. If database or bucket is unavailable, the disk is read. */
  async read(name: string, version: string, path: string): Promise<Buffer | undefined> {
    if (!(await this.has(name, version))) return undefined;
    try {
      return await this.contents.read(name, version, path);
    } catch (error) {
      const cached = isAway(error) ? await this.cache.read(name, version, path) : undefined;
      if (cached === undefined) throw error;
      return cached;
    }
  }

  /** Reads a release completely and returns the first difference; undefined if it is intact. */
  async damageOf(release: ReleaseJson): Promise<string | undefined> {
    const files = await this.contents.readAll(release);
    return typeof files === 'string' ? files : undefined;
  }

  /** Lets `work` use the files of a release in a folder: the cache's, or another one if the cache lacks them. */
  async withFiles<T>(release: ReleaseJson, work: (folder: string) => Promise<T>): Promise<T> {
    const { name, version } = release;
    if ((await this.cache.inspect(release)).damage === undefined)
      return work(this.paths.version(name, version));
    const files = await this.contents.readAll(release);
    if (typeof files === 'string') throw new ReleaseError(`${name} ${version} is not whole: ${files}`);
    return this.cache.withStaged(files, work);
  }

  /** Writes a release to the disk if the disk allows it. Returns its damage in the database; undefined if it is intact. */
  async restore(release: ReleaseJson): Promise<string | undefined> {
    const { name, version } = release;
    const known = this.damaged.get(`${name}/${version}`);
    if (known !== undefined || !this.cache.canTry) return known;
    const files = await this.contents.readAll(release);
    if (typeof files !== 'string') return this.cache.write(name, version, files);
    this.damaged.set(`${name}/${version}`, files);
    return files;
  }

  /** Changes the live release of one remote or nothing, again if another process was faster. Also removes outdated versions. */
  async change<T>(
    name: string,
    work: (active: ActiveJson) => Promise<T>,
    { added, record, canary: act }: ChangeOptions<T> = {},
  ): Promise<T> {
    return repeatChange(async () => {
      const { revision, active, versions } = await this.snapshots.latest();
      const next = structuredClone(active);
      const outcome = await work(next);
      const version = added?.(outcome);
      const kept = versions.filter((row) => row.remote === name && row.version !== version?.row.version);
      if (version) kept.push(version.row);
      const retired = entryOf(next.retired, name);
      const entry = entryOf(next.remotes, name) ?? retired;
      const entries = { before: entryOf(active.remotes, name), after: entryOf(next.remotes, name) };
      const now = this.now();
      const canary = entry && settleCanary(name, entry, entries, { act, now });
      const isFirst = (entries.before ?? entryOf(active.retired, name)) === undefined;
      if (entry) noteVersions(entry, kept, { added: version?.row.version, isFirst }, now);
      const removed: VersionKey[] = outdatedVersions(entry ?? unreleased(kept), kept, now).map((old) => ({
        remote: name,
        version: old,
      }));
      const isUnchanged = !version && removed.length === 0 && JSON.stringify(next) === JSON.stringify(active);
      const remote = entry && { remote: name, isRetired: entry === retired, state: JSON.stringify(entry) };
      const change = { from: revision, remote, added: version, removed, canary };
      const isDone = isUnchanged || (await this.tables.change(change, async () => record?.(outcome)));
      if (!isDone) return undefined;
      this.forget();
      return { outcome };
    });
  }

  async tidy(): Promise<void> {
    const rows = await this.snapshots.latest().catch(() => undefined);
    const versions = rows && new Set(rows.versions.map((row) => `${row.remote}/${row.version}`));
    await this.cache.tidy(versions && ((name, version) => versions.has(`${name}/${version}`)));
  }

  private forget(): void {
    this.parsed.clear();
    this.damaged.clear();
    this.contents.forget();
  }
}

function noteVersions(
  entry: ActiveRelease,
  kept: readonly ReleaseEntity[],
  { added, isFirst }: { added: string | undefined; isFirst: boolean },
  now: number,
): void {
  const versions = kept.map(({ version }) => version);
  const unserved = unservedVersions(entry, versions, added, isFirst);
  if (unserved === undefined) delete entry.unserved;
  else entry.unserved = unserved;
  entry.lastServed = lastServedTimes(entry, versions, now);
}

/** A remote with previews only. The times of its uploads decide which versions are outdated. */
function unreleased(kept: readonly ReleaseEntity[]) {
  const lastServed = Object.fromEntries(kept.map(({ version, createdAt }) => [version, createdAt]));
  return { version: '', previous: null, lastServed };
}

export function createReleaseTables(
  { env }: PorticoConfig,
  reader: DataSource,
  unitOfWork: UnitOfWork,
): ReleaseTables {
  const bucket = env.releasesBucket && new ReleaseBucket(env.releasesBucket);
  return new ReleaseTables(reader, unitOfWork, new ReleaseBlobs(reader, bucket));
}

export function openReleaseStore(config: PorticoConfig, database: Database): ReleaseStore {
  const tables = createReleaseTables(config, database.reader, createUnitOfWork(database));
  return new ReleaseStore(config.env.home, tables);
}
