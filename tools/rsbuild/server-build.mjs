import { createRequire } from 'node:module';
import path from 'node:path';
import { facades, packageAliases, sharedNames } from './shared-packages.mjs';

/** Folder below `dist` for the portal's own processes. Browsers never request its files. */
export const SERVER_FOLDER = 'server';

/** Removes unused code, because each process loads the whole build. The rest stays readable for stack traces. */
const WITHOUT_DEAD_CODE = {
  minify: false,
  mangle: false,
  compress: { defaults: false, dead_code: true, unused: true, keep_fnames: true, keep_classnames: true },
  format: { comments: false },
};

/** Build for server rendering: CommonJS, a file per exposed module, no styles and assets. Class names are those of the browser's build. */
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
      // The browser's build already cleans the folder around it.
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
        // No file is requested by its address. The default, `auto`, needs a browser.
        config.output.publicPath = '/';
        // Only browsers run workers, so their addresses are not resolved: Node has no address for a file of the build.
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

/** Server build of a remote: `server/remote.cjs`, and `server/offers.cjs` for `./offers`. The shell provides the shared packages. */
export function serverEnvironmentOfRemote(directory, exposes) {
  const entry = Object.fromEntries(
    Object.entries(exposes).map(([module, file]) => [module.replace('./', ''), file]),
  );
  const externals = Object.fromEntries(sharedNames().map((name) => [name, `commonjs ${name}`]));
  return serverEnvironment({ directory, entry, externals });
}

/** Server build of the shell: `server/shell.cjs`, which contains all packages that remotes share. */
export function serverEnvironmentOfShell(directory) {
  const entry = path.join(directory, 'src/server-entry.ts');
  return serverEnvironment({
    directory,
    entry: { shell: entry },
    plugins: [pluginVirtualFile(entry, serverEntryOfShell())],
    alias: {
      ...packageAliases(directory),
      ...Object.fromEntries(Object.entries(facades()).map(([name, file]) => [`${name}$`, file])),
      // The package's index also contains the legacy renderer.
      'react-dom/server$': packageFile(directory, 'react-dom', 'cjs/react-dom-server.node.production.js'),
      // Loads remotes into a page, and starts when it is first imported.
      '@module-federation/enhanced/runtime$': false,
    },
  });
}

/** Exports the renderer and each shared package, which in browsers the federation plugin provides; it is not part of this build. */
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
