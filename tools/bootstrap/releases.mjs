import { join } from 'node:path';
import { runNode, tail } from './run.mjs';
import { PlainError, step } from './terminal.mjs';
import { ROOT, homeFolder, readJson } from './workspace.mjs';

function activeRemotes() {
  try {
    return readJson(join(homeFolder(), 'releases/active.json')).remotes ?? {};
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new PlainError(`${join(homeFolder(), 'releases/active.json')} cannot be read: ${error.message}`);
  }
}

/**
 * Releases each remote whose source differs from what start released last. A release or rollback by hand leaves that
 * mark alone, so that it survives a restart.
 */
export async function ensureReleased(remotes) {
  const active = activeRemotes();
  const changed = remotes.filter((remote) => active[remote.name]?.startedFrom !== remote.stamp);
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
