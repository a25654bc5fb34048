import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, projects } from '../bootstrap/workspace.mjs';

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;
const CLASS = /\.([a-zA-Z][\w-]*)/g;

/** Style sheets of all front-end projects, with the classes that each importer reads: by name, or any by a computed name. */
function sheets() {
  const found = new Map();
  const folders = projects().map(({ folder }) => path.join(ROOT, folder, 'src'));
  for (const folder of folders.filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true }).filter((file) => /\.tsx?$/.test(file))) {
      const file = path.join(folder, name);
      const source = readFileSync(file, 'utf8');
      for (const [line, styles, address] of source.matchAll(IMPORT)) {
        const sheet = path.join(path.dirname(file), address);
        const rest = source.replace(line, '');
        const names = [...rest.matchAll(new RegExp(`\\b${styles}\\.(\\w+)(?!['\\w.]*\\.css)`, 'g'))];
        const uses = found.get(sheet) ?? { names: new Set(), isByValue: false };
        for (const [, used] of names) uses.names.add(used);
        uses.isByValue ||= new RegExp(`\\b${styles}\\b(?!\\.|\\.module)`).test(
          rest.replaceAll(/^import .*$/gm, ''),
        );
        found.set(sheet, uses);
      }
    }
  }
  return found;
}

/** Classes of a style sheet; media and container conditions have none. */
function classesOf(sheet) {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const selectors = [...css.matchAll(/([^{};]*)\{/g)].map(([, selector]) => selector);
  return new Set(
    selectors
      .filter((selector) => !selector.includes('@'))
      .flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name]) => name)),
  );
}

test('every class that a component reads is in its style sheet, and every class of a style sheet is read', () => {
  const faults = [...sheets()].flatMap(([sheet, { names, isByValue }]) => {
    const classes = classesOf(sheet);
    const missing = [...names].filter((name) => !classes.has(name)).map((name) => `no .${name}`);
    const unread = isByValue
      ? []
      : [...classes].filter((name) => !names.has(name)).map((name) => `unread .${name}`);
    return [...missing, ...unread].map((fault) => `${path.relative(ROOT, sheet)}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
