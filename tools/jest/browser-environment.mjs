import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-jsdom';
import { cacheComputedStyles } from './computed-styles.mjs';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

/** The bundle of libraries, compiled once for all files that a worker tests. */
let compiled;

function compileLibraries(folder) {
  const filename = join(folder, 'libraries.cjs');
  return new Script(`(function (module, require, jest) {${readFileSync(filename, 'utf8')}\n})`, { filename });
}

/** jsdom with the web platform's parts that Node has and jsdom lacks, and with the bundle of libraries ready to start. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    cacheComputedStyles(this.global);
    compiled ??= compileLibraries(config.projectConfig.testEnvironmentOptions.libraries);
    this.global[Symbol.for('portico.libraries')] = compiled.runInContext(this.getVmContext());
  }
}
