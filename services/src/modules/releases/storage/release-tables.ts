import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { inBatches } from '../../../platform/collections/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { insertRows, lockRow, type UnitOfWork } from '../../../platform/persistence/index.js';
import type { NewVersion } from './active-release.js';
import { type CanaryChange, writeCanaryChange } from './canary-tables.js';
import { BucketError } from './release-bucket.js';
import { ReleaseBlobs } from './release-blobs.js';
import {
  ReleaseEntity,
  ReleaseFileEntity,
  ReleaseRemoteEntity,
  ReleaseRevisionEntity,
} from './release.entities.js';

const ROW = { id: 1 };
const FIRST = { ...ROW, revision: 0 };

/** Few, because the lock is held while the bucket answers. */
const REMOVED_AT_ONCE = 16;

export interface ReleaseRows {
  revision: number;
  remotes: ReleaseRemoteEntity[];
  versions: ReleaseEntity[];
}

export type VersionKey = Pick<ReleaseEntity, 'remote' | 'version'>;

interface ReleaseChange {
  from: number;
  remote: ReleaseRemoteEntity | undefined;
  /** Replaces a version of the same name. */
  added: NewVersion | undefined;
  removed: readonly VersionKey[];
  canary?: CanaryChange | undefined;
}

/** Another process changed the releases first. */
class StaleRevision extends Error {}

export class ReleaseTables {
  private readonly logger = new Logger('Releases');

  constructor(
    private readonly reader: DataSource,
    private readonly unitOfWork: UnitOfWork,
    readonly blobs = new ReleaseBlobs(reader),
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

  files({ remote, version }: VersionKey): Promise<ReleaseFileEntity[]> {
    return this.reader.getRepository(ReleaseFileEntity).find({
      where: { remote, version },
      order: { number: 'ASC' },
    });
  }

  allFiles(): Promise<ReleaseFileEntity[]> {
    return this.reader.getRepository(ReleaseFileEntity).find();
  }

  /** Makes a change, with `record` in its unit of work, or nothing. Returns false if another process was faster. */
  async change(change: ReleaseChange, record: () => Promise<void>): Promise<boolean> {
    try {
      // Written before the transaction. A killed upload leaves at most contents that no version has.
      if (change.added !== undefined) await this.blobs.upload(change.added.files);
      const unused: string[] = [];
      await this.unitOfWork.run(async (manager) => {
        unused.length = 0;
        const revision = await nextRevision(manager);
        if (revision !== change.from + 1) throw new StaleRevision();
        if (change.added !== undefined) await addVersion(manager, this.blobs, change.added);
        if (change.remote !== undefined) await setRemote(manager, change.remote);
        for (const version of change.removed)
          unused.push(...(await removeVersion(manager, this.blobs, version)));
        if (change.canary !== undefined) await writeCanaryChange(manager, change.canary);
        await record();
      });
      if (change.added !== undefined) await this.complete(change.added).catch(this.log);
      await this.removeUnused(unused).catch(this.log);
      return true;
    } catch (error) {
      if (error instanceof StaleRevision) return false;
      throw error;
    }
  }

  /** Removes unused contents from the bucket; returns how many. Versions added after the lock write again what they lack. */
  async removeUnused(hashes: readonly string[]): Promise<number> {
    const { bucket } = this.blobs;
    if (bucket === undefined) return 0;
    let count = 0;
    // Looked up without the lock at first, because most contents have a version.
    const likely = await this.blobs.unused(this.reader.manager, hashes);
    for (const some of inBatches(likely, REMOVED_AT_ONCE)) {
      count += await this.whileLocked(async (manager) => {
        const unused = await this.blobs.unused(manager, some);
        await bucket.remove(unused, { isBrief: true });
        return unused.length;
      });
    }
    return count;
  }

  /** Works while no version is added or removed. The revision stays, so that an upload under way need not begin again. */
  whileLocked<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async (manager) => {
      await lockRow(manager, ReleaseRevisionEntity, ROW, 'revision', { first: FIRST });
      return work(manager);
    });
  }

  /** Lets all portals read again what they took for damaged. */
  async announce(): Promise<void> {
    await this.unitOfWork.run(nextRevision);
  }

  /** Writes again what was removed from the bucket between upload and commit. After the commit no removal takes it. */
  private async complete({ files }: NewVersion): Promise<void> {
    if ((await this.blobs.upload(files)) > 0) await this.announce();
  }

  /** Faults after the change are only logged: `doctor` counts what is missing, `portico releases --move-to bucket` removes what is left. */
  private readonly log = (error: unknown) => {
    const reason = error instanceof BucketError ? error.reason : reasonOf(error);
    this.logger.error(`The releases are changed, but what follows in the bucket was left: ${reason}`);
  };
}

/** Counts up, which locks all releases until the end of the unit of work. */
async function nextRevision(manager: EntityManager): Promise<number> {
  await lockRow(manager, ReleaseRevisionEntity, ROW, 'revision', { by: 1, first: FIRST });
  return (await manager.findOneByOrFail(ReleaseRevisionEntity, ROW)).revision;
}

async function setRemote(manager: EntityManager, row: ReleaseRemoteEntity): Promise<void> {
  const { remote, ...values } = row;
  const { affected } = await manager.update(ReleaseRemoteEntity, { remote }, values);
  if (affected === 0) await insertRows(manager, ReleaseRemoteEntity, [row]);
}

async function addVersion(manager: EntityManager, blobs: ReleaseBlobs, { row, files }: NewVersion) {
  const key = { remote: row.remote, version: row.version };
  const rows = [...files].map(([path, content], number) => ({
    ...key,
    number,
    path,
    sha256: hashOf(content),
    bytes: content.length,
  }));
  // An existing version is replaced only because its contents are damaged.
  if (await manager.existsBy(ReleaseEntity, key)) {
    await manager.delete(ReleaseFileEntity, key);
    await manager.delete(ReleaseEntity, key);
    await blobs.delete(
      manager,
      rows.map(({ sha256 }) => sha256),
    );
  }
  await blobs.insert(manager, files);
  await insertRows(manager, ReleaseFileEntity, rows);
  await insertRows(manager, ReleaseEntity, [row]);
}

/** Also removes contents that no other version has, and returns their hashes. */
async function removeVersion(manager: EntityManager, blobs: ReleaseBlobs, { remote, version }: VersionKey) {
  const files = await manager.findBy(ReleaseFileEntity, { remote, version });
  await manager.delete(ReleaseFileEntity, { remote, version });
  await manager.delete(ReleaseEntity, { remote, version });
  const unused = await blobs.unused(manager, [...new Set(files.map(({ sha256 }) => sha256))]);
  await blobs.delete(manager, unused);
  return unused;
}
