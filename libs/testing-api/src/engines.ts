import { mariadbPrograms } from '@portico/tools/programs';
import { stopOwnServer } from './databases.js';

/** Whether `npm run test:full` runs: everything, and everywhere. */
export const IS_FULL = process.env.PORTICO_TEST_FULL === '1';

/** Declares a slow or timing test whose subject other tests partly cover: only `npm run test:full` runs it. */
export function longTest(name: string, run: () => void | Promise<void>): void {
  (IS_FULL ? test : test.skip)(name, run);
}

export type TestEngine = 'sqlite' | 'mariadb';

const ENGINES: readonly TestEngine[] = ['sqlite', 'mariadb'];

/**
 * Declares tests that prove SQL, locks, races or types: the same once for each database. PORTICO_TEST_ENGINE chooses one; without a
 * MariaDB its half is skipped with a warning, or fails when PORTICO_REQUIRE_MARIADB=1.
 */
export function forEachEngine(name: string, declare: (engine: TestEngine) => void): void {
  declareOn(chosenEngines(ENGINES), name, declare);
}

/** Declares tests whose statements others send to both databases: on SQLite, in a full run on both. PORTICO_TEST_ENGINE chooses as above. */
export function onOneEngine(name: string, declare: (engine: TestEngine) => void): void {
  declareOn(chosenEngines(IS_FULL ? ENGINES : ['sqlite']), name, declare);
}

/** Declares a test that takes long on a server, to which other tests send the same statements: there only `npm run test:full` runs it. */
export function longOnServer(engine: TestEngine, name: string, run: () => void | Promise<void>): void {
  (engine === 'mariadb' ? longTest : test)(name, run);
}

function declareOn(
  engines: readonly TestEngine[],
  name: string,
  declare: (engine: TestEngine) => void,
): void {
  // Registered here and not where the server starts: modules are loaded once for many files, but hooks belong to one file.
  afterAll(stopOwnServer);
  for (const engine of engines) {
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

function chosenEngines(engines: readonly TestEngine[]): readonly TestEngine[] {
  const chosen = process.env.PORTICO_TEST_ENGINE ?? '';
  return chosen === '' ? engines : engines.filter((engine) => engine === chosen);
}

function hasMariadb(): boolean {
  return (process.env.PORTICO_TEST_DATABASE_URL ?? '') !== '' || mariadbPrograms() !== undefined;
}
