import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNx } from './nx/run-nx.mjs';
import { tail } from './run.mjs';
import { readStamp, removeStamp, stampReader, withDependencies } from './nx/stamps.mjs';
import { PlainError, say, step } from './terminal.mjs';
import { ROOT, projects } from './workspace.mjs';

/** Builds the projects of `isWanted` whose sources changed since the last build. Returns all of them with their stamps. */
export async function ensureBuilt(isWanted = () => true) {
  const all = projects();
  const stampOf = await stampReader(all);
  const buildable = all
    .filter((project) => project.scripts.build !== undefined && isWanted(project))
    .map((project) => ({ ...project, stamp: stampOf(project) }));
  const stale = buildable.filter(
    ({ folder, name, stamp }) => readStamp(name) !== stamp || !hasOutput(folder),
  );
  if (stale.length > 0) {
    const names = stale.map(({ name }) => name.replace('@portico/', '')).join(', ');
    await step(`Building ${names}`, () => build(stale));
  }
  return buildable;
}

async function build(stale) {
  // An interrupted build leaves an incomplete output.
  for (const { name } of stale) removeStamp(name);
  const names = stale.map(({ name }) => name).join(',');
  const { code, output, tasks } = await runNx(['run-many', '--targets=build', `--projects=${names}`], {
    onTask: (task) => say(`    ${task.replace(':build', '')}`),
  });
  if (code !== 0) {
    const failed = tasks.filter(({ status }) => status === 'failure').map((task) => task.output);
    throw new PlainError(`The build failed:\n${tail(failed.join('') || output, 40)}`);
  }
  for (const { folder, name } of stale)
    if (!hasOutput(folder)) throw new PlainError(`The build of ${name} wrote nothing.`);
}

function hasOutput(folder) {
  const output = join(ROOT, folder, 'dist');
  return existsSync(output) && readdirSync(output).length > 0;
}

export function isRemote(project) {
  return project.tags.includes('type:remote');
}

/** Returns a function that tells whether a project is the one in this folder, or one of its dependencies. */
export function isPartOf(folder) {
  const byName = new Map(projects().map((each) => [each.name, each]));
  const whole = [...byName.values()].find((each) => each.folder === folder);
  const names = new Set(withDependencies(whole, byName).map(({ name }) => name));
  return ({ name }) => names.has(name);
}
