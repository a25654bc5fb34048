import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '../bootstrap/workspace.mjs';

/** Packages with one copy per page. Projects that install our libraries provide these. */
const PEERS = new Set([
  'react',
  'react-dom',
  'react-router-dom',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
]);

/** Programs in the package of the preset: one releases a built remote, the other shows it while it is developed. */
export const PROGRAMS = {
  'portico-release': 'services/src/modules/releases/commands/upload-program.ts',
  'portico-dev': 'tools/dev/remote-program.mjs',
};

export const IS_TEST = /\.test\.|(?:^|\/)test(?:\/|$)/;

function common({ name, version, sideEffects }) {
  return {
    name,
    version,
    description: `Part of Portico, an open portal for private game servers: ${name.split('/')[1]}`,
    license: 'MIT',
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    engines: readJson(join(ROOT, 'package.json')).engines,
    publishConfig: { access: 'public' },
  };
}

/** package.json of a published library: `dist` instead of `src`, and shared packages as peers. */
export function libraryManifest(own) {
  const dependencies = Object.entries(own.dependencies ?? {});
  const isPeer = ([name]) => PEERS.has(name);
  return {
    ...common(own),
    files: ['dist', '*.json'],
    exports: Object.fromEntries(
      Object.entries(own.exports).flatMap(([path, target]) => {
        const source = typeof target === 'string' ? target : target.source;
        // Examples and test harnesses are not published.
        return source.includes('/test/') ? [] : [[path, publishedTarget(source)]];
      }),
    ),
    dependencies: Object.fromEntries(dependencies.filter((entry) => !isPeer(entry))),
    peerDependencies: Object.fromEntries(
      dependencies.filter(isPeer).map(([name, version]) => [name, `^${version}`]),
    ),
  };
}

function publishedTarget(source) {
  const built = source.replace('./src/', './dist/');
  if (!/\.tsx?$/.test(source)) return built;
  const module = built.replace(/\.tsx?$/, '');
  return { types: `${module}.d.ts`, default: `${module}.js` };
}

export function presetFiles() {
  return readdirSync(join(ROOT, 'tools/rsbuild'), { recursive: true }).filter(
    (file) => /\.(?:m?[jt]s|json)$/.test(file) && !IS_TEST.test(file) && file !== 'build-files.mjs',
  );
}

/** package.json of the build preset, with only those packages of the tools that its files import. */
export function presetManifest(files) {
  const { version, dependencies } = readJson(join(ROOT, 'tools/package.json'));
  const code = files.map((file) => readFileSync(join(ROOT, 'tools/rsbuild', file), 'utf8')).join('\n');
  const isUsed = (name) => code.includes(`'${name}'`) || code.includes(`'${name}/`);
  return {
    ...common({ name: '@portico/build', version }),
    files: ['rsbuild', 'bin'],
    bin: Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, `./bin/${name}.mjs`])),
    exports: { '.': { types: './rsbuild/preset.d.mts', default: './rsbuild/preset.mjs' } },
    dependencies: {
      ...Object.fromEntries(Object.entries(dependencies).filter(([name]) => isUsed(name))),
      '@portico/api-client': readJson(join(ROOT, 'libs/api-client/package.json')).version,
      '@portico/ui': readJson(join(ROOT, 'libs/ui/package.json')).version,
    },
  };
}
