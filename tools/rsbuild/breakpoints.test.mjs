import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { projects, ROOT } from '../bootstrap/workspace.mjs';
import { breakpoints, readBreakpoints } from './breakpoints.mjs';

function styleSheets() {
  const sources = projects()
    .map(({ folder }) => path.join(ROOT, folder, 'src'))
    .filter((folder) => existsSync(folder));
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );
}

const built = (css) => postcss([breakpoints()]).process(css, { from: undefined }).css;

test('there are five widths, from narrow to wide', () => {
  const widths = [...readBreakpoints().values()].map((condition) =>
    Number(/^\(width <= (\d+)px\)$/.exec(condition)?.[1]),
  );
  expect(widths).toEqual([360, 480, 768, 1099, 1600]);
});

test('a name stands for its width, alone and in a longer condition', () => {
  expect(built('@media (--phone) {}')).toBe('@media (width <= 768px) {}');
  expect(built('@media print, (--tablet) and (not (--phone)) {}')).toBe(
    '@media print, (width <= 1099px) and (not (width <= 768px)) {}',
  );
  expect(built('@media (hover) {}')).toBe('@media (hover) {}');
});

test('what was built with them is built again when they change', () => {
  const { messages } = postcss([breakpoints()]).process('', { from: '/a.css' }).sync();
  expect(messages).toEqual([
    expect.objectContaining({
      type: 'dependency',
      file: expect.stringMatching(/breakpoints\.css$/),
      parent: expect.stringMatching(/a\.css$/),
    }),
  ]);
});

test('no part of a page asks itself whether the screen is that of a phone or tablet', () => {
  const widths = new Set([...readBreakpoints().values()].map((condition) => /\d+px/.exec(condition)?.[0]));
  const asked = styleSheets().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@container[^{\n]*\{/g)]
      .filter(([query]) => [...query.matchAll(/\d+px/g)].some(([width]) => widths.has(width)))
      .map(([query]) => `${file}: ${query}`),
  );
  expect(asked).toEqual([]);
});

test('a name that no one knows fails the build', () => {
  expect(() => built('@media (--watch) {}')).toThrow('--watch is no breakpoint');
});
