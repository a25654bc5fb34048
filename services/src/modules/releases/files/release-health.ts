import { stat } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseJson } from '@portico/contract';

export interface FilesOnDisk {
  /** First file that is gone or has another size than when it was released. */
  damage: string | undefined;
  /** Another one whenever a file was written, replaced or touched. */
  fingerprint: string;
}

/** Looks at the files of a release without reading them. */
export async function inspectFiles(
  folder: string,
  release: Pick<ReleaseJson, 'files'>,
): Promise<FilesOnDisk> {
  const expected = Object.entries(release.files).flatMap(([path, { bytes, brotli }]) => [
    { path, size: bytes },
    ...(brotli === null ? [] : [{ path: `${path}.br`, size: brotli }]),
  ]);
  const paths = [...expected.map(({ path }) => path), 'release.json'];
  const found = await Promise.all(paths.map((path) => statOf(join(folder, path))));
  const missing = expected.find(({ size }, index) => {
    const file = found[index];
    return file === undefined || !file.isFile() || file.size !== BigInt(size);
  });
  return { damage: missing && damaged(missing.path), fingerprint: found.map(identityOf).join(' ') };
}

export function damaged(path: string): string {
  return `${path} is missing or damaged`;
}

async function statOf(file: string): Promise<BigIntStats | undefined> {
  try {
    return await stat(file, { bigint: true });
  } catch {
    return undefined;
  }
}

function identityOf(file: BigIntStats | undefined): string {
  return file === undefined ? '-' : `${file.ino}:${file.mtimeNs}:${file.ctimeNs}`;
}
