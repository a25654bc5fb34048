import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseJson } from '@portico/contract';

/** First file of a release that is gone or has another size than when it was released; undefined when all are there. */
export async function damagedFile(
  folder: string,
  release: Pick<ReleaseJson, 'files'>,
): Promise<string | undefined> {
  const expected = Object.entries(release.files).flatMap(([path, { bytes, brotli }]) => [
    { path, size: bytes },
    ...(brotli === null ? [] : [{ path: `${path}.br`, size: brotli }]),
  ]);
  const sound = await Promise.all(expected.map(({ path, size }) => hasSize(join(folder, path), size)));
  return expected.find((_, index) => sound[index] === false)?.path;
}

async function hasSize(file: string, size: number): Promise<boolean> {
  try {
    const found = await stat(file);
    return found.isFile() && found.size === size;
  } catch {
    return false;
  }
}
