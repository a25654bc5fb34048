/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as pieces from './generated/pieces';
import * as small from './generated/small-drawings';

function classesIn(...files: string[]): ReadonlySet<string> {
  const sheets = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
  return new Set([...sheets.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
}

const LANDSCAPE = classesIn('hero/paints.module.css', 'hero/scenery.module.css');
const SMALL = classesIn('small-drawing/small-drawing.module.css');

test.each([
  ...Object.entries(pieces).map(([name, parts]) => [name, parts, LANDSCAPE] as const),
  ...Object.entries(small).map(([name, parts]) => [name, parts, SMALL] as const),
])('every class of the drawing %s is a paint', (_name, parts, paints) => {
  expect(parts.map(([paint]) => paint).filter((paint) => !paints.has(paint))).toEqual([]);
});
