import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { ROOT } from '../bootstrap/workspace.mjs';
import node from './node.mjs';

const root = join(ROOT, 'services');

/** Tests of the server and the demo share a process, because loading the application takes longer than running the demo's tests. */
const FOLDERS = ['test', 'demo/test'];

/** Functions of `libs/testing-api` whose tests run on MariaDB. A full run includes tests that do not depend on the engine. */
const ON_MARIADB =
  process.env.PORTICO_TEST_FULL === '1' ? /\b(?:forEachEngine|onOneEngine)\(/ : /\bforEachEngine\(/;

/** All other files need no database, choose one, or run on SQLite. */
function filesWithoutMariadb() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .filter((name) => name.endsWith('.int.test.ts'))
    .filter((name) => !ON_MARIADB.test(readFileSync(join(root, name), 'utf8')));
}

/** Patterns for imports of test files that start programs, and of those that load the whole application. */
const STARTS_PROGRAMS = /\b(?:PageRenderer|TestRenderers|shellServer|MariadbServer)\b/;
const LOADS_APPLICATION = /\bstart(?:Api|Portal)\b/;

/** Runs tests that start programs before the application is loaded: forking takes longer the more memory a process uses. */
class SmallProcessFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const place = new Map(sorted.map(({ moduleId }) => [moduleId, placeOf(readFileSync(moduleId, 'utf8'))]));
    return [...sorted].sort((one, other) => place.get(one.moduleId) - place.get(other.moduleId));
  }
}

function placeOf(text) {
  if (!STARTS_PROGRAMS.test(text)) return 2;
  return LOADS_APPLICATION.test(text) ? 1 : 0;
}

/** API tests over HTTP. sqlite runs all files; mariadb those with `forEachEngine`, in a full run also those with `onOneEngine` (ADR 34). */
export default {
  ...node,
  test: {
    ...node.test,
    dir: root,
    include: FOLDERS.map((folder) => `${folder}/**/*.int.test.ts`),
    sequence: { sequencer: SmallProcessFirst },
    exclude: process.env.PORTICO_TEST_ENGINE === 'mariadb' ? filesWithoutMariadb() : [],
    setupFiles: [join(ROOT, 'services/test/harness/answers-conform.ts')],
  },
};
