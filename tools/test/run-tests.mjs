#!/usr/bin/env node
import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runNode } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { chromiumPath, TEST_MEMORY_FLAGS, TEST_NODE_FLAGS } from '../programs.mjs';
import { reportOf } from './reports.mjs';
import { secondTry } from './second-try.mjs';
import { databaseEnvironment } from './suite-database.mjs';

/** Runs one target of a project for Nx: `run-tests.mjs unit libs/domain`. Writes a report; output is shown only if tests fail. */
const [target, folder] = process.argv.slice(2);
const report = reportOf(folder, target);
const bin = (path) => join(ROOT, 'node_modules', path);

const vitest = (workers, ...args) => [
  ...TEST_MEMORY_FLAGS,
  bin('vitest/vitest.mjs'),
  'run',
  `--maxWorkers=${workers}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
];

const RUNNERS = {
  unit: () => ({ args: vitest(1) }),
  components: () => ({
    args: [
      ...TEST_MEMORY_FLAGS,
      ...TEST_NODE_FLAGS,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      bin('jest/bin/jest.js'),
      // A single worker would be a second process.
      '--runInBand',
      '--ci',
      '--json',
      `--outputFile=${report}`,
    ],
    // Jest reads file names as patterns.
    filesAs: ['--runTestsByPath'],
  }),
  api: () => ({
    // Tests on two databases, in two processes. Each takes the next file when it is free, so that all end at about the same time.
    args: vitest(2, `--config=${join(ROOT, 'tools/vitest/api.mjs')}`),
    env: { PORTICO_TEST_ENGINE: '', PORTICO_REQUIRE_MARIADB: '1' },
  }),
  e2e: () => ({
    args: [...TEST_NODE_FLAGS, bin('@playwright/test/cli.js'), 'test', '--reporter=json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PORTICO_TEST_CHROMIUM: chromiumPath() ?? '' },
  }),
};

/**
 * Targets whose tests never wait. They give way to API and browser tests, which wait for databases and pages, and fill
 * what those leave of the cores. Otherwise API tests end last, alone on half idle cores.
 */
const FILLS_GAPS = new Set(['unit', 'components']);
const LOW_PRIORITY = 5;

/** Ends a runner that hangs. The full suite takes several times as long. */
const LIMIT_MINUTES = process.env.PORTICO_TEST_FULL === '1' ? 90 : 40;

// Inherited by the runner.
if (FILLS_GAPS.has(target)) setPriority(LOW_PRIORITY);
mkdirSync(dirname(report), { recursive: true });
// Nx forces colors, but tests read the output of programs.
delete process.env.FORCE_COLOR;
// Without this, an earlier report would count if this run writes none.
rmSync(report, { force: true });
const { args, env = {}, filesAs = [] } = RUNNERS[target]();
const runTests = (more) =>
  runNode([...args, ...more], {
    cwd: resolve(ROOT, folder),
    env: { ...databaseEnvironment(), ...env },
    limitMinutes: LIMIT_MINUTES,
  });

let result = await runTests([]);
// Playwright repeats tests itself (e2e/playwright.config.ts).
if (result.code !== 0 && process.env.CI && target !== 'e2e')
  result = (await secondTry(report, (files) => runTests([...filesAs, ...files]))) ?? result;
if (result.code !== 0) process.stdout.write(result.output);
process.exitCode = result.code;
