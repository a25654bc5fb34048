import { createRequire } from 'node:module';

const { default: runTests } = createRequire(import.meta.url)('jest-circus/runner');

/** Modules of Jest by the window in which they were loaded. */
const loaded = new WeakMap();

/** Jest collects the tests of a file with these modules, so each file loads its own. */
const COLLECTOR = /[\\/]jest-circus[\\/]/;

/**
 * Runs the tests of a file with the modules of Jest (`expect`, snapshots, messages) that an earlier file has loaded in the same window.
 * Jest would load them anew, which is a tenth of a run.
 */
export default async function runInSharedWindow(globalConfig, config, environment, runtime, ...rest) {
  const modules = runtime.registries.getInternalCjsRegistry();
  for (const [path, module] of loaded.get(environment) ?? []) modules.set(path, module);
  const result = await runTests(globalConfig, config, environment, runtime, ...rest);
  loaded.set(environment, new Map([...modules].filter(([path]) => !COLLECTOR.test(path))));
  return result;
}
