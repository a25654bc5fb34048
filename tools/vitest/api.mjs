import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import node from './node.mjs';

/** The project that the tests are run in. */
const root = process.cwd();
const TESTS = join(root, 'test');

/** Functions of `libs/testing-api` whose tests run on MariaDB; a full run takes those too that no database decides. */
const ON_MARIADB =
  process.env.PORTICO_TEST_FULL === '1' ? /\b(?:forEachEngine|onOneEngine)\(/ : /\bforEachEngine\(/;

/** All other files need no database, choose one, or run on SQLite. */
function filesWithoutMariadb() {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.int.test.ts'))
    .filter((name) => !ON_MARIADB.test(readFileSync(join(TESTS, name), 'utf8')))
    .map((name) => `test/${name}`);
}

/**
 * The API tests of a project over HTTP. PORTICO_TEST_ENGINE=sqlite runs all files; `mariadb` those that say `forEachEngine`, and
 * under PORTICO_TEST_FULL=1 those that say `onOneEngine` (ADR 34).
 */
export default {
  ...node,
  root,
  test: {
    ...node.test,
    include: ['test/**/*.int.test.ts'],
    exclude: process.env.PORTICO_TEST_ENGINE === 'mariadb' ? filesWithoutMariadb() : [],
    // Most objects of a request die young: with more room for them a run takes a twentieth less of the processor.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: [join(ROOT, 'services/test/harness/answers-conform.ts')],
  },
};
