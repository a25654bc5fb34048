import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, projects } from '../bootstrap/workspace.mjs';

const ORDER = 'libs/ui/src/tokens.css';
const SHEET = /import \w+ from '(\.[^']+\.module\.css)'/;
const COMPONENT = /export (?:const|function) ([A-Z]\w+)/g;
/** An element with a class of its importer's style sheet; an arrow function may come before the class. */
const STYLED = /<([A-Z]\w+)\b(?:[^<>]|=>)*?className=\{([^}]*\bstyles\b[^}]*)\}/g;

function layers() {
  const [, names] = /@layer ([\w, ]+);/.exec(readFileSync(path.join(ROOT, ORDER), 'utf8'));
  return names.split(', ');
}

/** Every component file that has a style sheet. */
function styledFiles() {
  const folders = projects().map(({ folder }) => path.join(ROOT, folder, 'src'));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /(?<!\.test)\.tsx$/.test(name))
      .flatMap((name) => {
        const file = path.join(folder, name);
        const source = readFileSync(file, 'utf8');
        const address = SHEET.exec(source)?.[1];
        return address === undefined ? [] : [{ file, source, sheet: path.join(path.dirname(file), address) }];
      }),
  );
}

// Pages load style sheets one after another, and shared ones again. In a single layer, the last one loaded would win.
test('a component is restyled from a later layer than its own, or from its own style sheet', () => {
  const order = layers();
  const layerOf = (sheet) => order.indexOf(/@layer (\w+)/.exec(readFileSync(sheet, 'utf8'))?.[1]);
  const files = styledFiles();
  const sheetOf = new Map(
    files.flatMap(({ source, sheet }) => [...source.matchAll(COMPONENT)].map(([, name]) => [name, sheet])),
  );
  const faults = files.flatMap(({ file, source, sheet }) =>
    [...source.matchAll(STYLED)].flatMap(([, name, value]) => {
      const other = sheetOf.get(name);
      const isSafe = other === undefined || other === sheet || layerOf(other) < layerOf(sheet);
      return isSafe ? [] : [`${path.relative(ROOT, file)}: <${name} className={${value}}>`];
    }),
  );
  expect(order).toContain('page');
  expect(faults).toEqual([]);
});
