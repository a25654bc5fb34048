import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const { default: runTests } = load('jest-circus/runner');

/** Modules of Jest by the window that they were loaded in. */
const loaded = new WeakMap();

/** Jest collects a file's tests with these, so each file needs its own. Their first `each` loads others, which an ended file cannot do. */
const COLLECTOR = /[\\/]jest-(?:circus|each)[\\/]/;

let isTold = false;

/** Modules of Jest in a runtime, from a private field of `jest-runtime`. Another version may lack it: then undefined, reported once. */
export function modulesOfJest(runtime, tell = (line) => process.stderr.write(line)) {
  const modules = runtime.registries?.getInternalCjsRegistry?.();
  if (modules !== undefined || isTold) return modules;
  isTold = true;
  const { version } = load('jest-runtime/package.json');
  tell(`jest-runtime ${version} has no registries.getInternalCjsRegistry: each test file loads Jest anew\n`);
  return undefined;
}

/** Runs a file's tests with Jest modules (`expect`, snapshots, messages) of an earlier file: loading them takes a tenth of a run. */
export default async function runInSharedWindow(globalConfig, config, environment, runtime, ...rest) {
  const modules = modulesOfJest(runtime);
  for (const [path, module] of loaded.get(environment) ?? []) modules?.set(path, module);
  const result = await runTests(globalConfig, config, environment, runtime, ...rest);
  if (modules !== undefined)
    loaded.set(environment, new Map([...modules].filter(([path]) => !COLLECTOR.test(path))));
  return result;
}
