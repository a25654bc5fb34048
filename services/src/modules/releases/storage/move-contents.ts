import { inBatches } from '../../../platform/collections/index.js';
import { ReleaseError } from '../files/release-error.js';
import { insertMissingBlobs, RELEASE_FILE } from './release-blobs.js';
import { BucketError, type ReleaseBucket } from './release-bucket.js';
import type { ReleaseTables } from './release-tables.js';

/** Contents in memory at the same time: at most 8 MiB each, most have a few KiB. */
const MOVED_AT_ONCE = 32;

async function hashesOf(tables: ReleaseTables): Promise<string[]> {
  const files = await tables.allFiles();
  return [...new Set(files.filter(({ path }) => path !== RELEASE_FILE).map(({ sha256 }) => sha256))];
}

/** Each batch moves by itself, so a failure leaves the earlier ones where they came. */
async function withBucket<T>(
  { blobs: { bucket } }: ReleaseTables,
  move: (bucket: ReleaseBucket) => Promise<T>,
): Promise<T> {
  if (bucket === undefined) throw new ReleaseError('PORTICO_RELEASES_BUCKET is not set: nothing was moved');
  try {
    return await move(bucket);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    throw new ReleaseError(`${error.reason}. What was moved until then stays moved: run the command again`);
  }
}

/** Moves contents from the database to the bucket, and removes there what no version has. Each content is read back before its rows go. */
export const moveToBucket = (tables: ReleaseTables) =>
  withBucket(tables, async (bucket) => {
    let moved = 0;
    for (const some of inBatches(await hashesOf(tables), MOVED_AT_ONCE)) {
      const contents = await tables.blobs.rows(some);
      await bucket.write(contents);
      const hashes = [...contents.keys()];
      const stored = await bucket.read(hashes);
      const lost = hashes.find((sha256) => !stored.has(sha256));
      if (lost !== undefined)
        throw new ReleaseError(
          `The bucket does not give back ${lost} as it got it. It stays in the database`,
        );
      if (hashes.length > 0) await tables.whileLocked((manager) => tables.blobs.delete(manager, hashes));
      moved += hashes.length;
    }
    return { moved, removed: await tables.removeUnused(await bucket.list()) };
  });

/** Copies contents from the bucket into the database. The bucket keeps them. */
export const moveToDatabase = (tables: ReleaseTables) =>
  withBucket(tables, async (bucket) => {
    const totals = { moved: 0, missing: 0 };
    for (const some of inBatches(await hashesOf(tables), MOVED_AT_ONCE)) {
      const there = await tables.blobs.rows(some);
      const lacking = some.filter((sha256) => !there.has(sha256));
      const contents = await bucket.read(lacking);
      await tables.whileLocked(async (manager) => {
        await tables.blobs.delete(manager, [...contents.keys()]);
        // The last version of a content may have been removed meanwhile. Its rows would stay forever.
        const unused = new Set(await tables.blobs.unused(manager, [...contents.keys()]));
        await insertMissingBlobs(manager, new Map([...contents].filter(([sha256]) => !unused.has(sha256))));
      });
      totals.moved += contents.size;
      totals.missing += lacking.length - contents.size;
    }
    await tables.announce();
    return totals;
  });

export async function stateOfContents(tables: ReleaseTables) {
  const { bucket } = tables.blobs;
  const hashes = await hashesOf(tables);
  const rows = await tables.blobs.hashes();
  const elsewhere = hashes.filter((sha256) => !rows.has(sha256));
  const inDatabase = hashes.length - elsewhere.length;
  if (bucket === undefined) return { bucket, inDatabase, missing: elsewhere.length };
  const fault = await bucket.fault();
  const stored = new Set(fault === undefined ? await bucket.list() : elsewhere);
  const missing = elsewhere.filter((sha256) => !stored.has(sha256)).length;
  return { bucket: { name: bucket.name, fault }, inDatabase, missing };
}
