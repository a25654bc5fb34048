import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tail } from './run.mjs';
import { PlainError, say, step } from './terminal.mjs';
import { ROOT, homeFolder } from './workspace.mjs';

const CLI = join(ROOT, 'services/dist/cli.js');

/** Reads the active and retired releases from the database; undefined while it is away and the portal should wait for it. */
export async function readActive(environment = process.env) {
  const isNew = !environment.PORTICO_DATABASE_URL && !existsSync(join(homeFolder(), 'portico.db'));
  const hasOlder = existsSync(join(homeFolder(), 'releases/active.json'));
  if (!existsSync(CLI) || (isNew && !hasOlder)) return {};
  const { code, output } = await runNode([CLI, 'releases', '--json']);
  if (code === 0) return JSON.parse(output);
  if (environment.PORTICO_WAIT_FOR_DATABASE === '1') return undefined;
  throw new PlainError(`The releases cannot be read: ${tail(output, 3)}`);
}

/** The remotes that start releases: their source differs from what it released last, and no one retired them. */
export function remotesToRelease(remotes, { remotes: inService = {}, retired = {} }) {
  return remotes.filter(
    ({ name, stamp }) => !Object.hasOwn(retired, name) && inService[name]?.startedFrom !== stamp,
  );
}

/**
 * Releases each remote that changed since its last release by start. Releases, rollbacks and retirements by
 * hand keep that mark, so they survive a restart.
 */
export async function ensureReleased(remotes) {
  const state = await readActive();
  if (state === undefined) return say('  the database is away: no remote is released');
  const retired = remotes.filter(({ name }) => Object.hasOwn(state.retired ?? {}, name));
  for (const { name } of retired) {
    say(`  ${name} is retired: "npm run portico -- release ${name}" brings it back`);
  }
  const changed = remotesToRelease(remotes, state);
  if (changed.length === 0) return;
  await step(`Releasing ${changed.map((remote) => remote.name).join(', ')}`, async () => {
    const failures = (await Promise.all(inTwo(changed).map(release))).flat();
    if (failures.length > 0) throw new PlainError(failures.join('\n'));
  });
}

/** Two commands release side by side. One for each remote would load the server for each. */
function inTwo(remotes) {
  const halves = [0, 1].map((half) => remotes.filter((_, place) => place % 2 === half));
  return halves.filter(({ length }) => length > 0);
}

/** Why these remotes were not released, a line each; empty where all were. */
async function release(remotes) {
  const names = remotes.map(({ name }) => name);
  const stamps = remotes.map(({ stamp }) => stamp).join(',');
  const { code, output } = await runNode([CLI, 'release', ...names, '--started-from', stamps]);
  return code === 0 ? [] : failuresOf(names, output);
}

/** The command goes on after a remote that is refused, and names those at its end: only they were not released. */
export function failuresOf(names, output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) =>
    names.some((name) => line.startsWith(`${name} was not released: `)),
  );
  if (first >= 0) return lines.slice(first);
  return [`${names.join(', ')}: not released: ${tail(output, 3)}`];
}
