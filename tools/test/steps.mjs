import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../bootstrap/build.mjs';
import { runNode, tail } from '../bootstrap/run.mjs';
import { projects, ROOT } from '../bootstrap/workspace.mjs';
import { checksOf, GENERATED } from '../checks/checks.mjs';
import { failedFiles, playwrightCounts, repeatedCounts, testCounts } from './counts.mjs';
import { startMariadb } from '../mariadb.mjs';
import { chromiumPath, MARIADB_TEST_FLAGS } from '../programs.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);

const REPORTS = join(ROOT, 'test-results/reports');

/** Whether a test that passes only when repeated is a failure. */
const STRICT = process.env.PORTICO_TEST_STRICT === '1';

/** Each page in every language, width and scheme takes as long as all else together. */
const E2E_LIMIT_MINUTES = process.env.PORTICO_TEST_FULL === '1' ? 90 : 25;

/** More failed files than these are no accident of a busy machine. */
const FILES_TO_REPEAT = 3;

/** Arguments of programs that run tests, each in one process and with a JSON report of the same form. */
const RUNNERS = {
  vitest: (config, report) => [
    bin('vitest/vitest.mjs'),
    'run',
    `--config=${config}`,
    '--maxWorkers=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  jest: (config, report) => [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    `--config=${config}`,
    '--maxWorkers=1',
    // A new process when the modules that Jest cannot let go of have filled it.
    '--workerIdleMemoryLimit=1GB',
    '--ci',
    '--json',
    `--outputFile=${report}`,
  ],
};

/** Runs tests and answers the counts; a few failed files get a second try, alone. */
async function tests(name, runner, config, { env = {}, files = [] } = {}) {
  const { counts, failed } = await testsOnce(
    name,
    // A change may reach projects that have no tests of this runner; a whole run without any is a failure.
    [
      ...RUNNERS[runner](config, reportOf(name)),
      ...(files.length > 0 ? ['--passWithNoTests', ...files] : []),
    ],
    env,
  );
  if (STRICT || failed.length === 0 || failed.length > FILES_TO_REPEAT) return counts;
  const again = `${name}-again`;
  const second = await testsOnce(again, [...RUNNERS[runner](config, reportOf(again)), ...failed], env);
  return repeatedCounts(counts, second.counts);
}

/** The same on one MariaDB for all files, where a file would else start its own; those that break theirs still do. */
async function testsOnMariadb(name, runner, config, { env = {}, files } = {}) {
  const given = process.env.PORTICO_TEST_DATABASE_URL ?? '';
  const server = given === '' ? await startMariadb(MARIADB_TEST_FLAGS) : undefined;
  try {
    return await tests(name, runner, config, {
      env: server ? { ...env, PORTICO_TEST_DATABASE_URL: server.url } : env,
      files,
    });
  } finally {
    await server?.stop();
  }
}

const reportOf = (name) => join(REPORTS, `${name}.json`);

async function testsOnce(name, args, env) {
  const report = reportOf(name);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await runNode(args, { env, limitMinutes: 20 });
  const counts = testCounts(report);
  // Where it was ended before its report, or failed beside its tests, its last lines say why.
  if (code !== 0 && (counts.failed === 0 || !existsSync(report)))
    return { counts: { ...counts, failed: 1, details: [tail(output, 30)] }, failed: [] };
  return { counts: { ...counts, details: withReasons(counts.details, output) }, failed: failedFiles(report) };
}

/** Vitest's report is silent about a hook that failed: what it printed is not. */
function withReasons(details, output) {
  return details.some((detail) => detail.endsWith('\n')) ? [...details, tail(output, 60)] : details;
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

/** What a browser is shown, or what shows it. */
const SHOWN = ['type:shell', 'type:remote', 'type:services', 'type:e2e'];

/** The steps of the suite for the projects that are wanted; lint, format and the like are of the whole tree at any rate. */
export function stepsOf(isWanted = () => true) {
  const wanted = projects().filter(isWanted);
  const has = (tags) => wanted.some((project) => project.tags.some((tag) => tags.includes(tag)));
  const all = wanted.length === projects().length;
  const files = all ? [] : wanted.map(({ folder }) => `${folder}/`);
  return [
    {
      name: 'build',
      work: async () => {
        const built = await ensureBuilt();
        return { passed: built.length, failed: 0 };
      },
    },
    ...checksOf(isWanted),
    ...(wanted.length === 0 ? [] : unitSteps(files)),
    ...(has(['type:services']) ? apiSteps : []),
    ...(has(SHOWN) ? [{ name: 'e2e', needs: ['build'], work: e2e }] : []),
  ];
}

const unitSteps = (files) => [
  { name: 'unit', work: () => testsOnMariadb('unit', 'vitest', 'tools/vitest/unit.mjs', { files }) },
  { name: 'components', work: () => tests('components', 'jest', 'tools/jest/unit.mjs', { files }) },
];

/** Each engine, and outside of a full run files that need one engine on that alone (tools/vitest/api.mjs). */
const apiEnvironment = (engine) => ({
  PORTICO_TEST_ENGINE: engine,
  PORTICO_REQUIRE_MARIADB: '1',
  PORTICO_TEST_ONCE: process.env.PORTICO_TEST_FULL === '1' ? '' : '1',
});

const apiSteps = [
  {
    name: 'api on SQLite',
    work: () => tests('api-sqlite', 'vitest', 'tools/vitest/api.mjs', { env: apiEnvironment('sqlite') }),
  },
  {
    name: 'api on MariaDB',
    work: () =>
      testsOnMariadb('api-mysql', 'vitest', 'tools/vitest/api.mjs', { env: apiEnvironment('mariadb') }),
  },
  GENERATED,
];
