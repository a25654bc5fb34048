import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { portalJsonSchema } from '../../libs/contract/dist/schema.js';
import { LANGUAGES } from '../../libs/domain/dist/index.js';
import { toRegistry } from '../../services/dist/modules/releases/index.js';
import { ROOT } from '../bootstrap/workspace.mjs';
import { scopeOf } from '../rsbuild/preset.mjs';
import { readDeclaration } from '../rsbuild/read-declaration.mjs';

export const VERSION = 'dev';

const SINCE = Date.now();

/** Folder name and file of a watched remote by an address; undefined for files of a release. */
export function watchedFile(address, remotes) {
  const [, name, file] = /^\/releases\/([^/]+)\/dev\/([^?]*)/.exec(address) ?? [];
  return remotes.includes(name) ? { name, file } : undefined;
}

/** Replaces the watched remotes in the registry by their folders: all that a release would contain except its files. */
export async function withWatchedRemotes(registry, remotes) {
  const watched = toRegistry(await Promise.all(remotes.map(readRemote)), registry.language).remotes;
  const names = new Set(watched.map(({ name }) => name));
  const others = registry.remotes.filter(({ name }) => !names.has(name));
  return { ...registry, remotes: [...others, ...watched].sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}

async function readRemote(folder) {
  const portal = portalJsonSchema.parse(await declarationOf(join(ROOT, folder)));
  const { name } = portal;
  return {
    name,
    active: { version: VERSION, since: SINCE },
    portal,
    problem: undefined,
    release: {
      contract: portal.contract,
      scope: scopeOf(name),
      entry: 'remoteEntry.js',
      // The bundler's own loader knows which chunks belong together, so none is preloaded.
      chunks: [],
      css: [],
      exposes: {},
      pageChunks: {},
      files: {},
      texts: Object.fromEntries(LANGUAGES.map((language) => [language, `i18n/${language}.json`])),
      portal,
    },
  };
}

/** Declaration of each folder's remote, and the time of the last change to its source files. */
const declarations = new Map();

/** Reads a remote's declaration again if a page, a label or the remote itself has changed. */
function declarationOf(folder) {
  const changedAt = Math.max(...declaringFiles(folder).map((file) => statSync(file).mtimeMs));
  const known = declarations.get(folder);
  if (known?.changedAt === changedAt) return known.portal;
  const portal = readDeclaration(folder);
  declarations.set(folder, { changedAt, portal });
  // The error may be in an imported file, whose changes are not checked.
  portal.catch(() => declarations.delete(folder));
  return portal;
}

function declaringFiles(folder) {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.page\.ts$|^remote\.tsx$|^paths\.ts$|^i18n[\\/]/.test(file))
    .map((file) => join(folder, 'src', file));
}
