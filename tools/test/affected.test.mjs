import { affectedProjects } from './affected.mjs';

const FOLDERS = ['services', 'libs/domain', 'mfe-market'];
const reach = (files) => files.map((file) => `reached by ${file}`);

test('what changed in a project affects what the graph says', () => {
  const affected = affectedProjects(['libs/domain/src/jobs.ts', 'README.md'], { folders: FOLDERS, reach });
  expect([...affected]).toEqual(['reached by libs/domain/src/jobs.ts']);
});

test.each(['package-lock.json', 'tsconfig.base.json', 'services.ts'])('%s affects every project', (file) => {
  expect(affectedProjects(['services/src/main.ts', file], { folders: FOLDERS, reach })).toBeUndefined();
});

test.each([[[]], [['docs/measuring.md', 'services/README.md']]])('%j affects no project', (files) => {
  expect(affectedProjects(files, { folders: FOLDERS, reach })).toEqual(new Set());
});

test('the graph knows who uses a library', () => {
  const affected = affectedProjects(['libs/domain/src/jobs.ts']);
  for (const name of ['@portico/domain', '@portico/services', 'mfe-market']) expect(affected).toContain(name);
  expect(affectedProjects(['mfe-market/src/remote.tsx'])).not.toContain('@portico/services');
});
