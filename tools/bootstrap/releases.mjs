import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tail } from './run.mjs';
import { PlainError, say, step } from './terminal.mjs';
import { ROOT, homeFolder } from './workspace.mjs';

const CLI = 'services/dist/cli.js';

/** Active and retired releases of the database; undefined if it is unavailable and the portal should wait for it. */
export async function readActive(environment = process.env, cli = CLI) {
  const isNew = !environment.PORTICO_DATABASE_URL && !existsSync(join(homeFolder(), 'portico.db'));
  const hasOlder = existsSync(join(homeFolder(), 'releases/active.json'));
  if (!existsSync(join(ROOT, cli)) || (isNew && !hasOlder)) return {};
  const { code, output } = await runNode([join(ROOT, cli), 'releases', '--json']);
  if (code === 0) return JSON.parse(output);
  if (environment.PORTICO_WAIT_FOR_DATABASE === '1') return undefined;
  throw new PlainError(`The releases cannot be read: ${tail(output, 3)}`);
}

/** Remotes that a start releases: those that are not retired and whose source differs from the last release by a start. */
export function remotesToRelease(remotes, { remotes: inService = {}, retired = {} }) {
  return remotes.filter(
    ({ name, stamp }) => !Object.hasOwn(retired, name) && inService[name]?.startedFrom !== stamp,
  );
}

/** Releases remotes changed since a start last released them; manual releases, rollbacks and retirements keep that mark. */
export async function ensureReleased(remotes, cli = CLI) {
  const state = await readActive(process.env, cli);
  if (state === undefined) return say('  the database is away: no remote is released');
  const retired = remotes.filter(({ name }) => Object.hasOwn(state.retired ?? {}, name));
  for (const { name } of retired) {
    say(`  ${name} is retired: "npm run portico -- release ${name}" brings it back`);
  }
  const changed = remotesToRelease(remotes, state);
  if (changed.length === 0) return;
  await step(`Releasing ${changed.map((remote) => remote.name).join(', ')}`, async () => {
    const failures = (await Promise.all(inTwo(changed).map((some) => release(some, cli)))).flat();
    if (failures.length > 0) throw new PlainError(failures.join('\n'));
  });
}

/** Splits the remotes between two parallel commands. One command per remote would load the server for each. */
function inTwo(remotes) {
  const halves = [0, 1].map((half) => remotes.filter((_, place) => place % 2 === half));
  return halves.filter(({ length }) => length > 0);
}

async function release(remotes, cli) {
  const names = remotes.map(({ name }) => name);
  const stamps = remotes.map(({ stamp }) => stamp).join(',');
  const { code, output } = await runNode([join(ROOT, cli), 'release', ...names, '--started-from', stamps]);
  return code === 0 ? [] : failuresOf(names, output);
}

/** The command continues after a refused remote, and lists all failures at its end. All other remotes were released. */
export function failuresOf(names, output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) =>
    names.some((name) => line.startsWith(`${name} was not released: `)),
  );
  if (first >= 0) return lines.slice(first);
  return [`${names.join(', ')}: not released: ${tail(output, 3)}`];
}
