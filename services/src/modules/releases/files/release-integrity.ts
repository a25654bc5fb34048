import { createHash, type Hash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { type FileHandle, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import type { ReleaseJson } from '@portico/contract';
import { portalJsonSchema } from '@portico/contract/schema';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { parseJson } from './json-file.js';
import { withPlainFile } from './remote-source.js';
import { fileErrorCode, ReleaseError } from './release-error.js';
import { byPath, type FileSet, hashHead } from './release-files.js';

interface FilesOnDisk {
  /** The first file that is missing or has another size than in the release. */
  damage: string | undefined;
  /** Changes whenever a file is written, replaced or touched. */
  fingerprint: string;
}

/** Checks the files of a release without reading them. */
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

const CHANGED = 'release.json has been changed';

/**
 * Reads a whole release and returns the first difference; undefined if it is intact. Compares every byte that a
 * browser may get, including brotli files, with `release.json`. Rejects if the disk cannot be read.
 */
export async function findDamage(folder: string, release: ReleaseJson): Promise<string | undefined> {
  try {
    return (
      (await inspectFiles(folder, release)).damage ??
      describedWrongly(release) ??
      (await foreignFile(folder, release)) ??
      (await changedFile(folder, release)) ??
      (await changedPortal(folder, release))
    );
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}

/** The same for files in memory, whose content is already checked. */
export function damageOf(release: ReleaseJson, files: FileSet): string | undefined {
  const wrong = describedWrongly(release);
  if (wrong !== undefined) return wrong;
  for (const [path, { brotli, sha256 }] of Object.entries(release.files)) {
    const content = files.get(path);
    if (content === undefined || (sha256 !== undefined && hashOf(content) !== sha256)) return damaged(path);
    if (brotli !== null && files.get(`${path}.br`)?.length !== brotli) return damaged(`${path}.br`);
  }
  return describesPortal(release, files.get('portal.json')?.toString()) ? undefined : CHANGED;
}

/** Checks `release.json` itself: its version must end in its hash, and every file that it loads must be in its list. */
function describedWrongly({
  version,
  hash,
  entry,
  chunks,
  css,
  exposes,
  server,
  texts,
  files,
}: ReleaseJson): string | undefined {
  const exposed = Object.values(exposes).flatMap((module) => [...module.chunks, ...module.css]);
  const named = [entry, ...chunks, ...css, ...exposed, ...Object.values(server), ...Object.values(texts)];
  const isSound =
    version.endsWith(`-${hash.slice(0, 8)}`) &&
    named.every((file) => file.startsWith('https://') || Object.hasOwn(files, file));
  return isSound ? undefined : CHANGED;
}

async function foreignFile(folder: string, release: ReleaseJson): Promise<string | undefined> {
  const known = new Set(['release.json']);
  for (const [path, { brotli }] of Object.entries(release.files)) {
    known.add(path);
    if (brotli !== null) known.add(`${path}.br`);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const foreign = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .find((path) => !known.has(path));
  return foreign && `${foreign} does not belong to it`;
}

async function changedFile(folder: string, release: ReleaseJson): Promise<string | undefined> {
  const whole = createHash('sha256');
  for (const [path, { bytes, brotli, sha256 }] of Object.entries(release.files).sort(byPath)) {
    whole.update(hashHead(path, bytes));
    const own = createHash('sha256');
    const size = await read(folder, path, (file) => hashInto(file, [whole, own]));
    const content = own.digest('hex');
    if (size !== bytes || (sha256 !== undefined && content !== sha256)) return damaged(path);
    if (brotli === null) continue;
    const beside = await read(folder, `${path}.br`, decodedHash);
    if (beside !== content) return damaged(`${path}.br`);
  }
  return whole.digest('hex') === release.hash ? undefined : 'its files are not those that were released';
}

async function changedPortal(folder: string, release: ReleaseJson): Promise<string | undefined> {
  const text = await withPlainFile(folder, 'portal.json', (file) => file.readFile('utf8'));
  return describesPortal(release, text) ? undefined : CHANGED;
}

function describesPortal({ name, portal }: ReleaseJson, text: string | undefined): boolean {
  if (text === undefined) return false;
  const found = parseJson('portal.json', text, portalJsonSchema);
  return found.name === name && isDeepStrictEqual(found, portal);
}

/** Undefined if there is no such file, or if it cannot be decoded. */
async function read<T>(
  folder: string,
  path: string,
  work: (file: FileHandle) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await withPlainFile(folder, path, work);
  } catch (error) {
    if (/^(?:ENOENT|ENOTDIR|Z_|ERR_)/.test(fileErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

async function hashInto(file: FileHandle, hashes: readonly Hash[]): Promise<number> {
  let size = 0;
  for await (const chunk of file.createReadStream({ autoClose: false })) {
    for (const hash of hashes) hash.update(chunk);
    size += chunk.length;
  }
  return size;
}

async function decodedHash(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done();
    },
  });
  await pipeline(file.createReadStream({ autoClose: false }), createBrotliDecompress(), sink);
  return hash.digest('hex');
}
