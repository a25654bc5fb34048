import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, hashOf, projects, readJson } from '../bootstrap/workspace.mjs';

/**
 * Packages that tests take from the bundle, beside our libraries. React itself stays outside: it asks its module for Node's timers, and
 * a bundled module has none to give. The renderer of the server is the one that runs on Node.
 */
const PACKAGES = [
  '@tanstack/react-query',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'i18next',
  'ky',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-dom/static',
  'react-hook-form',
  'react-i18next',
  'react-router',
  'react-router-dom',
  'zod',
  'zustand',
  'zustand/vanilla',
];

const BUILDS = { 'react-dom/server': 'react-dom/server.node' };

/** Our libraries that front-end code imports, by name, each after those that it imports; harnesses of tests stay sources. */
function libraries() {
  const folders = new Map(projects().map(({ folder, name }) => [name, folder]));
  const found = new Map();
  const visit = (name) => {
    const folder = folders.get(name);
    if (folder === undefined || found.has(name)) return;
    const { dependencies = {}, exports = {} } = readJson(join(ROOT, folder, 'package.json'));
    Object.keys(dependencies).forEach(visit);
    found.set(name, { folder, exports, imports: Object.keys(dependencies) });
  };
  for (const { folder, name, tags } of projects()) {
    if (existsSync(join(ROOT, folder, 'jest.config.mjs')) && !tags.includes('type:testing')) visit(name);
  }
  return found;
}

/** Modules of the bundle by the specifier that a test writes: packages by their names, our libraries by their sources. */
export function bundledModules() {
  const ours = [...libraries()].flatMap(([name, { folder, exports }]) =>
    Object.entries(exports)
      .map(([path, target]) => [name + path.slice(1), join(ROOT, folder, target.source ?? target)])
      .filter(([, source]) => /\.tsx?$/.test(source)),
  );
  return new Map([...PACKAGES.map((name) => [name, BUILDS[name] ?? name]), ...ours]);
}

/** Where the bundle of these very sources is, once it is built. */
export function bundleFolder() {
  const folders = [...libraries().values()]
    .map(({ folder }) => folder)
    .filter((folder) => folder.startsWith('libs/'));
  const key = hashOf([...folders, 'tools/jest', 'package-lock.json']);
  return join(ROOT, 'node_modules/.cache/portico/jest', key);
}

/** The file of the bundle that stands for a specifier. */
export function fileOf(folder, specifier) {
  return join(folder, `${specifier.replaceAll('/', '+')}.mjs`);
}

/**
 * Jest's `moduleNameMapper` from specifiers to the bundle, for the tests of one project. The library under test is loaded by its sources,
 * and so is each library that imports it: from the bundle they would bring a second copy, with contexts and stores of its own.
 */
export function bundleMapper(folder, rootDir) {
  const sources = new Set();
  for (const [name, library] of libraries()) {
    if (join(ROOT, library.folder) === rootDir || library.imports.some((each) => sources.has(each)))
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
