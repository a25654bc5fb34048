import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseJson } from '@portico/contract';
import { portalJsonSchema } from '@portico/contract/schema';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { parseNewerJson } from './json-file.js';
import { withPlainFile } from './remote-source.js';
import { ifThere, ReleaseError } from './release-error.js';
import { addToHash, byPath, type FileSet, unpacksTo } from './release-files.js';

export interface Inspected {
  damage: string | undefined;
  fingerprint: string;
}

/** Checks presence and sizes without reading the files. The fingerprint changes if one is written, replaced or touched. */
export async function inspectFiles(folder: string, release: Pick<ReleaseJson, 'files'>): Promise<Inspected> {
  const expected = filesOf(release);
  const found = await Promise.all(
    expected.map(({ path }) => stat(join(folder, path), { bigint: true }).catch(() => undefined)),
  );
  const missing = expected.find(({ size }, index) => {
    const file = found[index];
    return size !== undefined && (!file?.isFile() || file.size !== BigInt(size));
  });
  const fingerprint = found.map((file) => (file ? `${file.ino}:${file.mtimeNs}:${file.ctimeNs}` : '-'));
  return { damage: missing && damaged(missing.path), fingerprint: fingerprint.join(' ') };
}

function filesOf({ files }: Pick<ReleaseJson, 'files'>): { path: string; size?: number }[] {
  const own = Object.entries(files).flatMap(([path, { bytes, brotli }]) => [
    { path, size: bytes },
    ...(brotli === null ? [] : [{ path: `${path}.br`, size: brotli }]),
  ]);
  return [...own, { path: 'release.json' }];
}

export function damaged(path: string): string {
  return `${path} is missing or damaged`;
}

const CHANGED = 'release.json has been changed';

export async function findDamage(folder: string, release: ReleaseJson): Promise<string | undefined> {
  try {
    return (
      (await inspectFiles(folder, release)).damage ??
      describedWrongly(release) ??
      (await foreignFile(folder, release)) ??
      (await damageOf(release, (path) => readFile(folder, path)))
    );
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}

export async function readFiles(folder: string, release: ReleaseJson): Promise<FileSet> {
  const files: FileSet = new Map();
  for (const { path } of filesOf(release)) {
    const content = await readFile(folder, path);
    if (content !== undefined) files.set(path, content);
  }
  return files;
}

/** Undefined for a missing file. Hard links are accepted: tools that save space make them. */
function readFile(folder: string, path: string): Promise<Buffer | undefined> {
  return ifThere(withPlainFile(folder, path, (file) => file.readFile()));
}

/** The first damaged file or other difference to `release.json`. Requests are answered between two files. */
export async function damageOf(
  release: ReleaseJson,
  read: (path: string) => Buffer | undefined | Promise<Buffer | undefined>,
): Promise<string | undefined> {
  const wrong = describedWrongly(release);
  if (wrong !== undefined) return wrong;
  const whole = createHash('sha256');
  for (const [path, { bytes, brotli, sha256 }] of Object.entries(release.files).sort(byPath)) {
    await nextTurn();
    const content = await read(path);
    if (content?.length !== bytes || (sha256 !== undefined && hashOf(content) !== sha256))
      return damaged(path);
    addToHash(whole, path, content);
    if (brotli === null) continue;
    const beside = await read(`${path}.br`);
    if (beside?.length !== brotli || !(await unpacksTo(beside, content))) return damaged(`${path}.br`);
  }
  if (whole.digest('hex') !== release.hash) return 'its files are not those that were released';
  const portal = await read('portal.json');
  const described = portal && parseNewerJson('portal.json', portal.toString(), portalJsonSchema);
  const isSame = described?.name === release.name && isDeepStrictEqual(described, release.portal);
  return isSame ? undefined : CHANGED;
}

/** Checks `release.json` itself: its version must end in its hash, and every file that it loads must be in its list. */
function describedWrongly(release: ReleaseJson): string | undefined {
  const { version, hash, entry, chunks, css, exposes, server, texts, files } = release;
  const exposed = Object.values(exposes).flatMap((module) => [...module.chunks, ...module.css]);
  const named = [entry, ...chunks, ...css, ...exposed, ...Object.values(server), ...Object.values(texts)];
  const isSound =
    version.endsWith(`-${hash.slice(0, 8)}`) &&
    named.every((file) => file.startsWith('https://') || Object.hasOwn(files, file));
  return isSound ? undefined : CHANGED;
}

async function foreignFile(folder: string, release: ReleaseJson): Promise<string | undefined> {
  const known = new Set(filesOf(release).map(({ path }) => path));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const foreign = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .find((path) => !known.has(path));
  return foreign && `${foreign} does not belong to it`;
}
