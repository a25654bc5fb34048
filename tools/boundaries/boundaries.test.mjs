import { basename, join } from 'node:path';
import { violations } from './cruise.mjs';
import { FOLDER_CYCLE } from './folder-cycles.mjs';
import { ruleset, taggedProjects } from './ruleset.mjs';

const root = join(import.meta.dirname, 'fixtures');
const { found } = await violations(root, { exclude: 'nothing-is-left-out' });
const projects = taggedProjects(root);
const names = [...new Set(ruleset(projects).map((rule) => rule.name)), FOLDER_CYCLE];

test.each(names)('a fixture that violates %s is caught', (name) => {
  const guilty = found.filter(({ rule, from }) => rule === name && basename(from).startsWith(`${name}.`));
  expect(guilty.length).toBeGreaterThan(0);
});

test('nothing but what a fixture is named after is caught', () => {
  const surprising = found.filter(({ rule, from }) => !basename(from).startsWith(`${rule}.`));
  expect(surprising).toEqual([]);
});

test('every project of the workspace has a line in the table', () => {
  expect(taggedProjects(join(import.meta.dirname, '../..')).length).toBeGreaterThan(10);
});
