import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { PLUGIN_REACT_NAME, pluginReact } from '@rsbuild/plugin-react';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Plugins that write files for the server. Only builds for releases need these. */
const RELEASE_PLUGINS = new Set(['portico:host-file', 'portico:portal-file']);

const BROWSER = fileURLToPath(new URL('browser/', import.meta.url));

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@rsbuild/plugin-react'));
const REFRESH_RUNTIME = resolve('react-refresh/runtime');
const REFRESH_OPTIONS = { exclude: [/[\\/]node_modules[\\/]/, BROWSER] };

const CACHE = path.join(ROOT, 'node_modules/.cache/portico/dev');

/** Sources of the build configuration. When they change, cached builds are not used. */
const BUILD_SOURCES = [import.meta.dirname, path.join(ROOT, 'tools/rsbuild')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => path.join(parentPath, name)),
);

/** WebSocket path over which a page hears of new builds of a project. */
export function socketPath(name) {
  return `/dev-socket/${name}`;
}

function withoutReleasePlugins(plugins) {
  return plugins?.filter(
    (plugin) => plugin && !RELEASE_PLUGINS.has(plugin.name) && plugin.name !== PLUGIN_REACT_NAME,
  );
}

/**
 * The same build for development: React's development build, hot replacement, readable names, source maps, everything
 * in memory. `name` is the project's folder, `port` the development server's. With `isRendering`, the server build is
 * also made, in `renderingFolder(name)`.
 */
export function developmentConfig(config, { name, port, isRendering }) {
  const isShell = name === 'shell';
  const { web, server } = config.environments;
  const environments = {
    web: mergeRsbuildConfig(
      { ...web, plugins: withoutReleasePlugins(web.plugins) },
      browserOverrides({ name, isShell }),
    ),
    ...(isRendering && { server: mergeRsbuildConfig(server, serverOverrides(name)) }),
  };
  const plugins = [
    pluginReact({ splitChunks: false, reactRefreshOptions: REFRESH_OPTIONS }),
    ...withoutReleasePlugins(config.plugins),
  ];
  return mergeRsbuildConfig(
    { ...config, plugins, environments },
    {
      mode: 'development',
      server: { middlewareMode: true, publicDir: false, htmlFallback: false, compress: false },
      dev: {
        hmr: true,
        liveReload: true,
        lazyCompilation: false,
        client: { port, path: socketPath(name), overlay: true },
      },
      performance: {
        buildCache: {
          cacheDirectory: path.join(CACHE, name),
          cacheDigest: [String(isRendering), String(port)],
          buildDependencies: BUILD_SOURCES,
        },
      },
    },
  );
}

function browserOverrides({ name, isShell }) {
  return {
    dev: { assetPrefix: isShell ? '/shell/' : 'auto', writeToDisk: false },
    source: {
      define: { PORTICO_DEV_PROJECT: JSON.stringify(name) },
      ...(isShell && { preEntry: [path.join(ROOT, 'shell/src/development/live-texts.ts')] }),
    },
    output: {
      cleanDistPath: false,
      filenameHash: false,
      sourceMap: { js: 'cheap-module-source-map', css: false },
    },
    tools: {
      rspack: (config) => {
        developSources(config, ['source', 'browser', 'module', 'import', 'development', 'default']);
        config.resolve.extensions = [...(config.resolve.extensions ?? []), '.cjs'];
        config.resolve.alias = {
          ...config.resolve.alias,
          '@portico/unshared/react-refresh$': REFRESH_RUNTIME,
          'react-refresh': path.join(BROWSER, `refresh-of-${isShell ? 'shell' : 'remote'}`),
        };
      },
    },
  };
}

export function renderingFolder(name) {
  return path.join(CACHE, 'rendering', name);
}

function serverOverrides(name) {
  return {
    dev: { writeToDisk: true, hmr: false },
    output: { distPath: { root: renderingFolder(name) }, sourceMap: false, minify: false },
    tools: {
      // The rendering processes run React's production build.
      swc: { jsc: { transform: { react: { development: false } } } },
      rspack: (config) => {
        config.optimization.nodeEnv = 'production';
      },
    },
  };
}

function developSources(config, conditionNames) {
  config.resolve.conditionNames = conditionNames;
  Object.assign(config.optimization, {
    moduleIds: 'named',
    chunkIds: 'named',
    mangleExports: false,
    concatenateModules: false,
    usedExports: false,
    minimize: false,
  });
}
