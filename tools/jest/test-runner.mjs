import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const { default: runTests } = load('jest-circus/runner');

/** Modules of Jest by the window in which they were loaded. */
const loaded = new WeakMap();

/**
 * Modules with which Jest collects the tests of a file, so each file loads its own. They load others with their first `each`, and an
 * ended file's can load nothing any more.
 */
const COLLECTOR = /[\\/]jest-(?:circus|each)[\\/]/;

let isTold = false;

/** Modules of Jest in a runtime, by a private method of `jest-runtime`. Another version may have none: then undefined, told once. */
export function modulesOfJest(runtime, tell = (line) => process.stderr.write(line)) {
  const modules = runtime.registries?.getInternalCjsRegistry?.();
  if (modules !== undefined || isTold) return modules;
  isTold = true;
  const { version } = load('jest-runtime/package.json');
  tell(`jest-runtime ${version} has no registries.getInternalCjsRegistry: each test file loads Jest anew\n`);
  return undefined;
}

/**
 * Runs the tests of a file with the modules of Jest (`expect`, snapshots, messages) that an earlier file has loaded in the same window.
 * Jest would load them anew, which is a tenth of a run.
 */
export default async function runInSharedWindow(globalConfig, config, environment, runtime, ...rest) {
  const modules = modulesOfJest(runtime);
  for (const [path, module] of loaded.get(environment) ?? []) modules?.set(path, module);
  const result = await runTests(globalConfig, config, environment, runtime, ...rest);
  if (modules !== undefined)
    loaded.set(environment, new Map([...modules].filter(([path]) => !COLLECTOR.test(path))));
  return result;
}
