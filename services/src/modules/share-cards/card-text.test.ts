import { drawableText, fitted, widthOf } from './card-text.js';

it.each(['Dockside Crab', 'Меч рассвета', 'שומר המגדל', 'São João – “Ö”'])('writes %s', (text) => {
  expect(drawableText(text)).toBe(text);
});

it.each(['소라', '港のカニ', '螃蟹', 'Crab ★', '', '   ', 'a\u0000b', '\ud800'])(
  'leaves %j out, for which the face has no letters',
  (text) => {
    expect(drawableText(text)).toBeUndefined();
  },
);

it('joins letters and their marks, and runs of spaces', () => {
  expect(drawableText(' Sa\u0303o \n Joa\u0303o ')).toBe('São João');
});

describe('a text in a space of 600', () => {
  const fit = (text: string) => fitted(text, { width: 600, largest: 84, smallest: 40 });

  it('is as large as it may be where it is short', () => {
    expect(fit('Mila')).toEqual({ lines: ['Mila'], size: 84 });
  });

  it('is broken at the space in its middle where it is long', () => {
    expect(fit('Captain of the Southern Shore').lines).toEqual(['Captain of the', 'Southern Shore']);
  });

  it.each([
    'W'.repeat(60),
    `${'W'.repeat(40)} ${'m'.repeat(40)}`,
    'a b c d e f g '.repeat(20),
    'Щ Щ'.repeat(30),
  ])('never runs over its edge: %s', (text) => {
    const { lines, size } = fit(text);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(600.001);
  });

  it('says by a sign that it was cut', () => {
    expect(fit('W'.repeat(60)).lines[0]).toMatch(/^W+…$/);
  });
});
