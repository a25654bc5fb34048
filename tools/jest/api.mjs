import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node from './node.mjs';

const rootDir = fileURLToPath(new URL('../../services', import.meta.url));
const TESTS = join(rootDir, 'test');

/** Files that do not declare their tests by engine: their tests need no database or choose one, whatever is asked for. */
function filesOfNoEngine() {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.int.test.ts'))
    .filter((name) => !readFileSync(join(TESTS, name), 'utf8').includes('forEachEngine('))
    .map((name) => `/test/${name}$`);
}

/** The API tests of services over HTTP; PORTICO_TEST_ENGINE says on which database, `mariadb` leaves out what needs none. */
export default {
  ...node,
  rootDir,
  testMatch: ['<rootDir>/test/**/*.int.test.ts'],
  testPathIgnorePatterns: [
    ...node.testPathIgnorePatterns,
    ...(process.env.PORTICO_TEST_ENGINE === 'mariadb' ? filesOfNoEngine() : []),
  ],
  // As in unit.mjs: most is the making of a database.
  setupFilesAfterEnv: ['<rootDir>/test/harness/answers-conform.ts'],
  testTimeout: 90_000,
};
