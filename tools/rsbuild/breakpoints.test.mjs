import postcss from 'postcss';
import { breakpoints, readBreakpoints } from './breakpoints.mjs';

const built = (css) => postcss([breakpoints()]).process(css, { from: undefined }).css;

test('there are five widths, from narrow to wide', () => {
  const widths = [...readBreakpoints().values()].map((condition) =>
    Number(/^\(width <= (\d+)px\)$/.exec(condition)?.[1]),
  );
  expect(widths).toEqual([360, 480, 768, 1100, 1600]);
});

test('a name stands for its width, alone and in a longer condition', () => {
  expect(built('@media (--phone) {}')).toBe('@media (width <= 768px) {}');
  expect(built('@media print, (--tablet) and (not (--phone)) {}')).toBe(
    '@media print, (width <= 1100px) and (not (width <= 768px)) {}',
  );
  expect(built('@media (hover) {}')).toBe('@media (hover) {}');
});

test('a name that no one knows fails the build', () => {
  expect(() => built('@media (--watch) {}')).toThrow('--watch is no breakpoint');
});
