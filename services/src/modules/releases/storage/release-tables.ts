import { type DataSource, type EntityManager, In } from 'typeorm';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { insertRows, lockRow, type UnitOfWork } from '../../../platform/persistence/index.js';
import type { NewVersion } from './active-release.js';
import { type CanaryChange, writeCanaryChange } from './canary-tables.js';
import {
  ReleaseBlobEntity,
  ReleaseEntity,
  ReleaseFileEntity,
  ReleaseRemoteEntity,
  ReleaseRevisionEntity,
} from './release.entities.js';
import { inBatches, push } from '../../../platform/collections/index.js';

/** Fits a BLOB of MariaDB and MySQL. */
const PART_BYTES = 65_000;

/** Bytes per statement. In hexadecimal digits they stay below 1 MiB, the smallest default packet size of servers. */
export const STATEMENT_BYTES = 400_000;

/** Contents by hash, as rows of parts in batches of one statement each. */
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

const HASHES_PER_STATEMENT = 500;

const ROW = { id: 1 };

/** All facts about releases at one revision, without their files. */
export interface ReleaseRows {
  revision: number;
  remotes: ReleaseRemoteEntity[];
  versions: ReleaseEntity[];
}

export type VersionKey = Pick<ReleaseEntity, 'remote' | 'version'>;

interface ReleaseChange {
  /** The revision that the change is based on. */
  from: number;
  remote: ReleaseRemoteEntity | undefined;
  /** Replaces a version of the same name. */
  added: NewVersion | undefined;
  removed: readonly VersionKey[];
  canary?: CanaryChange | undefined;
}

/** Another process changed the releases first. */
class StaleRevision extends Error {}

/** Tables of releases: those in service, those that are kept, and the content of their files. */
export class ReleaseTables {
  constructor(
    private readonly reader: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async revision(): Promise<number> {
    return (await this.reader.getRepository(ReleaseRevisionEntity).findOneBy(ROW))?.revision ?? 0;
  }

  async rows(): Promise<ReleaseRows> {
    for (;;) {
      const revision = await this.revision();
      const [remotes, versions] = [
        await this.reader.getRepository(ReleaseRemoteEntity).find(),
        await this.reader.getRepository(ReleaseEntity).find(),
      ];
      // Several statements read these rows. They match only if the revision is still the same.
      if ((await this.revision()) === revision) return { revision, remotes, versions };
    }
  }

  /** Files of a version, sorted; empty if there is no such version. */
  files({ remote, version }: VersionKey): Promise<ReleaseFileEntity[]> {
    return this.reader.getRepository(ReleaseFileEntity).find({
      where: { remote, version },
      order: { number: 'ASC' },
    });
  }

  /** Contents by hash. Missing or damaged ones are left out. */
  async contents(hashes: readonly string[]): Promise<Map<string, Buffer>> {
    const parts = new Map<string, Buffer[]>();
    for (const some of inBatches([...new Set(hashes)], HASHES_PER_STATEMENT)) {
      const rows = await this.reader.getRepository(ReleaseBlobEntity).find({
        where: { sha256: In(some) },
        order: { sha256: 'ASC', part: 'ASC' },
      });
      for (const { sha256, content } of rows) push(parts, sha256, Buffer.from(content));
    }
    const whole = [...parts].map(([sha256, list]) => [sha256, Buffer.concat(list)] as const);
    return new Map(whole.filter(([sha256, content]) => hashOf(content) === sha256));
  }

  /**
   * Makes a change completely or not at all; `record` runs in the same unit of work. Returns false, without any
   * change, if another process was faster.
   */
  async change(change: ReleaseChange, record: () => Promise<void>): Promise<boolean> {
    try {
      await this.unitOfWork.run(async (manager) => {
        const first = { ...ROW, revision: 0 };
        await lockRow(manager, ReleaseRevisionEntity, ROW, 'revision', { by: 1, first });
        const { revision } = await manager.findOneByOrFail(ReleaseRevisionEntity, ROW);
        if (revision !== change.from + 1) throw new StaleRevision();
        if (change.added !== undefined) await addVersion(manager, change.added);
        if (change.remote !== undefined) await setRemote(manager, change.remote);
        for (const version of change.removed) await removeVersion(manager, version);
        if (change.canary !== undefined) await writeCanaryChange(manager, change.canary);
        await record();
      });
      return true;
    } catch (error) {
      if (error instanceof StaleRevision) return false;
      throw error;
    }
  }
}

async function setRemote(manager: EntityManager, row: ReleaseRemoteEntity): Promise<void> {
  const { remote, ...values } = row;
  const { affected } = await manager.update(ReleaseRemoteEntity, { remote }, values);
  if (affected === 0) await insertRows(manager, ReleaseRemoteEntity, [row]);
}

async function addVersion(manager: EntityManager, { row, files }: NewVersion): Promise<void> {
  const key = { remote: row.remote, version: row.version };
  const isThere = await manager.existsBy(ReleaseEntity, key);
  const rows = [...files].map(([path, content], number) => ({
    ...key,
    number,
    path,
    sha256: hashOf(content),
    bytes: content.length,
  }));
  const contents = new Map([...files.values()].map((content) => [hashOf(content), content]));
  // An existing version is replaced only because its contents are damaged.
  if (isThere) await replaceContents(manager, key, [...contents.keys()]);
  const missing = await missingHashes(manager, [...contents.keys()]);
  const batches = blobBatches(new Map([...contents].filter(([sha256]) => missing.has(sha256))));
  for (const batch of batches) await insertRows(manager, ReleaseBlobEntity, batch);
  await insertRows(manager, ReleaseFileEntity, rows);
  await insertRows(manager, ReleaseEntity, [row]);
}

async function replaceContents(
  manager: EntityManager,
  key: VersionKey,
  hashes: readonly string[],
): Promise<void> {
  await manager.delete(ReleaseFileEntity, key);
  await manager.delete(ReleaseEntity, key);
  for (const some of inBatches(hashes, HASHES_PER_STATEMENT))
    await manager.delete(ReleaseBlobEntity, { sha256: In(some) });
}

async function missingHashes(manager: EntityManager, hashes: readonly string[]): Promise<Set<string>> {
  const missing = new Set(hashes);
  for (const some of inBatches(hashes, HASHES_PER_STATEMENT)) {
    const found = await manager.find(ReleaseBlobEntity, {
      select: { sha256: true, part: true },
      where: { sha256: In(some), part: 0 },
    });
    for (const { sha256 } of found) missing.delete(sha256);
  }
  return missing;
}

/** Also removes contents that no other version has. */
async function removeVersion(manager: EntityManager, { remote, version }: VersionKey): Promise<void> {
  const files = await manager.findBy(ReleaseFileEntity, { remote, version });
  await manager.delete(ReleaseFileEntity, { remote, version });
  await manager.delete(ReleaseEntity, { remote, version });
  const hashes = [...new Set(files.map(({ sha256 }) => sha256))];
  for (const some of inBatches(hashes, HASHES_PER_STATEMENT)) {
    const kept = await manager.find(ReleaseFileEntity, {
      select: { remote: true, version: true, number: true, sha256: true },
      where: { sha256: In(some) },
    });
    const needed = new Set(kept.map(({ sha256 }) => sha256));
    const unused = some.filter((sha256) => !needed.has(sha256));
    if (unused.length > 0) await manager.delete(ReleaseBlobEntity, { sha256: In(unused) });
  }
}
