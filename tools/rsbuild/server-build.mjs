import { createRequire } from 'node:module';
import path from 'node:path';
import { facades, packageAliases, sharedNames } from './shared-packages.mjs';

/** Folder below `dist` for the portal's own processes. Browsers never request its files. */
export const SERVER_FOLDER = 'server';

/** Code that no one calls is left out, for each process loads it all. The rest stays readable: people read where it throws. */
const WITHOUT_DEAD_CODE = {
  minify: false,
  mangle: false,
  compress: { defaults: false, dead_code: true, unused: true, keep_fnames: true, keep_classnames: true },
  format: { comments: false },
};

/**
 * Build for server rendering from the same source: CommonJS, one file per exposed module, without styles and
 * assets. Class names are those of the browser's build.
 */
function serverEnvironment({ directory, entry, alias, externals, plugins }) {
  return {
    plugins,
    source: { entry, define: { 'import.meta.url': JSON.stringify('file:///') } },
    resolve: { alias },
    splitChunks: false,
    output: {
      target: 'node',
      module: false,
      distPath: { root: `dist/${SERVER_FOLDER}`, js: '' },
      filename: { js: '[name].cjs' },
      // The folder around it is cleaned already.
      cleanDistPath: false,
      emitAssets: false,
      emitCss: false,
      minify: { jsOptions: { minimizerOptions: WITHOUT_DEAD_CODE } },
      externals,
    },
    tools: {
      rspack: (config) => {
        config.context = directory;
        config.output.asyncChunks = false;
        // No file of it is asked for by its address, and `auto` needs a browser to find one.
        config.output.publicPath = '/';
        // Workers are the browser's, and so are their addresses: Node would be asked for where the file of the build is.
        config.module ??= {};
        config.module.parser ??= {};
        config.module.parser.javascript = { ...config.module.parser.javascript, worker: false, url: false };
        config.output.library = { type: 'commonjs2' };
        config.resolve ??= {};
        config.resolve.conditionNames = ['source', 'node', 'module', 'import', 'production', 'default'];
        config.resolve.extensionAlias = { '.js': ['.ts', '.tsx', '.js'] };
        config.optimization ??= {};
        config.optimization.moduleIds = 'named';
      },
    },
  };
}

/** Server build of a remote: `server/remote.cjs`, and `server/offers.cjs` for `./offers`. Shared packages are the shell's, as in the browser. */
export function serverEnvironmentOfRemote(directory, exposes) {
  const entry = Object.fromEntries(
    Object.entries(exposes).map(([module, file]) => [module.replace('./', ''), file]),
  );
  const externals = Object.fromEntries(sharedNames().map((name) => [name, `commonjs ${name}`]));
  return serverEnvironment({ directory, entry, externals });
}

/** Server build of the shell: `server/shell.cjs`, which brings all that remotes share. */
export function serverEnvironmentOfShell(directory) {
  const entry = path.join(directory, 'src/server-entry.ts');
  return serverEnvironment({
    directory,
    entry: { shell: entry },
    plugins: [pluginVirtualFile(entry, serverEntryOfShell())],
    alias: {
      ...packageAliases(directory),
      ...Object.fromEntries(Object.entries(facades()).map(([name, file]) => [`${name}$`, file])),
      // Its index brings the renderer of before as well.
      'react-dom/server$': packageFile(directory, 'react-dom', 'cjs/react-dom-server.node.production.js'),
      // Loads remotes into a page, and begins with the first import of it.
      '@module-federation/enhanced/runtime$': false,
    },
  });
}

/** Exports the renderer and each shared package. In browsers the plugin provides these packages; it is no part of this build. */
function serverEntryOfShell() {
  const names = sharedNames();
  return [
    "export * from './server';",
    ...names.map((name, index) => `import * as shared${index} from '${name}';`),
    `export const shared = { ${names.map((name, index) => `'${name}': shared${index}`).join(', ')} };`,
  ].join('\n');
}

function pluginVirtualFile(file, content) {
  return {
    name: 'portico:virtual-file',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, rspack }) =>
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ [file]: content })),
      );
    },
  };
}

function packageFile(directory, packageName, file) {
  const { resolve } = createRequire(`${directory}/package.json`);
  return path.join(path.dirname(resolve(`${packageName}/package.json`)), file);
}
