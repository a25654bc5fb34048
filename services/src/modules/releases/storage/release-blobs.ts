import { type DataSource, type EntityManager, In } from 'typeorm';
import { inBatches, push } from '../../../platform/collections/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { insertRows } from '../../../platform/persistence/index.js';
import type { FileSet } from '../files/release-files.js';
import type { ReleaseBucket } from './release-bucket.js';
import { ReleaseBlobEntity, ReleaseFileEntity } from './release.entities.js';

/** Fits a BLOB of MariaDB and MySQL. */
const PART_BYTES = 65_000;

/** Bytes per statement. In hexadecimal digits they stay below 1 MiB, the smallest default packet size of servers. */
export const STATEMENT_BYTES = 400_000;

const HASHES_PER_STATEMENT = 500;

/** The description of a release. It stays in the database, so that a portal knows its releases without the bucket. */
export const RELEASE_FILE = 'release.json';

export function blobBatches(contents: ReadonlyMap<string, Buffer>): ReleaseBlobEntity[][] {
  const batches: ReleaseBlobEntity[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const [sha256, content] of contents) {
    for (let part = 0; part === 0 || part * PART_BYTES < content.length; part += 1) {
      const slice = content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
      if (bytes + slice.length > STATEMENT_BYTES) {
        batches.push([]);
        bytes = 0;
      }
      batches.at(-1)?.push({ sha256, part, content: slice });
      bytes += slice.length;
    }
  }
  return batches;
}

/** Contents of files by hash: in rows of the database, or in a bucket. Both are read, so that contents can move while portals run. */
export class ReleaseBlobs {
  private readonly sent = new WeakSet<FileSet>();

  constructor(
    private readonly reader: DataSource,
    readonly bucket?: ReleaseBucket,
  ) {}

  /** Missing or damaged contents are left out. Throws a `BucketError` if the bucket cannot be asked for those that the database lacks. */
  async contents(hashes: readonly string[]): Promise<Map<string, Buffer>> {
    const wanted = [...new Set(hashes)];
    const found = await this.rows(wanted);
    const lacking = wanted.filter((sha256) => !found.has(sha256));
    if (this.bucket === undefined || lacking.length === 0) return found;
    return new Map([...found, ...(await this.bucket.read(lacking))]);
  }

  async rows(hashes: readonly string[]): Promise<Map<string, Buffer>> {
    const parts = new Map<string, Buffer[]>();
    for (const some of inBatches(hashes, HASHES_PER_STATEMENT)) {
      const rows = await this.reader.getRepository(ReleaseBlobEntity).find({
        where: { sha256: In(some) },
        order: { sha256: 'ASC', part: 'ASC' },
      });
      for (const { sha256, content } of rows) push(parts, sha256, Buffer.from(content));
    }
    const whole = [...parts].map(([sha256, list]) => [sha256, Buffer.concat(list)] as const);
    return new Map(whole.filter(([sha256, content]) => hashOf(content) === sha256));
  }

  async hashes(): Promise<Set<string>> {
    const select = { sha256: true, part: true };
    const rows = await this.reader.getRepository(ReleaseBlobEntity).find({ select, where: { part: 0 } });
    return new Set(rows.map(({ sha256 }) => sha256));
  }

  /** Writes contents of a new version into the bucket; returns how many. All at first, as some may be damaged, then what is missing. */
  async upload(files: FileSet): Promise<number> {
    if (this.bucket === undefined) return 0;
    const contents = byHash([...files].filter(([path]) => path !== RELEASE_FILE));
    if (this.sent.has(files)) return this.bucket.writeMissing(contents);
    await this.bucket.write(contents);
    this.sent.add(files);
    return contents.size;
  }

  async insert(manager: EntityManager, files: FileSet): Promise<void> {
    const own = [...files].filter(([path]) => this.bucket === undefined || path === RELEASE_FILE);
    await insertMissingBlobs(manager, byHash(own));
  }

  async delete(manager: EntityManager, hashes: readonly string[]): Promise<void> {
    for (const some of inBatches(hashes, HASHES_PER_STATEMENT))
      await manager.delete(ReleaseBlobEntity, { sha256: In(some) });
  }

  async unused(manager: EntityManager, hashes: readonly string[]): Promise<string[]> {
    const needed = new Set<string>();
    for (const some of inBatches(hashes, HASHES_PER_STATEMENT)) {
      const kept = await manager.find(ReleaseFileEntity, {
        select: { remote: true, version: true, number: true, sha256: true },
        where: { sha256: In(some) },
      });
      for (const { sha256 } of kept) needed.add(sha256);
    }
    return hashes.filter((sha256) => !needed.has(sha256));
  }
}

function byHash(files: readonly (readonly [string, Buffer])[]): Map<string, Buffer> {
  return new Map(files.map(([, content]) => [hashOf(content), content]));
}

export async function insertMissingBlobs(
  manager: EntityManager,
  contents: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const missing = new Map(contents);
  for (const some of inBatches([...contents.keys()], HASHES_PER_STATEMENT)) {
    const found = await manager.find(ReleaseBlobEntity, {
      select: { sha256: true, part: true },
      where: { sha256: In(some), part: 0 },
    });
    for (const { sha256 } of found) missing.delete(sha256);
  }
  for (const batch of blobBatches(missing)) await insertRows(manager, ReleaseBlobEntity, batch);
}
