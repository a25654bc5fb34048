import { constants, type FileHandle, open, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { fileErrorCode, ifThere, ReleaseError } from './release-error.js';

/** Allowed segments of a file's address: no percent signs, no leading dot, and one meaning in every file system. */
export const SAFE_SEGMENT = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~+-]*$/;

/** Output of the build for people and tools. Neither browsers nor the portal need it. */
export const NOT_RELEASED = /^(?:mf-stats\.json|@mf-types.*|.*\.html?|.*\.br|.*\.gz)$/;

/** Paths of a remote's `portal.json`: written by hand, or by the build from the declared pages. */
export const PORTAL_FILES = ['portal.json', 'dist/portal.json'];

/** Flags of a read that neither waits for the other end of a pipe nor follows links. */
const READ_PLAIN = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Opens a plain file inside a folder for `work`. Symbolic links, and paths through them, are refused. */
export async function withPlainFile<T>(
  folder: string,
  path: string,
  work: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const file = join(await realpath(folder), path);
  const handle = await open(file, READ_PLAIN).catch((error: unknown) => {
    throw fileErrorCode(error) === 'ELOOP' ? linkError(join(folder, path)) : error;
  });
  try {
    if (!(await handle.stat()).isFile())
      throw new ReleaseError(`${join(folder, path)} is not a plain file: a release holds plain files only`);
    if ((await realpath(file)) !== file) throw linkError(join(folder, path));
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** Content of a file for a release; undefined if missing. Links are refused, because they could publish files outside the remote. */
function readSource(folder: string, path: string): Promise<Buffer | undefined> {
  const read = withPlainFile(folder, path, async (file) => {
    if ((await file.stat()).nlink === 1) return file.readFile();
    throw new ReleaseError(
      `${join(folder, path)} is a hard link: a release holds plain files only. Put a copy in its place`,
    );
  });
  return ifThere(read);
}

/** Paths of the files in a build's folder that are released. Links, and names that cannot be part of an address, are refused. */
async function listBuild(root: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  const entries = await ifThere(readdir(join(root, folder), { withFileTypes: true }));
  if (entries === undefined)
    throw new ReleaseError(`${join(root, folder)} does not exist: build the remote first`);
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (NOT_RELEASED.test(entry.name)) continue;
    if (entry.isSymbolicLink()) throw linkError(join(root, path));
    if (!SAFE_SEGMENT.test(entry.name)) {
      throw new ReleaseError(`${join(root, path)}: this name cannot be part of an address`);
    }
    found.push(...(entry.isDirectory() ? await listBuild(root, path) : [path]));
  }
  return found;
}

function linkError(path: string): ReleaseError {
  return new ReleaseError(`${path} is a link, or lies behind one: a release holds plain files only`);
}

export interface RemoteSource {
  label: string;
  read(path: string): Promise<Buffer | undefined>;
  /** Paths of the files in `dist` that are released, including the `dist/`. */
  listBuild(): Promise<string[]>;
}

export function folderSource(folder: string): RemoteSource {
  return {
    label: folder,
    read: (path) => readSource(folder, path),
    listBuild: () => listBuild(folder, 'dist'),
  };
}
