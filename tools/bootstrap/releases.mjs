import { join } from 'node:path';
import { runNode, tail } from './run.mjs';
import { PlainError, say, step } from './terminal.mjs';
import { ROOT, homeFolder, readJson } from './workspace.mjs';

/** What is in service and what was retired, by the home's `active.json`. */
export function readActive() {
  const file = join(homeFolder(), 'releases/active.json');
  try {
    return readJson(file);
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new PlainError(`${file} cannot be read: ${error.message}`);
  }
}

/** The remotes that start releases: their source differs from what it released last, and no one retired them. */
export function remotesToRelease(remotes, { remotes: inService = {}, retired = {} }) {
  return remotes.filter(
    ({ name, stamp }) => !Object.hasOwn(retired, name) && inService[name]?.startedFrom !== stamp,
  );
}

/**
 * Releases each remote whose source differs from what start released last. A release, rollback or retirement by hand
 * leaves that mark alone, so that it survives a restart.
 */
export async function ensureReleased(remotes) {
  const state = readActive();
  const retired = remotes.filter(({ name }) => Object.hasOwn(state.retired ?? {}, name));
  for (const { name } of retired) {
    say(`  ${name} is retired: "npm run portico -- release ${name}" brings it back`);
  }
  const changed = remotesToRelease(remotes, state);
  if (changed.length === 0) return;
  await step(`Releasing ${changed.map((remote) => remote.name).join(', ')}`, async () => {
    const waiting = changed.slice();
    const worker = async () => {
      for (let remote = waiting.shift(); remote; remote = waiting.shift()) await release(remote);
    };
    await Promise.all([worker(), worker()]);
  });
}

async function release(remote) {
  const args = [join(ROOT, 'services/dist/cli.js'), 'release', remote.name, '--started-from', remote.stamp];
  const { code, output } = await runNode(args);
  if (code !== 0) throw new PlainError(`${remote.name} was not released: ${tail(output, 3)}`);
}
