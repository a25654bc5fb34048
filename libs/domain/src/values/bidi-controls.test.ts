import { withoutDirections, withoutOverrides } from './bidi-controls.js';

test('a title keeps no control of direction', () => {
  expect(withoutDirections('\u202eMira\u202c \u2067x\u2069\u200e\u200f\u061c')).toBe('Mira x');
  expect(withoutDirections('משתמש 7')).toBe('משתמש 7');
});

test('a text in another keeps its own isolation alone', () => {
  expect(withoutOverrides('a \u2068Mira\u2069 b')).toBe('a \u2068Mira\u2069 b');
  expect(withoutOverrides('Mira\u2069\u202eevil')).toBe('Miraevil');
  expect(withoutOverrides('\u2067\u202dMira')).toBe('Mira');
  expect(withoutOverrides('Mi\u2069\u2066ra')).toBe('Mira');
});
