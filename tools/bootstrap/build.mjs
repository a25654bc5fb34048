import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tail } from './run.mjs';
import { PlainError, say, step } from './terminal.mjs';
import { ROOT, hashOf, projects, readStamp, writeStamp } from './workspace.mjs';

/** Settings that keep Nx local and without a background process. */
const NX_ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_SKIP_NX_CACHE: process.env.NX_SKIP_NX_CACHE ?? 'false',
};

const FRONT_LIBRARIES = [
  'libs/domain/',
  'libs/contract/',
  'libs/api-client/',
  'libs/i18n/',
  'libs/avatar/',
  'libs/ui/',
  'libs/portal-kit/',
  'libs/game-ui/',
];

const FRONT = [
  ...FRONT_LIBRARIES,
  'tools/rsbuild/',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.front.json',
];

/** What each build is made from, and the files that prove that it is there. */
const INPUTS = {
  'type:domain': { inputs: [], outputs: ['dist/index.js'] },
  'type:contract': { inputs: ['libs/domain/'], outputs: ['dist/index.js'] },
  'type:avatar': { inputs: ['libs/domain/'], outputs: ['dist/index.js'] },
  'type:game-art': { inputs: ['libs/domain/', 'libs/avatar/'], outputs: ['dist/svg.js'] },
  'type:services': {
    inputs: ['libs/domain/', 'libs/avatar/', 'libs/contract/', 'libs/game-art/'],
    outputs: ['dist/main.js'],
  },
  'type:shell': { inputs: FRONT, outputs: ['dist/host.json', 'dist/server/shell.cjs'] },
  'type:remote': { inputs: FRONT, outputs: ['dist/mf-manifest.json', 'dist/server/remote.cjs'] },
};

/** The projects of `isWanted` that have a build, each with the stamp of its present source. */
function buildable(isWanted) {
  return projects()
    .filter(isWanted)
    .flatMap((project) => {
      const rule = project.tags.map((tag) => INPUTS[tag]).find(Boolean);
      if (!rule || !project.scripts.build) return [];
      const stamp = hashOf([`${project.folder}/`, ...rule.inputs]);
      const outputs = rule.outputs.map((file) => join(ROOT, project.folder, file));
      const name = project.name.replace('/', '__');
      const isCurrent = missingOf(outputs) === undefined && readStamp(name) === stamp;
      return [{ ...project, stamp, outputs, stampName: name, isCurrent }];
    });
}

/** Builds what changed since the last build, of the projects that `isWanted` picks; answers these projects. */
export async function ensureBuilt(isWanted = () => true) {
  const all = buildable(isWanted);
  const stale = all.filter((project) => !project.isCurrent);
  if (stale.length === 0) return all;
  await step(`Building ${stale.map((project) => project.name.replace('@portico/', '')).join(', ')}`, () =>
    build(stale),
  );
  for (const project of stale) writeStamp(project.stampName, project.stamp);
  return all;
}

async function build(stale) {
  const names = stale.map((project) => project.name).join(',');
  const args = ['run-many', '-t', 'build', '-p', names, '--parallel=2', '--outputStyle=static'];
  const { code, output } = await runNode([join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    env: NX_ENVIRONMENT,
    onLine: (line) => {
      const built = /^\s*> nx run (\S+):build(.*)$/.exec(line);
      if (built) say(`    ${built[1].replace('@portico/', '')}${built[2]}`);
    },
  });
  if (code !== 0) throw new PlainError(`The build failed:\n${tail(failedSections(output), 40)}`);
  for (const project of stale) {
    const missing = missingOf(project.outputs);
    if (missing) throw new PlainError(`The build of ${project.name} did not write ${missing}.`);
  }
}

function missingOf(outputs) {
  return outputs.find((file) => !existsSync(file));
}

/** What the failed tasks printed; all output where Nx names none. */
function failedSections(output) {
  const failed = output.split('Failed tasks:')[1]?.match(/\S+:build/g) ?? [];
  const sections = output
    .split(/^> nx run /m)
    .filter((section) => failed.some((task) => section.startsWith(task)));
  return sections.join('').split('NX   Running target')[0] || output;
}

export function isRemote(project) {
  return project.tags.includes('type:remote');
}

/** What the `portico` command itself runs from. */
export function isServer(project) {
  return ['type:domain', 'type:avatar', 'type:contract', 'type:game-art', 'type:services'].some((tag) =>
    project.tags.includes(tag),
  );
}
