import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

it('stands in for Rubik with a regular and a bold face, none of it drawn bolder by the browser', () => {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, face = '']) => face)
    .filter((face) => face.includes("'Rubik Fallback'"));
  expect(faces.map((face) => /font-weight: ([\d ]+);/.exec(face)?.[1])).toEqual(['300 549', '550 900']);
  const [regular = '', bold = ''] = faces;
  expect(regular).toContain("local('Arial')");
  expect(bold.match(/local\('[^']*'\)/g)?.every((name) => /Bold/.test(name))).toBe(true);
});
