import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../bootstrap/build.mjs';
import { runNode, tail } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { CHECKS, GENERATED } from '../checks/checks.mjs';
import { failedFiles, jestCounts, playwrightCounts, repeatedCounts } from './counts.mjs';
import { startMariadb } from '../mariadb.mjs';
import { chromiumPath, MARIADB_TEST_FLAGS } from '../programs.mjs';

const REPORTS = join(ROOT, 'test-results/reports');

/** The API tests run once an engine, not with the unit tests. */
const UNIT_ONLY = ['/node_modules/', '/dist/', '/fixtures/', '\\.int\\.test\\.ts$'].flatMap((pattern) => [
  '--testPathIgnorePatterns',
  pattern,
]);

/** Whether a test that passes only when repeated is a failure. */
const STRICT = process.env.PORTICO_TEST_STRICT === '1';

/** Each page in every language, width and scheme takes as long as all else together. */
const E2E_LIMIT_MINUTES = process.env.PORTICO_TEST_FULL === '1' ? 90 : 25;

/** More failed files than these are no accident of a busy machine. */
const FILES_TO_REPEAT = 3;

/** One process at a time, and a new one when the modules that Jest cannot let go of have filled it. */
const ONE_PROCESS = ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB'];

/** Runs Jest with its JSON report and answers the counts; a few failed files get a second try, alone. */
async function jest(name, args, env = {}) {
  const { counts, failed } = await jestOnce(name, args, env);
  if (STRICT || failed.length === 0 || failed.length > FILES_TO_REPEAT) return counts;
  const again = await jestOnce(`${name}-again`, [...args, '--runTestsByPath', ...failed], env);
  return repeatedCounts(counts, again.counts);
}

/** The same on one MariaDB for all files, where a file would else start its own; those that break theirs still do. */
async function jestOnMariadb(name, args, env = {}) {
  const given = process.env.PORTICO_TEST_DATABASE_URL ?? '';
  const server = given === '' ? await startMariadb(MARIADB_TEST_FLAGS) : undefined;
  try {
    return await jest(name, args, server ? { ...env, PORTICO_TEST_DATABASE_URL: server.url } : env);
  } finally {
    await server?.stop();
  }
}

async function jestOnce(name, args, env) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const { code, output } = await runNode(
    [
      ...flags,
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      ...args,
      '--ci',
      '--json',
      `--outputFile=${report}`,
    ],
    { env, limitMinutes: 20 },
  );
  const counts = jestCounts(report);
  // Where it was ended before its report, its last lines say why.
  if (code !== 0 && (counts.failed === 0 || !existsSync(report)))
    return { counts: { ...counts, failed: 1, details: [tail(output, 30)] }, failed: [] };
  return { counts, failed: failedFiles(report) };
}

async function e2e() {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, 'e2e.json');
  rmSync(report, { force: true });
  const { code, output } = await runNode(
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', '--reporter=json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PORTICO_TEST_CHROMIUM: chromiumPath() ?? '' },
      limitMinutes: E2E_LIMIT_MINUTES,
    },
  );
  const counts = playwrightCounts(report, { strict: STRICT });
  if (code !== 0 && (counts.failed === 0 || !existsSync(report)))
    return { ...counts, failed: 1, details: [tail(output, 30)] };
  return counts;
}

export const STEPS = [
  {
    name: 'build',
    work: async () => {
      const built = await ensureBuilt();
      return { passed: built.length, failed: 0 };
    },
  },
  ...CHECKS,
  {
    name: 'unit',
    work: () => jestOnMariadb('unit', ['-c', 'tools/jest/unit.mjs', ...ONE_PROCESS, ...UNIT_ONLY]),
  },
  {
    name: 'api on SQLite',
    work: () =>
      jest('api-sqlite', ['-c', 'tools/jest/api.mjs', ...ONE_PROCESS], {
        PORTICO_TEST_ENGINE: 'sqlite',
        PORTICO_REQUIRE_MARIADB: '1',
      }),
  },
  {
    name: 'api on MariaDB',
    work: () =>
      jestOnMariadb('api-mysql', ['-c', 'tools/jest/api.mjs', ...ONE_PROCESS], {
        PORTICO_TEST_ENGINE: 'mariadb',
        PORTICO_REQUIRE_MARIADB: '1',
      }),
  },
  GENERATED,
  { name: 'e2e', needs: ['build'], work: e2e },
];
