import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActiveJson, PortalJson, ReleaseJson } from '@portico/contract';
import { portalJsonSchema, releaseJsonSchema } from '@portico/contract/schema';
import { ActiveFile } from './active-file.js';
import type { ActiveRelease } from './active-file.js';
import { withFileLock } from './file-lock.js';
import { readJson } from './json-file.js';
import { createMark } from './process-mark.js';
import { fileErrorCode } from './release-error.js';
import { removeLeftovers } from './release-leftovers.js';
import { ReleasePaths } from './release-paths.js';
import { lastServedTimes, outdatedVersions } from './release-retention.js';
import type { KeptVersion } from './release-retention.js';

/** The releases folder of a home: immutable versions, and one file that says which of them are in service. */
export class ReleaseStore {
  readonly paths: ReleasePaths;
  private readonly activeFile: ActiveFile;

  constructor(
    home: string,
    readonly now: () => number = Date.now,
  ) {
    this.paths = new ReleasePaths(home);
    this.activeFile = new ActiveFile(this.paths);
  }

  /** Live releases; empty before the first release. */
  active(): Promise<ActiveJson> {
    return this.activeFile.read();
  }

  /** `release.json` of a version; undefined if absent. */
  release(name: string, version: string): Promise<ReleaseJson | undefined> {
    return readJson(join(this.paths.version(name, version), 'release.json'), releaseJsonSchema);
  }

  /** Versions of a remote on disk, with what can be read of them. */
  async versions(name: string): Promise<KeptVersion[]> {
    return Promise.all(
      (await this.versionFolders(name)).map(async (version) => ({
        version,
        release: await this.release(name, version).catch(() => undefined),
      })),
    );
  }

  /** Readable releases of a remote, newest first. */
  async releases(name: string): Promise<ReleaseJson[]> {
    const found = (await this.versions(name)).flatMap(({ release }) => release ?? []);
    return found.sort((a, b) => b.createdAt - a.createdAt);
  }

  /** Mounted addresses of a version, from whatever is left on disk: a broken release keeps its addresses. */
  async portalOf(name: string, version: string): Promise<PortalJson | undefined> {
    const copy = join(this.paths.version(name, version), 'portal.json');
    const portal = await readJson(copy, portalJsonSchema).catch(() => undefined);
    if (portal) return portal;
    const release = await this.release(name, version).catch(() => undefined);
    return release?.portal ?? (await this.releases(name))[0]?.portal;
  }

  /**
   * Changes what is in service of one remote: one change at a time on the whole home, readers see the file before or
   * after. What is outdated is removed only when the change is made.
   */
  change<T>(name: string, work: (active: ActiveJson) => Promise<T>): Promise<T> {
    return withFileLock(this.paths.lock, this.paths.lockReserve, async () => {
      const active = await this.active();
      const before = JSON.stringify(active);
      const result = await work(active);
      const entry = entryOf(active.remotes, name) ?? entryOf(active.retired, name);
      if (entry) entry.lastServed = lastServedTimes(entry, await this.versionFolders(name), this.now());
      if (JSON.stringify(active) !== before) await this.activeFile.write(active);
      if (entry) await this.prune(name, entry);
      return result;
    });
  }

  /** Removes what killed commands left, and sets space aside for the next change. */
  async tidy(): Promise<void> {
    await removeLeftovers(this.paths.folder);
    await this.activeFile.ensureReserve();
  }

  /** A folder of its own for files on their way into a release. */
  async stagingFolder(): Promise<string> {
    return this.paths.staging(await createMark());
  }

  /** Takes a folder out of sight in one step, then deletes it. */
  async discard(folder: string): Promise<void> {
    const away = await this.stagingFolder();
    try {
      await rename(folder, away);
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return;
      throw error;
    }
    await rm(away, { recursive: true, force: true });
  }

  /** Leftovers are removed next time: the change itself is done. */
  private async prune(name: string, entry: ActiveRelease): Promise<void> {
    for (const version of outdatedVersions(entry, await this.versions(name), this.now())) {
      await this.discard(this.paths.version(name, version)).catch(() => undefined);
    }
  }

  private async versionFolders(name: string): Promise<string[]> {
    try {
      const entries = await readdir(this.paths.remote(name), { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }
}

/** The entry of a remote; names such as `constructor` are nothing but names. */
export function entryOf(
  remotes: Readonly<Record<string, ActiveRelease>>,
  name: string,
): ActiveRelease | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}
