import type { ReleaseBlobEntity } from './release.entities.js';

/** Fits a BLOB of MariaDB and MySQL. */
const PART_BYTES = 65_000;

/** Content of one statement: written in hexadecimal digits it stays below the smallest packet that servers take by default, 1 MiB. */
export const STATEMENT_BYTES = 400_000;

/** Contents by their hash as rows of parts, each batch for one statement. */
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
