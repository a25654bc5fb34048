import { sourceAliases } from './sources.mjs';
import { swc } from './swc.mjs';

/**
 * Preset of projects that run on Node (services, libs/domain, libs/contract, tools). Files of a process share
 * modules, because loading those of services again takes longer than most tests.
 */
export default {
  oxc: false,
  plugins: [swc()],
  resolve: { alias: sourceAliases() },
  test: {
    globals: true,
    isolate: false,
    pool: 'forks',
    // Most objects of a test die young: with more room for them a run takes a twentieth less of the processor.
    execArgv: ['--max-semi-space-size=64'],
    // Compiled modules are reused by later steps and runs while the file, this configuration and the lock file are unchanged.
    experimental: { fsModuleCache: true },
    include: ['**/*.test.{ts,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**', '**/*.int.test.ts'],
    // Nothing takes a third of it on a machine three times slower; tests that start a database of their own may share two
    // busy cores with others.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
};
