import { facadeAliases, sharedNames } from './shared-packages.mjs';

/** Folder below `dist`. What lies in it is for the portal's own processes: no browser asks for it. */
export const SERVER_FOLDER = 'server';

/**
 * The build of the same source that the portal renders pages with: CommonJS, each module that is exposed in one file, without
 * styles and assets. Class names are those of the browser's build.
 */
function serverEnvironment({ directory, entry, alias, define, externals }) {
  return {
    source: { entry, define },
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
      // What throws on the server is read by people.
      minify: false,
      externals,
    },
    tools: {
      rspack: (config) => {
        config.context = directory;
        config.output.asyncChunks = false;
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

/** Of a remote: `server/remote.cjs`, and `server/offers.cjs` for `./offers`. Shared packages are the shell's, as in the browser. */
export function serverEnvironmentOfRemote(directory, exposes) {
  const entry = Object.fromEntries(
    Object.entries(exposes).map(([module, file]) => [module.replace('./', ''), file]),
  );
  const externals = Object.fromEntries(sharedNames().map((name) => [name, `commonjs ${name}`]));
  return serverEnvironment({ directory, entry, externals });
}

/** Of the shell: `server/shell.cjs`, which brings all that remotes share. */
export function serverEnvironmentOfShell(directory, define) {
  return serverEnvironment({
    directory,
    entry: { shell: './src/server.tsx' },
    define,
    alias: {
      ...facadeAliases(directory),
      // Loads remotes into a page, and begins with the first import of it.
      [`${directory}/src/federation/host.ts`]: false,
    },
  });
}
