import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

export const UNSEEN_SOURCE = 'every-source-is-cruised';

const COMMENT =
  'No rule has looked at this file: its folder is no project of the workspace, or none that the check knows.';

const SOURCE = /\.(?:tsx?|mjs|cjs)$/;

/**
 * Reports source files on disk that the cruise missed, so that a project missing from the list of projects is
 * noticed. `exclude` matches paths that are left out on purpose.
 */
export function unseenSources(root, cruised, exclude) {
  const seen = new Set(cruised);
  const leftOut = new RegExp(exclude);
  const from = (folder) =>
    readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      if (entry.isDirectory()) return leftOut.test(`${path}/`) ? [] : from(path);
      return SOURCE.test(path) && !seen.has(path) ? [path] : [];
    });
  return from('').map((path) => ({ rule: UNSEEN_SOURCE, from: path, to: '', comment: COMMENT }));
}
