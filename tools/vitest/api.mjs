import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node from './node.mjs';

const root = fileURLToPath(new URL('../../services', import.meta.url));
const TESTS = join(root, 'test');

/** Files that do not declare their tests by engine: their tests need no database or choose one, whatever is asked for. */
function filesOfNoEngine() {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.int.test.ts'))
    .filter((name) => !readFileSync(join(TESTS, name), 'utf8').includes('forEachEngine('))
    .map((name) => `test/${name}`);
}

/** The API tests of services over HTTP; PORTICO_TEST_ENGINE says on which database, `mariadb` leaves out what needs none. */
export default {
  ...node,
  root,
  test: {
    ...node.test,
    include: ['test/**/*.int.test.ts'],
    exclude: process.env.PORTICO_TEST_ENGINE === 'mariadb' ? filesOfNoEngine() : [],
    setupFiles: ['test/harness/answers-conform.ts'],
  },
};
