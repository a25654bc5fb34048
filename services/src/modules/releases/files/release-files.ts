import { createHash, type Hash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { ReleaseJson } from '@portico/contract';
import pLimit from 'p-limit';
import { hashOf } from '../../../platform/hash-chain/index.js';
import type { RemoteSource } from './remote-source.js';

export class ReleasePaths {
  readonly folder: string;
  /** State of a home whose releases are not in the database yet. */
  readonly active: string;
  readonly lock: string;
  readonly trials: string;

  constructor(home: string) {
    this.folder = join(home, 'releases');
    this.active = join(this.folder, 'active.json');
    this.lock = join(this.folder, 'active.lock');
    this.trials = join(this.folder, '.trials.json');
  }

  remote(name: string): string {
    return join(this.folder, name);
  }

  version(name: string, version: string): string {
    return join(this.folder, name, version);
  }

  /** A separate folder for files that are not in service. Listings skip it because its name begins with a dot. */
  staging(mark: string): string {
    return join(this.folder, `.staging-${mark}`);
  }
}

/** Address of a release file. Absolute addresses (a CDN) stay unchanged. */
export function releaseAddress(name: string, version: string, file: string): string {
  return file.startsWith('https://') ? file : `/releases/${name}/${version}/${file}`;
}

/** Files of a release by path, with forward slashes. */
export type FileSet = Map<string, Buffer>;

const COMPRESSIBLE = /\.(?:js|mjs|css|json|svg|txt|map|xml|wasm)$/;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Limited, because reads of files and hashes of passwords use the same four threads. */
const inTurn = pLimit(2);

export function bytesOf(files: FileSet): number {
  return [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

/** Folder of the build that the portal renders with. No browser gets its files. */
export const SERVER_BUILD = 'server';

const isForBrowsers = (path: string) => !path.startsWith(`${SERVER_BUILD}/`);

/** Bytes that browsers can get, with each file in its smallest stored form. */
export function brotliBytes(
  files: Readonly<Record<string, { bytes: number; brotli: number | null }>>,
): number {
  const sent = Object.entries(files).filter(([path]) => isForBrowsers(path));
  return sent.reduce((sum, [, { bytes, brotli }]) => sum + (brotli ?? bytes), 0);
}

export async function readBuild(source: RemoteSource): Promise<FileSet> {
  const files: FileSet = new Map();
  for (const path of await source.listBuild()) {
    const content = await source.read(path);
    if (content !== undefined) files.set(path.slice('dist/'.length), content);
  }
  return files;
}

export function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Adds a file to the hash of a release. Files are added in the order of `byPath`. */
export function addToHash(hash: Hash, path: string, content: Buffer): void {
  hash.update(`${path}\0${content.length}\0`).update(content);
}

/** SHA-256 over names and contents, independent of the order in which the files were read. */
export function contentHash(files: FileSet): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(byPath)) addToHash(hash, path, content);
  return hash.digest('hex');
}

/** Adds a brotli file for each file that becomes smaller. Returns sizes and hashes. Compression is slow, so unchanged files keep theirs. */
export async function compressFiles(
  files: FileSet,
  /** The brotli file of an earlier release; undefined if there is none. */
  findBrotli: (path: string, sha256: string) => Promise<Buffer | undefined>,
): Promise<{ files: FileSet; described: ReleaseJson['files'] }> {
  const all: FileSet = new Map(files);
  const entries = await Promise.all(
    [...files].map(async ([path, content]) => {
      const sha256 = hashOf(content);
      const isWanted = COMPRESSIBLE.test(path) && isForBrowsers(path);
      const brotli = isWanted
        ? await inTurn(async () => {
            const kept = await findBrotli(path, sha256);
            return kept && (await unpacksTo(kept, content)) ? kept : compressed(content);
          })
        : undefined;
      if (brotli) all.set(`${path}.br`, brotli);
      return [path, { bytes: content.length, brotli: brotli?.length ?? null, sha256 }] as const;
    }),
  );
  return { files: all, described: Object.fromEntries(entries.sort(byPath)) };
}

/** Whether a brotli file has this content. A disk may have changed it. */
export async function unpacksTo(brotli: Buffer, content: Buffer): Promise<boolean> {
  const unpacked = await decompress(brotli, { maxOutputLength: content.length }).catch(() => undefined);
  return unpacked?.equals(content) === true;
}

async function compressed(content: Buffer): Promise<Buffer | undefined> {
  const smaller = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  return smaller.length < content.length ? smaller : undefined;
}
