import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { finished, PassThrough, type Readable, Transform } from 'node:stream';
import { extract, type Headers, pack } from 'tar-stream';
import { LANGUAGES } from '@portico/domain';
import { reasonOf } from '../../../platform/errors/index.js';
import { NOT_RELEASED, type RemoteSource, SAFE_SEGMENT } from './remote-source.js';
import { ReleaseError } from './release-error.js';

const MEBIBYTE = 1_048_576;

/** The largest remote of this repository has 2 MiB in 150 files, and its archive half a MiB. */
export const ARCHIVE_LIMITS = {
  archiveBytes: 16 * MEBIBYTE,
  fileBytes: 8 * MEBIBYTE,
  totalBytes: 48 * MEBIBYTE,
  entries: 2000,
  pathLength: 200,
  /** A request never takes this long. The limit ends a wait for bytes that never come. */
  milliseconds: 60_000,
};

type ArchiveLimits = typeof ARCHIVE_LIMITS;

const OWN_FILES = [
  'package.json',
  'portal.json',
  ...LANGUAGES.map((language) => `src/i18n/${language}.json`),
];

/** Reads a `.tar.gz` into memory. Stops at the first entry that is no plain file, has no safe path, or exceeds the limits. */
export async function readArchive(
  archive: Readable,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<RemoteSource> {
  const files = new Map<string, Buffer>();
  const reader = extract();
  let entries = 0;
  reader.on('entry', (header, stream, next) => {
    // The pipeline reports the error of the archive.
    stream.on('error', () => undefined);
    const take = async () => {
      entries += 1;
      if (entries > limits.entries)
        throw new ReleaseError(`The archive has more than ${limits.entries} entries`);
      const path = pathOf(header, limits);
      // A folder that claims to have content would be read forever.
      if (path === undefined) return;
      const content = await buffer(stream);
      if (!isWanted(path)) return;
      if (files.has(path)) throw new ReleaseError(`The archive has ${path} twice`);
      files.set(path, content);
    };
    // oxlint-disable-next-line promise/no-callback-in-promise -- tar-stream goes on to the next entry by it
    take().then(() => next(), next);
  });
  try {
    await pipeline(
      borrowed(archive),
      bounded(limits.archiveBytes, 'The archive is larger than'),
      createGunzip(),
      bounded(limits.totalBytes, 'The archive unpacks to more than'),
      reader,
      { signal: AbortSignal.timeout(limits.milliseconds) },
    );
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(`The body is no whole .tar.gz: ${reasonOf(error)}`);
  }
  if (files.size === 0)
    throw new ReleaseError('The archive has no package.json, src/i18n and dist at its root');
  const inFile = [...files.keys()].find((path) => foldersOf(path).some((folder) => files.has(folder)));
  if (inFile !== undefined) throw new ReleaseError(`The archive has ${inFile} inside of a file`);
  return {
    label: 'the archive',
    read: async (path) => files.get(path),
    listBuild: async () => [...files.keys()].filter((path) => path.startsWith('dist/')),
  };
}

export async function archiveFiles(source: RemoteSource): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of [...OWN_FILES, ...(await source.listBuild())].sort()) {
    const content = await source.read(path);
    if (content !== undefined) files.set(path, content);
  }
  return files;
}

export async function packArchive(source: RemoteSource): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of await archiveFiles(source)) archive.entry({ name }, content);
  archive.finalize();
  return buffer(archive.pipe(createGzip({ level: 9 })));
}

function isWanted(path: string): boolean {
  if (!path.startsWith('dist/')) return OWN_FILES.includes(path);
  return !path.split('/').some((name) => NOT_RELEASED.test(name));
}

function pathOf({ name, type, size = 0 }: Headers, limits: ArchiveLimits): string | undefined {
  if (type !== 'file' && type !== 'directory')
    throw new ReleaseError(`The archive has ${quoted(name)}, a ${type}: a release holds plain files only`);
  const segments = name.length > limits.pathLength ? [] : segmentsOf(name);
  if (type === 'directory' && /^\.?\/?$/.test(name)) return undefined;
  if (segments.length === 0 || !segments.every((segment) => SAFE_SEGMENT.test(segment)))
    throw new ReleaseError(`The archive has ${quoted(name)}: this path cannot be part of an address`);
  const path = segments.join('/');
  // The tar reader accepts any number. For a negative one it would wait forever.
  if (!Number.isSafeInteger(size) || size < 0)
    throw new ReleaseError(`The archive has ${path} with a size that is none`);
  if (size > limits.fileBytes)
    throw new ReleaseError(`The archive has ${path}, larger than ${limits.fileBytes / MEBIBYTE} MiB`);
  return type === 'file' ? path : undefined;
}

function foldersOf(path: string): string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Segments of a name without a leading `./`, which some programs write, and without the `/` at the end of a folder. */
function segmentsOf(name: string): string[] {
  const segments = name.split('/');
  while (segments[0] === '.') segments.shift();
  while (segments.at(-1) === '') segments.pop();
  return segments;
}

function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 200));
}

/** A copy that may fail alone. A pipeline would destroy the request itself, and its connection could not be used again. */
function borrowed(source: Readable): PassThrough {
  const copy = new PassThrough();
  finished(source, (error) => {
    if (error) copy.destroy(error);
  });
  return source.pipe(copy);
}

function bounded(bytes: number, message: string): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new ReleaseError(`${message} ${bytes / MEBIBYTE} MiB`));
      else done(null, chunk);
    },
  });
}
