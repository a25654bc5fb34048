import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseJson } from '@portico/contract';
import { HOUR_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { createMark, removeLeftovers } from '../files/process-mark.js';
import { fileErrorCode } from '../files/release-error.js';
import type { FileSet, ReleasePaths } from '../files/release-files.js';
import { damaged, damageOf, type Inspected, inspectFiles } from '../files/release-integrity.js';
import type { ReleaseTables } from './release-tables.js';
import type { ReleaseFileEntity } from './release.entities.js';

const MAX_VERSIONS = 500;
const MAX_MEMORY_BYTES = 32 * 1_048_576;

/** Files of versions in the database. The most recently used ones are in memory. */
export class ReleaseContents {
  private readonly listed = new LRUCache<string, ReleaseFileEntity[]>({ max: MAX_VERSIONS });
  private readonly contents = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(private readonly tables: ReleaseTables) {}

  /** Undefined if the version lacks the file, or if its content is damaged. */
  async read(name: string, version: string, path: string): Promise<Buffer | undefined> {
    const file = (await this.filesOf(name, version)).find((row) => row.path === path);
    if (file === undefined) return undefined;
    const { sha256 } = file;
    const content = this.contents.get(sha256) ?? (await this.tables.blobs.contents([sha256])).get(sha256);
    if (content !== undefined) this.contents.set(sha256, content);
    return content;
  }

  async readAll(release: ReleaseJson): Promise<FileSet | string> {
    const rows = await this.filesOf(release.name, release.version);
    const contents = await this.tables.blobs.contents(rows.map(({ sha256 }) => sha256));
    const files: FileSet = new Map();
    for (const { path, sha256 } of rows) {
      const content = contents.get(sha256);
      if (content === undefined) return damaged(path);
      files.set(path, content);
    }
    return (await damageOf(release, (path) => files.get(path))) ?? files;
  }

  /** Called because another process may have replaced a damaged version. Contents stay, because their names are hashes. */
  forget(): void {
    this.listed.clear();
  }

  private async filesOf(name: string, version: string): Promise<ReleaseFileEntity[]> {
    const key = `${name}/${version}`;
    const known = this.listed.get(key);
    if (known !== undefined) return known;
    const files = await this.tables.files({ remote: name, version });
    if (files.length > 0) this.listed.set(key, files);
    return files;
  }
}

/** A folder that could not be written is tried again after this time. */
const RETRY_MS = 10_000;

/** Copies of the database on this machine. They can be deleted at any time; without a writable disk the portal is only slower. */
export class ReleaseCache {
  private failedAt = Number.NEGATIVE_INFINITY;
  private failure: string | undefined;

  constructor(private readonly paths: ReleasePaths) {}

  get problem(): string | undefined {
    return this.failure;
  }

  inspect(release: ReleaseJson): Promise<Inspected> {
    return inspectFiles(this.paths.version(release.name, release.version), release);
  }

  async read(name: string, version: string, path: string): Promise<Buffer | undefined> {
    return readFile(join(this.paths.version(name, version), path)).catch(() => undefined);
  }

  get canTry(): boolean {
    return performance.now() - this.failedAt >= RETRY_MS;
  }

  /** Replaces the files of a version. Errors of the disk are stored in `problem`. */
  async write(name: string, version: string, files: FileSet): Promise<undefined> {
    const target = this.paths.version(name, version);
    try {
      await this.inStaging(this.paths.folder, async (staged) => {
        await writeFileSet(staged, files);
        await this.moveInto(staged, target);
      });
      this.failure = undefined;
    } catch (error) {
      if (fileErrorCode(error) === undefined) throw error;
      this.failedAt = performance.now();
      this.failure = `${this.paths.folder} cannot be written (${fileErrorCode(error)})`;
    }
  }

  /** Lets `work` use the files in a folder, which is removed afterwards: in the cache, or else among temporary files. */
  async withStaged<T>(files: FileSet, work: (folder: string) => Promise<T>): Promise<T> {
    let hasBegun = false;
    const use = async (folder: string) => {
      await writeFileSet(folder, files);
      hasBegun = true;
      return work(folder);
    };
    try {
      return await this.inStaging(this.paths.folder, use);
    } catch (error) {
      if (hasBegun || fileErrorCode(error) === undefined) throw error;
      return this.inStaging(tmpdir(), use);
    }
  }

  /** Moves a staged folder to its place if the disk allows it. Files in service can then be read without the database. */
  async adopt(staged: string, name: string, version: string): Promise<void> {
    await this.moveInto(staged, this.paths.version(name, version)).catch(() => undefined);
  }

  /** Removes leftovers of killed processes, and versions that are no longer kept. */
  async tidy(isKept?: (name: string, version: string) => boolean): Promise<void> {
    await removeLeftovers(this.paths.folder);
    if (isKept === undefined) return;
    for (const name of await foldersIn(this.paths.folder))
      for (const version of await foldersIn(this.paths.remote(name)))
        if (!isKept(name, version) && (await this.isOld(name, version))) await this.remove(name, version);
  }

  /** A younger folder may belong to a release that is being made. */
  private async isOld(name: string, version: string): Promise<boolean> {
    const found = await stat(this.paths.version(name, version)).catch(() => undefined);
    return found !== undefined && Date.now() - found.mtimeMs > HOUR_MS;
  }

  private async remove(name: string, version: string): Promise<void> {
    const away = this.paths.staging(await createMark());
    await rename(this.paths.version(name, version), away).catch(() => undefined);
    await rm(away, { recursive: true, force: true }).catch(() => undefined);
  }

  private async moveInto(staged: string, target: string): Promise<void> {
    const away = this.paths.staging(await createMark());
    await mkdir(dirname(target), { recursive: true });
    await rename(target, away).catch(() => undefined);
    try {
      await rename(staged, target);
    } catch (error) {
      // Another process was faster and wrote the same files.
      if (!/^(?:ENOTEMPTY|EEXIST)$/.test(fileErrorCode(error) ?? '')) throw error;
    }
    await rm(away, { recursive: true, force: true });
  }

  private async inStaging<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
    const mark = await createMark();
    const folder = parent === this.paths.folder ? this.paths.staging(mark) : join(parent, `portico-${mark}`);
    try {
      await mkdir(folder, { recursive: true });
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function writeFileSet(folder: string, files: FileSet): Promise<void> {
  const written = await Promise.allSettled(
    [...files].map(async ([path, content]) => {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }),
  );
  // All writes must end first, because the folder is removed after a failed one.
  const failed = written.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

export async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}
