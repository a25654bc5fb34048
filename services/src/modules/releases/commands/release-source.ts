import { readdir, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { WORKSPACE } from '../../../platform/config/index.js';
import { PORTAL_FILES } from '../publishing/release-candidate.js';
import { ReleaseError } from '../files/release-error.js';

const NOT_SOURCES = new Set(['dist', 'node_modules', '.git']);

/** Folder of a remote given by its workspace name (`mfe-market`) or by a path. */
export async function findSource(nameOrFolder: string): Promise<string> {
  const candidates = isAbsolute(nameOrFolder)
    ? [resolve(nameOrFolder)]
    : [join(WORKSPACE, nameOrFolder), resolve(nameOrFolder)];
  for (const folder of candidates) {
    if (await isRemote(folder)) return folder;
  }
  throw new ReleaseError(
    `${nameOrFolder} is not a remote: there is no portal.json, of its own or built, in ${candidates.join(' or ')}`,
  );
}

/** Names of the remotes in this repository: every folder at its root that has one or was built to one. */
export async function workspaceRemotes(): Promise<string[]> {
  const entries = await readdir(WORKSPACE, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !NOT_SOURCES.has(entry.name));
  const found = await Promise.all(
    folders.map(async ({ name }) => ((await isRemote(join(WORKSPACE, name))) ? [name] : [])),
  );
  return found.flat().sort();
}

async function isRemote(folder: string): Promise<boolean> {
  const found = await Promise.all(PORTAL_FILES.map((file) => isFile(join(folder, file))));
  return found.includes(true);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
