import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rsbuild/core';
import { ROOT } from '../bootstrap/workspace.mjs';
import { writeBytecode } from './bundle-script.mjs';
import { bundledModules, bundleFolder, fileOf } from './front-libraries.mjs';
import { CONDITIONS, REPLACED_MODULES, SWC, here } from './sources.mjs';

const require = createRequire(import.meta.url);

const DAY_MS = 86_400_000;

/** Jest's `globalSetup`: builds the bundle of libraries unless it exists. Workers get its folder from the configuration. */
export default async function buildFrontLibraries(_, { testEnvironmentOptions: { libraries: folder } }) {
  if (folder !== (await bundleFolder()))
    throw new Error('Libraries have changed since Jest read its configuration: start it again');
  if (!existsSync(folder)) await buildAndPublish(folder);
  writeBytecode(folder);
}

async function buildAndPublish(folder) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await build(unfinished);
  publish(unfinished, folder);
  removeOld(dirname(folder));
}

/** Another process may have built the same bundle meanwhile. The first one is kept. */
function publish(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

/** Removes bundles older than a day, and unfinished ones. */
function removeOld(cache) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

async function build(folder) {
  const modules = bundledModules();
  const index = join(folder, 'index.cjs');
  const lines = [...modules].map(([name, request]) => `  '${name}': () => require('${request}'),`);
  writeFileSync(index, `module.exports = {\n${lines.join('\n')}\n};\n`);
  const exported = exportsOf(await run(configuration(index, folder)), index);
  editReact(join(folder, 'libraries.cjs'));
  writeFileSync(join(folder, 'load.cjs'), LOAD);
  for (const [specifier, request] of modules)
    // Rspack cannot detect React's exports.
    writeModule(fileOf(folder, specifier), specifier, exported.get(request) ?? Object.keys(require(request)));
}

const REACT_EDITS = {
  // Server and browser renderers take turns with the contexts of a test. React warns if their sigils differ.
  'rendererSigil = {}': 'rendererSigil = 0',
  // Creates an error per element, for the stacks of warnings. React itself stops at ten thousand per second.
  '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++': '!1',
};

function editReact(file) {
  let source = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(REACT_EDITS)) {
    if (!source.includes(from)) throw new Error(`React no longer has: ${from}`);
    source = source.replaceAll(from, to);
  }
  writeFileSync(file, source);
}

/** The browser environment has loaded the bundle. Tests that run on Node load it as an ordinary module. */
const LOAD = `const load = (file) => require(file);
// Jest looks for names in the exports of a plain require, and would read the bundle for each test file.
module.exports = globalThis[Symbol.for('portico.libraries')] ?? load('./libraries.cjs');
`;

/** Writes a module of the bundle for Jest's imports. As in Node, the default export is the CommonJS module. */
function writeModule(file, specifier, names) {
  const named = names.filter((name) => name !== 'default').join(', ');
  const lines = [
    `import load from './load.cjs';`,
    `const loaded = load['${specifier}']();`,
    `export const { ${named} } = loaded;`,
    `export default loaded.default ?? loaded;`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function configuration(index, folder) {
  const resolveAsImport = { conditionNames: [...CONDITIONS, 'import', 'default'] };
  return {
    mode: 'none',
    target: 'node',
    context: ROOT,
    entry: index,
    devtool: 'cheap-module-source-map',
    output: {
      path: folder,
      filename: 'libraries.cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      byDependency: {
        esm: resolveAsImport,
        commonjs: { conditionNames: [...CONDITIONS, 'require', 'default'] },
      },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        { test: /\.tsx?$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: SWC },
        { test: (file) => file === index, resolve: { byDependency: { commonjs: resolveAsImport } } },
      ],
    },
    plugins: [
      ...Object.entries(REPLACED_MODULES).map(
        ([pattern, file]) => new rspack.NormalModuleReplacementPlugin(new RegExp(pattern), file),
      ),
      new rspack.ProvidePlugin({ MessageChannel: [here('./message-channel.mjs'), 'MessageChannel'] }),
    ],
    optimization: { nodeEnv: 'test', providedExports: true },
  };
}

const STATS = {
  assets: false,
  chunks: false,
  modules: true,
  modulesSpace: Infinity,
  reasons: true,
  providedExports: true,
};

function run(options) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(options, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else compiler.close((failure) => (failure ? reject(failure) : resolve(stats.toJson(STATS))));
    });
  });
}

/** Names that the modules in the bundle's index export, by request. */
function exportsOf({ modules }, index) {
  const exported = new Map();
  for (const { reasons = [], providedExports } of modules) {
    const reason = reasons.find(({ moduleIdentifier }) => moduleIdentifier?.endsWith(index));
    if (reason !== undefined && providedExports) exported.set(reason.userRequest, providedExports);
  }
  return exported;
}
