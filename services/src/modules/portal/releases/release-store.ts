import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActiveJson, ReleaseJson } from '@portico/contract';
import { activeJsonSchema, releaseJsonSchema } from '@portico/contract/schema';
import type { z } from 'zod';
import { withFileLock } from './file-lock.js';
import { fileErrorCode, ReleaseError } from './release-error.js';
import { removeLeftovers } from './release-leftovers.js';
import { ReleasePaths } from './release-paths.js';

/** Releases of a remote that stay on disk, so that a tab opened before a deploy still finds its chunks. */
const KEPT_RELEASES = 5;

export type ActiveRelease = ActiveJson['remotes'][string];

/** The releases folder of a home: immutable versions, and one file that says which of them are in service. */
export class ReleaseStore {
  readonly paths: ReleasePaths;

  constructor(home: string) {
    this.paths = new ReleasePaths(home);
  }

  /** What is in service; empty before the first release. */
  async active(): Promise<ActiveJson> {
    return (await readJson(this.paths.active, activeJsonSchema)) ?? { remotes: {} };
  }

  /** `release.json` of a version; undefined when there is none. */
  release(name: string, version: string): Promise<ReleaseJson | undefined> {
    return readJson(join(this.paths.version(name, version), 'release.json'), releaseJsonSchema);
  }

  /** Readable releases of a remote, newest first. */
  async releases(name: string): Promise<ReleaseJson[]> {
    const found: ReleaseJson[] = [];
    for (const version of await this.versionFolders(name)) {
      const release = await this.release(name, version).catch(() => undefined);
      if (release) found.push(release);
    }
    return found.sort((a, b) => b.createdAt - a.createdAt);
  }

  /** Changes what is in service: one change at a time on the whole home, readers see the file before or after. */
  change<T>(work: (active: ActiveJson) => Promise<T>): Promise<T> {
    return withFileLock(this.paths.lock, async () => {
      const active = await this.active();
      const before = JSON.stringify(active);
      const result = await work(active);
      if (JSON.stringify(active) !== before) await this.writeActive(active);
      await removeLeftovers(this.paths.folder);
      return result;
    });
  }

  /** Removes old releases, never one that is in service or that a rollback goes back to. */
  async prune(name: string, inService: ActiveRelease): Promise<void> {
    const kept = new Set([inService.version, inService.previous]);
    for (const release of await this.releases(name)) {
      if (kept.size < KEPT_RELEASES) kept.add(release.version);
    }
    for (const version of await this.versionFolders(name)) {
      if (!kept.has(version)) await this.discard(this.paths.version(name, version));
    }
  }

  /** Takes a folder out of sight in one step, then deletes it. */
  async discard(folder: string): Promise<void> {
    const away = this.paths.staging(randomBytes(6).toString('hex'));
    try {
      await rename(folder, away);
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return;
      throw error;
    }
    await rm(away, { recursive: true, force: true });
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

  private async writeActive(active: ActiveJson): Promise<void> {
    await mkdir(this.paths.folder, { recursive: true });
    const fresh = `${this.paths.active}.${randomBytes(6).toString('hex')}`;
    const file = await open(fresh, 'wx');
    try {
      await file.writeFile(`${JSON.stringify(active, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(fresh, this.paths.active);
    await syncFolder(this.paths.folder);
  }
}

/** A JSON file checked by its schema; undefined when it does not exist, a ReleaseError naming file and reason when it is broken. */
export async function readJson<T extends z.ZodType>(
  file: string,
  schema: T,
): Promise<z.infer<T> | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ReleaseError(schemaMessage(file, parsed.error));
  return parsed.data;
}

function schemaMessage(file: string, error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.') || '(the file)'}: ${issue.message}`);
  return [`${file} is not as it should be:`, ...lines].join('\n');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
