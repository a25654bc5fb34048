#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { IS_TEST, libraryManifest, presetFiles, presetManifest, PROGRAMS } from './pack/manifest.mjs';
import { main, say } from './bootstrap/terminal.mjs';
import { readJson, ROOT } from './bootstrap/workspace.mjs';

/** Libraries for external remotes, with their dependencies. */
const LIBRARIES = ['domain', 'avatar', 'contract', 'api-client', 'i18n', 'ui', 'portal-kit', 'game-ui'];

/** A relative import without its ending, which Node and strict bundlers require. */
const RELATIVE_IMPORT = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g;

/** Compiles the libraries together, because they import each other. Code and types go to `folder/<library>/src`. */
function compile(folder) {
  const sources = LIBRARIES.map((library) => join(ROOT, 'libs', library, 'src'));
  const config = join(folder, 'tsconfig.json');
  writeJson(config, {
    extends: join(ROOT, 'tsconfig.front.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      outDir: folder,
      rootDir: join(ROOT, 'libs'),
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    include: sources,
    exclude: sources.flatMap((source) => [
      `${source}/**/*.test.ts`,
      `${source}/**/*.test.tsx`,
      `${source}/**/test/**`,
    ]),
  });
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
}

function packLibrary(library, compiled, folder) {
  const source = join(ROOT, 'libs', library);
  const dist = join(folder, 'dist');
  cpSync(join(compiled, library, 'src'), dist, { recursive: true });
  const isAsset = (file) => !/\.tsx?$/.test(file) && !IS_TEST.test(relative(source, file));
  cpSync(join(source, 'src'), dist, { recursive: true, filter: isAsset });
  for (const file of readdirSync(dist, { recursive: true })) {
    if (/\.(?:js|d\.ts)$/.test(file)) completeImports(join(dist, file));
  }
  for (const { target } of jsonExports(source)) cpSync(join(source, target), join(folder, target));
  writeJson(join(folder, 'package.json'), libraryManifest(readJson(join(source, 'package.json'))));
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
}

function jsonExports(source) {
  const { exports } = readJson(join(source, 'package.json'));
  return Object.values(exports)
    .filter((target) => typeof target === 'string' && target.endsWith('.json'))
    .map((target) => ({ target }));
}

function completeImports(file) {
  const complete = (match, before, path, after) => {
    const target = resolve(dirname(file), path);
    if (existsSync(`${target}.js`)) return `${before}${path}.js${after}`;
    return existsSync(join(target, 'index.js')) ? `${before}${path}/index.js${after}` : match;
  };
  writeFileSync(file, readFileSync(file, 'utf8').replace(RELATIVE_IMPORT, complete));
}

async function packPreset(folder) {
  const source = join(ROOT, 'tools/rsbuild');
  const files = presetFiles();
  for (const file of files) cpSync(join(source, file), join(folder, 'rsbuild', file));
  for (const [name, program] of Object.entries(PROGRAMS))
    await bundleProgram(program, join(folder, `bin/${name}.mjs`));
  writeJson(join(folder, 'package.json'), presetManifest(files));
  cpSync(join(ROOT, 'tools/pack/build.README.md'), join(folder, 'README.md'));
}

async function bundleProgram(program, file) {
  const bundle = await rolldown({
    input: join(ROOT, program),
    platform: 'node',
    resolve: {
      conditionNames: ['source', 'node', 'import', 'default'],
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    // Drops Nest and the settings of the server, which some of these files could load.
    treeshake: { moduleSideEffects: false },
    logLevel: 'silent',
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  chmodSync(file, 0o755);
}

function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function tarball(folder, target) {
  if (!existsSync(join(folder, 'LICENSE'))) cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const [{ filename, size }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], { cwd: folder, encoding: 'utf8' }),
  );
  say(`  ${filename} ${Math.ceil(size / 1024)} KB`);
}

await main(async () => {
  const target = resolve(process.argv[2] ?? join(ROOT, 'dist/packages'));
  mkdirSync(target, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'portico-pack-'));
  try {
    const compiled = join(folder, 'compiled');
    compile(compiled);
    for (const library of LIBRARIES) packLibrary(library, compiled, join(folder, library));
    await packPreset(join(folder, 'build'));
    const names = [...LIBRARIES, 'build'];
    for (const name of names) tarball(join(folder, name), target);
    const create = join(folder, 'create-portico-remote');
    cpSync(join(ROOT, 'tools/create-portico-remote'), create, { recursive: true });
    tarball(create, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
