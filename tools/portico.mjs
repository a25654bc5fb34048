#!/usr/bin/env node
import { ensureBuilt, isPartOf, isRemote } from './bootstrap/build.mjs';
import { programOf } from './bootstrap/bundle.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { portalFolder } from './bootstrap/portal.mjs';
import { releasedBy } from './bootstrap/release-arguments.mjs';
import { main, saySteps } from './bootstrap/terminal.mjs';

const [command, ...rest] = process.argv.slice(2);

/** Only this script builds what a release needs. The command that it runs releases existing builds. */
const isReleased = command === 'release' ? releasedBy(rest) : () => false;

await main(async () => {
  // Progress goes to stderr, so that the command's output can be redirected.
  saySteps(process.stderr);
  checkNode();
  await ensureDependencies();
  if (command === 'cluster-check') {
    await ensureBuilt();
    const { checkOwnersCluster } = await import('./cluster/owners-cluster.mjs');
    if (!(await checkOwnersCluster(rest))) process.exitCode = 1;
    return;
  }
  const folder = portalFolder(command);
  const isNeeded = isPartOf(folder);
  const built = await ensureBuilt(
    (project) => isNeeded(project) || (isRemote(project) && isReleased(project)),
  );
  const portal = built.find((project) => project.folder === folder);
  await import(`../${programOf(portal, 'cli')}`);
});
