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

/**
 * Files whose statements other files send to both engines, each with the engine it runs on in `npm test`; `npm run test:full`,
 * and whoever names a file, runs them on both.
 */
const ON_ONE_ENGINE = {
  // Measures how long a hash takes beside the statements around it: a server shows more of those.
  'test/enumeration.int.test.ts': 'mariadb',
  // Asserts who is refused, which no statement but that of a session decides.
  'test/routes.int.test.ts': 'sqlite',
  // Draw from the catalog and the ranking in memory, which items, world and rankings read on both.
  'test/cards.int.test.ts': 'sqlite',
  'test/pictures.int.test.ts': 'sqlite',
  'test/advanced-search.int.test.ts': 'sqlite',
  'test/map-drawing.int.test.ts': 'sqlite',
  'test/quests.int.test.ts': 'sqlite',
  // Looks at finished pages, whose calls are tested on both.
  'test/seo-technical.int.test.ts': 'sqlite',
  // Belong to the demo world, which has its own database.
  'test/demo-mails.int.test.ts': 'sqlite',
  'test/demo-vote-site.int.test.ts': 'sqlite',
};

function filesOfTheOther(engine) {
  if (process.env.PORTICO_TEST_ONCE !== '1') return [];
  return Object.keys(ON_ONE_ENGINE).filter((file) => ON_ONE_ENGINE[file] !== engine);
}

const engine = process.env.PORTICO_TEST_ENGINE;

/** The API tests of services over HTTP; PORTICO_TEST_ENGINE says on which database, `mariadb` leaves out what needs none. */
export default {
  ...node,
  root,
  test: {
    ...node.test,
    include: ['test/**/*.int.test.ts'],
    exclude: [...(engine === 'mariadb' ? filesOfNoEngine() : []), ...filesOfTheOther(engine)],
    setupFiles: ['test/harness/answers-conform.ts'],
  },
};
