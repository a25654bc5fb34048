import { mariadbPrograms } from '@portico/tools/programs';
import { stopOwnServer } from './databases.js';

export type TestEngine = 'sqlite' | 'mariadb';

const ENGINES: readonly TestEngine[] = ['sqlite', 'mariadb'];

/**
 * Declares the same tests once for each database. PORTICO_TEST_ENGINE chooses one; without a MariaDB its half is skipped
 * with a warning, or fails when PORTICO_REQUIRE_MARIADB=1.
 */
export function forEachEngine(name: string, declare: (engine: TestEngine) => void): void {
  // Here and not where it is started: modules are loaded once for many files, hooks belong to one.
  afterAll(stopOwnServer);
  for (const engine of ENGINES.filter(isChosen)) {
    if (engine === 'sqlite' || hasMariadb()) {
      describe(`${name} (${engine})`, () => declare(engine));
    } else if (process.env.PORTICO_REQUIRE_MARIADB === '1') {
      test(`${name} (${engine})`, () => {
        throw new Error(
          'PORTICO_REQUIRE_MARIADB is set, but there is neither mariadbd nor PORTICO_TEST_DATABASE_URL',
        );
      });
    } else {
      console.warn(`SKIPPED on MariaDB: ${name}. Install mariadb-server or set PORTICO_TEST_DATABASE_URL.`);
      describe.skip(`${name} (${engine})`, () => declare(engine));
    }
  }
}

function isChosen(engine: TestEngine): boolean {
  const chosen = process.env.PORTICO_TEST_ENGINE ?? '';
  return chosen === '' || chosen === engine;
}

function hasMariadb(): boolean {
  return (process.env.PORTICO_TEST_DATABASE_URL ?? '') !== '' || mariadbPrograms() !== undefined;
}
