import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { modulesOfJest } from './test-runner.mjs';

const load = createRequire(import.meta.url);

test('the installed Jest has the method by which test files share its modules', () => {
  const { version } = load('jest-runtime/package.json');
  const source = readFileSync(load.resolve('jest-runtime'), 'utf8');
  const [owner = `not in jest-runtime ${version}`] =
    /this\.registries\.getInternalCjsRegistry\(\)/.exec(source) ?? [];
  expect(owner).toBe('this.registries.getInternalCjsRegistry()');
});

test('a Jest without it runs each file by itself, and says so once', () => {
  const lines = [];
  const tell = (line) => lines.push(line);
  const modules = new Map();
  expect(modulesOfJest({ registries: { getInternalCjsRegistry: () => modules } }, tell)).toBe(modules);
  expect([modulesOfJest({}, tell), modulesOfJest({ registries: {} }, tell)]).toEqual([undefined, undefined]);
  expect(lines).toEqual([
    expect.stringMatching(/^jest-runtime \d+\..* has no registries\.getInternalCjsRegistry/),
  ]);
});
