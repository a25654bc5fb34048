import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { ROOT } from '../../bootstrap/workspace.mjs';
import { OUTPUT, resolveSources, STYLES } from '../../rsbuild/preset.mjs';
import { ADDRESS } from './build.mjs';

/** The package's package.json gives every bundler the development build. */
const REACT_ROUTER = join(ROOT, 'node_modules/react-router/dist/production/index.mjs');

const DIST = join(ROOT, 'tools/bench/one-bundle/dist');

/** Writes `groups.json`: the files of the entry and of each named chunk. */
const pluginGroups = {
  name: 'portico:groups',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
      const groups = Object.entries(namedChunkGroups).map(([name, { assets }]) => [
        name,
        assets.map((asset) => asset.name),
      ]);
      writeFileSync(join(DIST, 'groups.json'), JSON.stringify(Object.fromEntries(groups)));
    });
  },
};

/** Shell and remotes as one ordinary application, a chunk per remote: only for comparison, so it may import what others may not. */
export default defineConfig({
  root: join(ROOT, 'shell'),
  mode: 'production',
  logLevel: 'error',
  plugins: [pluginReact({ fastRefresh: false }), pluginGroups],
  performance: { buildCache: false, printFileSize: false },
  source: { entry: { app: './src/main.tsx' } },
  resolve: { alias: { 'react-router$': REACT_ROUTER } },
  output: { ...OUTPUT, distPath: { root: DIST }, assetPrefix: ADDRESS, filenameHash: false },
  tools: {
    ...STYLES,
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
