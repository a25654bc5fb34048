import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { breakpoints } from './breakpoints.mjs';
import { pluginEntryQuery } from './entry-query.mjs';
import { pluginChunkIntegrity } from './chunk-integrity.mjs';
import { pluginFacadeCheck } from './facade-check.mjs';
import { pluginHostFile } from './host-file.mjs';
import { pluginPortalFile } from './portal-file.mjs';
import { pluginPureComponents } from './pure-components.mjs';
import { readDeclaration } from './read-declaration.mjs';
import { pluginScopedStyles } from './scoped-styles.mjs';
import { serverEnvironmentOfRemote, serverEnvironmentOfShell } from './server-build.mjs';
import { slotModules } from './slot-modules.mjs';
import { pluginUsesFile } from './uses-file.mjs';
import { pluginWorkerChunks, WORKER_CHUNK } from './worker-chunks.mjs';
import { packageAliases, sharedOfRemote, sharedOfShell, sharedVersions } from './shared-packages.mjs';

/** `mfe-market` -> `mfe_market`, because module federation needs a JavaScript identifier. */
export function scopeOf(packageName) {
  return packageName.replace(/^@[^/]+\//, '').replace(/\W/g, '_');
}

function readPackage(directory) {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
}

/** Prefix of the federation plugin's names for chunks that a remote exposes. */
const EXPOSED_CHUNK = '__federation_expose_';

/** Packages of others and the facades for these, which change less often than the shell. */
const VENDOR = /[\\/](?:node_modules|facades)[\\/]/;

function federationOf({ optimization, experiments, ...options }) {
  return pluginModuleFederation({
    dts: false,
    dev: false,
    bridge: { enableBridgeRouter: false },
    ...options,
    experiments: { ...experiments, optimization: { disableSnapshot: true, target: 'web', ...optimization } },
  });
}

/** Output options of every front-end build. The benchmark's one bundle uses these too. */
export const OUTPUT = {
  target: 'web',
  cleanDistPath: true,
  sourceMap: false,
  legalComments: 'none',
  overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5'],
  dataUriLimit: 0,
};

export const STYLES = { postcss: (_options, { addPlugins }) => addPlugins(breakpoints()) };

export function resolveSources(config) {
  config.resolve ??= {};
  config.resolve.conditionNames = ['source', 'browser', 'module', 'import', 'production', 'default'];
  config.resolve.extensionAlias = { '.js': ['.ts', '.tsx', '.js'] };
  config.optimization ??= {};
  config.optimization.moduleIds = 'deterministic';
  config.optimization.chunkIds = 'deterministic';
  config.optimization.mangleExports = 'size';
}

/** Settings of every front-end build: the browser's, `web`, and the server's. */
function baseConfig({ directory, scope, assetPrefix, plugins = [], dev, web, server, more = {} }) {
  return defineConfig({
    root: directory,
    mode: 'production',
    // Without this, the federation plugin warns. No other origin requests files from the server of `npm run dev`.
    server: { cors: { origin: [] } },
    logLevel: 'warn',
    plugins: [pluginReact({ fastRefresh: false, splitChunks: false }), ...plugins],
    performance: { buildCache: false, printFileSize: false },
    ...(dev && { dev }),
    output: { ...OUTPUT, assetPrefix, cssModules: { localIdentName: `${scope}_[local]_[hash:base64:5]` } },
    tools: STYLES,
    environments: { web: browserEnvironment(web), server, ...more },
  });
}

function browserEnvironment({ plugins = [], entry, alias, define, splitChunks }) {
  return {
    plugins,
    source: { entry: entry ?? { remote: './src/remote.tsx' }, define },
    resolve: { alias },
    splitChunks: false,
    output: { filenameHash: 'contenthash:10' },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        // A remote has no page of its own, so only its exposed modules are built.
        if (entry === undefined) config.entry = {};
        resolveSources(config);
        config.optimization.splitChunks = splitChunks;
        return config;
      },
    },
  };
}

/**
 * The whole build of a remote: `export default remoteConfig(import.meta.dirname)`. It exposes `src/remote.tsx` as
 * `./remote`, exposes modules that fill slots, writes `portal.json`, and takes every shared package from the shell.
 * `assetPrefix` is the address of files that the portal does not serve: `https://cdn.example/mfe-market/`.
 */
export function remoteConfig(directory, { assetPrefix = 'auto' } = {}) {
  return async () => configOf(directory, await readDeclaration(directory), assetPrefix);
}

/** Files that `portal.json` and the exposed modules come from. A watching build begins anew when one changes. */
const DECLARING = ['src/**/*.page.ts', 'src/remote.tsx', 'src/paths.ts', 'src/i18n/*.json'];

function configOf(directory, portal, assetPrefix) {
  const scope = scopeOf(readPackage(directory).name);
  const exposes = { './remote': './src/remote.tsx', ...slotModules(portal) };
  const federation = federationOf({
    name: scope,
    filename: 'remoteEntry.js',
    exposes,
    shared: sharedOfRemote(),
    manifest: true,
    experiments: { externalRuntime: true },
    // Remotes do not load other remotes.
    optimization: { disableRemote: true },
  });
  return baseConfig({
    directory,
    scope,
    assetPrefix,
    plugins: [pluginUsesFile(directory)],
    dev: { watchFiles: { type: 'reload-server', paths: DECLARING } },
    web: {
      plugins: [
        federation,
        pluginFacadeCheck(),
        pluginEntryQuery(),
        ...(assetPrefix === 'auto' ? [] : [pluginChunkIntegrity()]),
        pluginWorkerChunks(),
        pluginScopedStyles({ name: portal.name, scope }),
        pluginPortalFile(directory, portal),
      ],
      // An exposed module is not split, so that a page needs no second file for code that a slot shares with it. A
      // worker is not split either, because the content security policy of our files forbids it to load more.
      splitChunks: {
        chunks: ({ name }) => !name?.startsWith(EXPOSED_CHUNK) && !name?.startsWith(WORKER_CHUNK),
        // Smaller shared code is cheaper in both chunks than in its own file, because each file is compressed separately.
        minSize: 60_000,
      },
    },
    server: serverEnvironmentOfRemote(directory, exposes),
  });
}

/** Build of a script for pages of other sites: one file with a fixed name that shares nothing with the portal's pages. */
function embedEnvironment(entry) {
  return {
    source: { entry },
    splitChunks: false,
    output: { cleanDistPath: false, distPath: { js: '' }, filename: { js: '[name].js' } },
    tools: { htmlPlugin: false, rspack: resolveSources },
  };
}

/** Build of the shell: shared packages and the federation runtime, no name of a remote, and `host.json` for the server. */
export function shellConfig(directory, { publicPath = '/shell/' } = {}) {
  const scope = scopeOf(readPackage(directory).name);
  const federation = federationOf({
    name: scope,
    shared: sharedOfShell(directory),
    manifest: false,
    experiments: { provideExternalRuntime: true },
  });
  return baseConfig({
    directory,
    scope,
    assetPrefix: publicPath,
    plugins: [pluginHostFile({ directory, publicPath, shared: sharedVersions(directory) })],
    web: {
      plugins: [federation, pluginPureComponents()],
      entry: { shell: './src/main.tsx' },
      alias: packageAliases(directory),
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: { name: 'vendor', test: VENDOR, chunks: 'initial', priority: 10 },
        },
      },
    },
    server: serverEnvironmentOfShell(directory),
    more: { embed: embedEnvironment({ embed: './src/embed/embed.ts' }) },
  });
}
