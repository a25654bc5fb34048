import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, isPartOf, isRemote } from '../bootstrap/build.mjs';
import { portalFolder } from '../bootstrap/portal.mjs';
import { ensureReleased, readActive } from '../bootstrap/releases.mjs';
import { runNode } from '../bootstrap/run.mjs';
import { PlainError } from '../bootstrap/terminal.mjs';
import { ROOT, homeFolder } from '../bootstrap/workspace.mjs';

/** Exit code of database-probe.mjs if another process has the database open. */
const IS_OPEN = 3;

/**
 * Builds and releases everything that development starts with, as `npm start` does. A watched remote is built here
 * only if the portal has no release of it: the portal needs some release, and the browser gets the watched sources
 * anyway. Returns the projects that the portal's process runs from.
 */
export async function prepare({ remotes, portal }) {
  const isServer = isPartOf(portalFolder());
  if (portal !== undefined) {
    return ensureBuilt(isServer);
  }
  await refuseOpenHome(homeFolder());
  const { remotes: inService = {}, retired = {} } = (await readActive()) ?? {};
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

/** Throws if another portal runs from this home, because both would play the same demo world. */
export async function refuseOpenHome(home) {
  const file = join(home, 'portico.db');
  if (!existsSync(file)) return;
  const { code } = await runNode([join(import.meta.dirname, 'database-probe.mjs'), file]);
  if (code === IS_OPEN)
    throw new PlainError(`Another portal runs from ${home}: end it, or set PORTICO_HOME to another folder`);
}
