import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { ROOT } from '../../bootstrap/workspace.mjs';
import { OUTPUT, resolveSources } from '../../rsbuild/preset.mjs';

/**
 * The same shell and remotes as one ordinary application: no federation, every remote a chunk of its own. It exists to be
 * measured against, and may therefore import what nobody else may.
 */
export default defineConfig({
  root: join(ROOT, 'shell'),
  mode: 'production',
  logLevel: 'error',
  plugins: [pluginReact({ fastRefresh: false })],
  performance: { buildCache: false, printFileSize: false },
  source: { entry: { app: './src/main.tsx' } },
  output: {
    ...OUTPUT,
    distPath: { root: join(ROOT, 'tools/bench/one-bundle/dist') },
    assetPrefix: '/bench/',
    filenameHash: false,
  },
  tools: {
    htmlPlugin: false,
    rspack: (config, { rspack }) => {
      resolveSources(config);
      config.plugins.push(
        new rspack.NormalModuleReplacementPlugin(
          /\/load-remote$/,
          join(ROOT, 'tools/bench/one-bundle/load-remote.ts'),
        ),
      );
    },
  },
});
