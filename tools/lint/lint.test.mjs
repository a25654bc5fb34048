import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import plugin from './portico.mjs';

const root = join(import.meta.dirname, '../..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

function lintFixtures() {
  const args = [oxlint, '-c', '../fixtures.oxlintrc.json', '-f', 'json', '.'];
  try {
    return execFileSync(process.execPath, args, {
      cwd: join(import.meta.dirname, 'fixtures'),
      encoding: 'utf8',
    });
  } catch (error) {
    return error.stdout;
  }
}

const found = JSON.parse(lintFixtures())
  .diagnostics.filter(({ code }) => code.startsWith('portico('))
  .map(({ code, filename }) => `${basename(filename).split('.')[0]}: ${code.slice(8, -1)}`);

test.each([
  'writes-in-unit-of-work: writes-in-unit-of-work',
  'reads-injected: reads-injected',
  'own-tables: own-tables',
  'api-client-in-queries: api-client-in-queries',
  'no-double-assertion: no-double-assertion',
  'own-texts: own-texts',
  'borrowed-texts: own-texts',
  'utils: telling-file-names',
  'suppression-has-reason: suppression-has-reason',
])('a fixture is caught, %s', (expected) => {
  expect(found).toContain(expected);
});

test('every rule has a fixture', () => {
  const caught = new Set(found.map((line) => line.split(': ')[1]));
  expect([...caught].sort()).toEqual(Object.keys(plugin.rules).sort());
});

test('a text of another feature is refused, a title and texts of no feature are not', () => {
  expect(found.filter((line) => line.startsWith('borrowed-texts'))).toHaveLength(1);
});

test('table names in SQL and entities of another module are refused, those of the module itself are not', () => {
  expect(found.filter((line) => line.startsWith('own-tables'))).toHaveLength(3);
  expect(found.filter((line) => line.startsWith('tally'))).toEqual([]);
});

test('what the rules allow is left alone', () => {
  expect(found.filter((line) => line.startsWith('allowed') || line.startsWith('one'))).toEqual([]);
});
