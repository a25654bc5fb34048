import { fileURLToPath } from 'node:url';
import { ROOT } from '../bootstrap/workspace.mjs';
import { TEST_MEMORY_FLAGS, TEST_NODE_FLAGS } from '../programs.mjs';
import { sourceAliases } from './sources.mjs';
import { swc } from './swc.mjs';

/** Lets all projects share compiled modules: a fresh clone compiles each once. Only the two files in the key decide how. */
const sharedModules = {
  name: 'portico:shared-modules',
  configResolved(config) {
    config.configFileDependencies = ['./sources.mjs', './swc.mjs'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    );
  },
};

/** Preset of projects on Node (services, libs/domain, libs/contract, tools). Files share modules: loading takes longer than most tests. */
export default {
  // The cache key also contains the root.
  root: ROOT,
  oxc: false,
  plugins: [swc(), sharedModules],
  resolve: { alias: sourceAliases() },
  test: {
    dir: process.cwd(),
    globals: true,
    isolate: false,
    pool: 'forks',
    execArgv: [...TEST_MEMORY_FLAGS, ...TEST_NODE_FLAGS],
    // Compiled modules are reused by other projects, targets and runs while the file and the lock file are unchanged.
    experimental: { fsModuleCache: true },
    include: ['**/*.test.{ts,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**', '**/*.int.test.ts'],
    // Even on a machine three times slower, no test takes a third of this. But tests that start a database may share
    // two busy cores with others.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
};
