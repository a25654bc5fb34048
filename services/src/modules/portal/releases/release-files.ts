import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseJson } from '@portico/contract';
import { fileErrorCode, ReleaseError } from './release-error.js';
import { SAFE_SEGMENT } from './release-paths.js';

/** Files of a release by their path in it, with forward slashes. */
export type FileSet = Map<string, Buffer>;

/** What a bundler leaves for people and tools, not for browsers. */
const NOT_SERVED = /^(?:mf-stats\.json|@mf-types.*|.*\.html?|.*\.br|.*\.gz)$/;

const COMPRESSIBLE = /\.(?:js|mjs|css|json|svg|txt|map|xml|wasm)$/;

const compress = promisify(brotliCompress);

/** Reads a build's folder. Links are refused: they would put a file outside of the folder at a public address. */
export async function readBuild(folder: string): Promise<FileSet> {
  const files: FileSet = new Map();
  await readInto(files, folder, '');
  return files;
}

async function readInto(files: FileSet, root: string, inside: string): Promise<void> {
  for (const entry of await listed(join(root, inside))) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (NOT_SERVED.test(entry.name)) continue;
    if (entry.isSymbolicLink())
      throw new ReleaseError(`${join(root, path)} is a link: a release holds plain files only`);
    if (!SAFE_SEGMENT.test(entry.name)) {
      throw new ReleaseError(`${join(root, path)}: this name cannot be part of an address`);
    }
    if (entry.isDirectory()) await readInto(files, root, path);
    else files.set(path, await readFile(join(root, path)));
  }
}

async function listed(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT')
      throw new ReleaseError(`${folder} does not exist: build the remote first`);
    throw error;
  }
}

/** SHA-256 over names and contents, independent of the order in which they were read. */
export function contentHash(files: FileSet): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Writes the files, with a brotli file beside each that becomes smaller by it, and reports their sizes. */
export async function writeFiles(folder: string, files: FileSet): Promise<ReleaseJson['files']> {
  const sizes: ReleaseJson['files'] = {};
  await Promise.all(
    [...files].map(async ([path, content]) => {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      const [brotli] = await Promise.all([compressed(path, content), writeFile(target, content)]);
      if (brotli) await writeFile(`${target}.br`, brotli);
      sizes[path] = { bytes: content.length, brotli: brotli?.length ?? null };
    }),
  );
  return Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** Whether everything a release consists of is on disk as it was written. */
export async function isIntact(folder: string, hash: string): Promise<boolean> {
  try {
    const files = await readBuild(folder);
    files.delete('release.json');
    return contentHash(files) === hash;
  } catch {
    return false;
  }
}
