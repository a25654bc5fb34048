import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, isRemote, isServer } from '../bootstrap/build.mjs';
import { ensureReleased, readActive } from '../bootstrap/releases.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/**
 * Builds and releases what development begins with, as `npm start` does. What is watched is built here only where the portal has
 * nothing of it yet: the portal serves some release of it, and the browser gets the watched sources all the same. Answers the projects
 * that the portal's process runs from.
 */
export async function prepare({ remotes, portal }) {
  if (portal !== undefined) {
    return ensureBuilt(isServer);
  }
  const { remotes: inService = {}, retired = {} } = readActive();
  const isServed = ({ folder, name }) =>
    remotes.includes(folder) && (Object.hasOwn(inService, name) || Object.hasOwn(retired, name));
  const isWanted = (project) => {
    if (isRemote(project)) return !isServed(project);
    return isServer(project) || !existsSync(join(ROOT, project.folder, 'dist/host.json'));
  };
  const built = await ensureBuilt(isWanted);
  await ensureReleased(built.filter(isRemote));
  return built.filter(isServer);
}
