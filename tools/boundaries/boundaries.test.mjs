import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NOT_CRUISED, violations, UNSEEN_SOURCE, unseenSources } from './cruise.mjs';
import { FILE_CYCLE, FOLDER_CYCLE } from './cycles.mjs';
import { ruleset, taggedProjects } from './ruleset.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'fixtures');
// Builds are not committed.
mkdirSync(join(FIXTURES, 'libs/ui/dist'), { recursive: true });
writeFileSync(join(FIXTURES, 'libs/ui/dist/index.js'), "export const name = 'ui';\n");
const { found } = await violations(FIXTURES);
const names = [
  ...new Set(ruleset(taggedProjects(FIXTURES)).map((rule) => rule.name)),
  FILE_CYCLE,
  FOLDER_CYCLE,
  UNSEEN_SOURCE,
];

const tagsOf = (root) => new Set(taggedProjects(root).map(({ tag }) => tag));
const patternsOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

test.each(names)('a fixture that violates %s is caught', (name) => {
  const guilty = found.filter(({ rule, from }) => rule === name && basename(from).startsWith(`${name}.`));
  expect(guilty.length).toBeGreaterThan(0);
});

test('nothing but what a fixture is named after is caught', () => {
  const surprising = found.filter(({ rule, from }) => !basename(from).startsWith(`${rule}.`));
  expect(surprising).toEqual([]);
});

test('the fixtures are found as the projects of the portal are, and have every tag that one of them has', () => {
  expect(patternsOf(FIXTURES)).toEqual(patternsOf(ROOT));
  expect(tagsOf(FIXTURES)).toEqual(tagsOf(ROOT));
});

test('every rule of the portal has a fixture', () => {
  expect(ruleset(taggedProjects(ROOT)).filter(({ name }) => !names.includes(name))).toEqual([]);
});

test('a violation is explained by the rule of its own project', () => {
  const first = found.find(({ from }) => basename(from).startsWith('remote-imports-its-own-libraries-only.'));
  expect(first?.comment).toMatch(/^fixture-mfe-a may import: /);
});

test('a project that falls out of the cruise is noticed by its files', () => {
  const all = unseenSources(ROOT, [], NOT_CRUISED).map(({ from }) => from);
  const folders = taggedProjects(ROOT).map(({ folder }) => folder);
  expect(folders.filter((folder) => !all.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  const [lost, ...kept] = folders;
  const seen = all.filter((file) => kept.some((folder) => file.startsWith(`${folder}/`)));
  const unseen = unseenSources(ROOT, seen, NOT_CRUISED);
  expect(unseen.map(({ from }) => from)).toEqual(all.filter((file) => file.startsWith(`${lost}/`)));
});
