import { LRUCache } from 'lru-cache';
import type { ReleaseJson } from '@portico/contract';
import type { FileSet } from '../files/release-files.js';
import { damaged, damageOf } from '../files/release-integrity.js';
import type { ReleaseTables } from './release-tables.js';
import type { ReleaseFileEntity } from './release.entities.js';

const MAX_VERSIONS = 500;
const MAX_MEMORY_BYTES = 32 * 1_048_576;

/** Files of versions in the database. Those that were asked for last are held in memory. */
export class ReleaseContents {
  private readonly listed = new LRUCache<string, ReleaseFileEntity[]>({ max: MAX_VERSIONS });
  private readonly contents = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(private readonly tables: ReleaseTables) {}

  /** undefined where the version does not have the file, or its content is damaged. */
  async read(name: string, version: string, path: string): Promise<Buffer | undefined> {
    const file = (await this.filesOf(name, version)).find((row) => row.path === path);
    if (file === undefined) return undefined;
    const { sha256 } = file;
    const content = this.contents.get(sha256) ?? (await this.tables.contents([sha256])).get(sha256);
    if (content !== undefined) this.contents.set(sha256, content);
    return content;
  }

  /** All files of a release, or what is wrong with them. */
  async readAll(release: ReleaseJson): Promise<FileSet | string> {
    const rows = await this.filesOf(release.name, release.version);
    const contents = await this.tables.contents(rows.map(({ sha256 }) => sha256));
    const files: FileSet = new Map();
    for (const { path, sha256 } of rows) {
      const content = contents.get(sha256);
      if (content === undefined) return damaged(path);
      files.set(path, content);
    }
    return damageOf(release, files) ?? files;
  }

  /** Another process may have released a damaged version again. Contents are named by their hash and stay. */
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
