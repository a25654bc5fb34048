import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, projects } from '../bootstrap/workspace.mjs';

const DECLARED = /(--[\w-]+)\s*:/g;
/** Components set properties by name. */
const NAMED = /['"`](--[a-z][\w-]*)/g;
const USED = /var\(\s*(--[\w-]+)/g;

function sources() {
  const folders = projects().map(({ folder }) => path.join(ROOT, folder, 'src'));
  return folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((name) => /\.(?:css|tsx?)$/.test(name))
        .map((name) => path.join(folder, name)),
    )
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

// Browsers silently drop a declaration with an unknown property.
test('every custom property that a style sheet uses is declared', () => {
  const files = sources();
  const declared = new Set(
    files.flatMap(({ file, source }) =>
      [...source.matchAll(file.endsWith('.css') ? DECLARED : NAMED)].map(([, name]) => name),
    ),
  );
  const faults = files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, source }) =>
      [...source.matchAll(USED)]
        .filter(([, name]) => !declared.has(name))
        .map(([, name]) => `${path.relative(ROOT, file)}: ${name}`),
    );
  expect(declared).toContain('--text-s');
  expect(faults).toEqual([]);
});
