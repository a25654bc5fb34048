import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseJson } from '@portico/contract';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { listBuild, readSource } from './plain-files.js';

/** Files of a release by their path in it, with forward slashes. */
export type FileSet = Map<string, Buffer>;

const COMPRESSIBLE = /\.(?:js|mjs|css|json|svg|txt|map|xml|wasm)$/;

const compress = promisify(brotliCompress);

/** Reads a build's folder. */
export async function readBuild(source: string, folder: string): Promise<FileSet> {
  const files: FileSet = new Map();
  for (const path of await listBuild(source, folder)) {
    const content = await readSource(source, path);
    if (content !== undefined) files.set(path.slice(folder.length + 1), content);
  }
  return files;
}

/** Order of the files in the hash of a release, whatever order they were read in. */
export function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Hash input before the content of a file. */
export function hashHead(path: string, bytes: number): string {
  return `${path}\0${bytes}\0`;
}

/** SHA-256 over names and contents, independent of the order in which they were read. */
export function contentHash(files: FileSet): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(byPath)) {
    hash.update(hashHead(path, content.length)).update(content);
  }
  return hash.digest('hex');
}

/** Writes the files, with a brotli file beside each that becomes smaller by it, and reports sizes and hashes. */
export async function writeFiles(folder: string, files: FileSet): Promise<ReleaseJson['files']> {
  const written = await Promise.allSettled(
    [...files].map(async ([path, content]) => {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      const [brotli] = await Promise.all([
        compressed(path, content),
        writeFile(target, content, { flush: true }),
      ]);
      if (brotli) await writeFile(`${target}.br`, brotli, { flush: true });
      const sha256 = hashOf(content);
      return [path, { bytes: content.length, brotli: brotli?.length ?? null, sha256 }] as const;
    }),
  );
  // Only when none is being written any more may the folder be removed for the one that could not be.
  const failed = written.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const entries = written.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return Object.fromEntries(entries.sort(byPath));
}

async function compressed(path: string, content: Buffer): Promise<Buffer | undefined> {
  if (!COMPRESSIBLE.test(path)) return undefined;
  const smaller = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  return smaller.length < content.length ? smaller : undefined;
}
