import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stampReader } from '../bootstrap/nx/stamps.mjs';
import { ROOT, projects, readJson } from '../bootstrap/workspace.mjs';
import { here } from './sources.mjs';

/** Packages in the test bundle, besides our libraries. The server renderer is the one for Node. */
const PACKAGES = [
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@testing-library/jest-dom/matchers',
  '@testing-library/react',
  '@testing-library/user-event',
  'i18next',
  'ky',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-dom/static',
  'react-hook-form',
  'react-i18next',
  'react-router',
  'react-router-dom',
  'react/jsx-runtime',
  'zod',
  'zustand',
  'zustand/vanilla',
];

const BUILDS = { 'react-dom/server': 'react-dom/server.node' };

/** Libraries that front-end code imports, by name, each after its own imports. Test harnesses are not bundled. */
function libraries() {
  const all = new Map(projects().map((project) => [project.name, project]));
  const found = new Map();
  const visit = (name) => {
    const project = all.get(name);
    if (project === undefined || found.has(name) || project.tags.includes('type:testing')) return;
    project.dependencies.forEach(visit);
    found.set(name, project);
  };
  for (const { folder, name } of all.values())
    if (existsSync(join(ROOT, folder, 'jest.config.mjs'))) visit(name);
  return found;
}

/** Modules of the bundle by the specifier in tests: packages by name, our libraries by source. */
export function bundledModules() {
  const ours = [...libraries()].flatMap(([name, { folder }]) =>
    Object.entries(readJson(join(ROOT, folder, 'package.json')).exports ?? {})
      .map(([path, target]) => [name + path.slice(1), join(ROOT, folder, target.source ?? target)])
      .filter(([, source]) => /\.tsx?$/.test(source)),
  );
  return new Map([...PACKAGES.map((name) => [name, BUILDS[name] ?? name]), ...ours]);
}

/** Folder of the bundle for the current sources: our libraries, the packages and the build script. */
export async function bundleFolder() {
  const stampOf = await stampReader(projects());
  const key = createHash('sha256');
  for (const project of libraries().values())
    if (project.folder.startsWith('libs/')) key.update(stampOf(project));
  for (const name of readdirSync(here('.')).sort()) key.update(readFileSync(here(`./${name}`)));
  return join(ROOT, 'node_modules/.cache/portico/jest', key.digest('hex').slice(0, 16));
}

export function fileOf(folder, specifier) {
  return join(folder, `${specifier.replaceAll('/', '+')}.mjs`);
}

/**
 * Jest's `moduleNameMapper` from specifiers to the bundle for one project's tests. The tested library, and libraries that import it, are
 * loaded from their sources: the bundle would bring a second copy with its own contexts and stores.
 */
export function bundleMapper(folder, rootDir) {
  const sources = new Set();
  for (const [name, library] of libraries()) {
    if (join(ROOT, library.folder) === rootDir || library.dependencies.some((each) => sources.has(each)))
      sources.add(name);
  }
  const bundled = [...bundledModules().keys()].filter((specifier) => !sources.has(packageOf(specifier)));
  const packages = new Set(PACKAGES.map(packageOf));
  return {
    ...Object.fromEntries(bundled.map((specifier) => [`^${specifier}$`, fileOf(folder, specifier)])),
    [`^(${[...packages].join('|')})/`]: join(
      folder,
      '$1 has a path that tools/jest/front-libraries.mjs lacks',
    ),
  };
}

function packageOf(specifier) {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}
