import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import picomatch from 'picomatch';
import { ROOT, readJson } from '../bootstrap/workspace.mjs';
import { isWell } from './run-suite.mjs';
import { databaseEnvironment } from './suite-database.mjs';

const task = { project: 'a', folder: 'a', target: 'lint', output: '', ms: 0 };

test('a suite is well when Nx and every task say so', () => {
  expect(isWell({ code: 0, output: '', tasks: [{ ...task, status: 'success' }] })).toBe(true);
  expect(isWell({ code: 1, output: '', tasks: [{ ...task, status: 'failure' }] })).toBe(false);
});

test('a failure of Nx itself fails the suite, whatever the tasks say', () => {
  for (const tasks of [[], [{ ...task, status: 'success' }]])
    expect(() => isWell({ code: 1, output: 'out of memory', tasks })).toThrow(
      'Nx ended with code 1:\nout of memory',
    );
});

test('tests take the server that a person chose, else that of the suite', () => {
  const own = { PORTICO_SUITE_DATABASE_URL: 'mysql://own/' };
  expect(databaseEnvironment({})).toEqual({});
  expect(databaseEnvironment(own)).toEqual({ PORTICO_TEST_DATABASE_URL: 'mysql://own/' });
  expect(databaseEnvironment({ ...own, PORTICO_TEST_DATABASE_URL: 'mysql://chosen/' })).toEqual({
    PORTICO_TEST_DATABASE_URL: 'mysql://chosen/',
  });
});

const { namedInputs, targetDefaults } = readJson(join(ROOT, 'nx.json'));

function inputsOf(target) {
  const expand = (input) => (typeof input === 'string' && namedInputs[input]?.flatMap(expand)) || [input];
  return targetDefaults[target].inputs.flatMap(expand);
}

/** An input of each build; tests run built files. */
const BUILD_PRESET = 'tools/rsbuild/';

/** Files of tools that a program loads, with the program itself. */
function loadedFiles(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(join(ROOT, file), 'utf8').matchAll(
    /(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
  )) {
    const loaded = join(file, '..', path);
    if (loaded.startsWith('tools/') && !loaded.startsWith(BUILD_PRESET)) loadedFiles(loaded, found);
  }
  return found;
}

const RUNNER = 'tools/test/run-tests.mjs';

test.each([
  ['unit', [RUNNER, 'tools/vitest/node.mjs']],
  ['components', [RUNNER, 'tools/jest/front.mjs']],
  ['api', [RUNNER, 'tools/vitest/api.mjs']],
  [
    'e2e',
    [
      RUNNER,
      'tools/start.sh',
      'tools/prepare.mjs',
      'tools/portico.mjs',
      'tools/dev.mjs',
      'tools/dev/standby.mjs',
      'tools/dev/database-probe.mjs',
    ],
  ],
])('every file of tools that runs or is run by %s is among its inputs', (target, programs) => {
  const globs = inputsOf(target)
    .filter((input) => typeof input === 'string' && input.startsWith('{workspaceRoot}/'))
    .map((input) => input.replace('{workspaceRoot}/', ''));
  const isInput = picomatch(globs);
  const files = programs.flatMap((program) => [...loadedFiles(program)]);
  expect(files.filter((file) => !isInput(file))).toEqual([]);
});

test('every setting of the tests that README.md names is an input of each target that runs tests', () => {
  const settings = readFileSync(join(ROOT, 'tools/README.md'), 'utf8').match(/PORTICO_TEST_[A-Z_]+/g);
  for (const target of ['unit', 'components', 'api', 'e2e']) {
    expect(inputsOf(target).flatMap(({ env = [] }) => env)).toEqual(
      expect.arrayContaining([...new Set(settings)]),
    );
  }
});
