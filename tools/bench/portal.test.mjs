import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import { filesOf } from '../docs/links.mjs';

test('each built module that a tool loads has a source', () => {
  const loaded = filesOf(ROOT, /\.mjs$/, 'tools').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/loadBuilt\('([^']+)'\)/g)].map(([, path]) => path),
  );
  const sourceOf = (path) => join(ROOT, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
  expect(loaded).not.toEqual([]);
  expect(loaded.filter((path) => !existsSync(sourceOf(path)))).toEqual([]);
});
