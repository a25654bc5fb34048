import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The packages are those of the plugin, whatever else is installed. */
const { resolve } = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/rsbuild-plugin'),
);

const runtime = resolve('@module-federation/runtime/bundler');

/**
 * The federation plugin resolves its runtime as CommonJS, of which a bundler can leave nothing out. These are the builds that its
 * packages make for bundlers: the same code as ES modules.
 */
export const RUNTIME_ALIASES = {
  '@module-federation/runtime/helpers': resolve('@module-federation/runtime/helpers').replace(
    /\.cjs$/,
    '.js',
  ),
  '@module-federation/runtime': runtime,
  '@module-federation/runtime$': runtime,
  [resolve('@module-federation/webpack-bundler-runtime')]: fileURLToPath(
    new URL('remote-runtime.mjs', import.meta.url),
  ),
};
