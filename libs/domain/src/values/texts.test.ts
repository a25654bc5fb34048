import { withoutDirections, withoutOverrides, writtenText, counted, clockText, textIn } from './texts.js';

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

test.each([
  '',
  ' ',
  '\u200B',
  '\u00AD\u2060',
  '\u3164',
  '\uFE0F',
  '\u2800 \u00A0',
  '\u{E0020}',
  '\u200E\u200D',
])('%j is nothing', (text) => {
  expect(writtenText(text)).toBe('');
});

test.each([
  [' bots on channel 3 ', 'bots on channel 3'],
  ['ב\u200Fא', 'ב\u200Fא'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['\u200B.', '\u200B.'],
])('of %j it is %j that is read', (text, written) => {
  expect(writtenText(text)).toBe(written);
});

it('says one thing and several things', () => {
  expect([0, 1, 3].map((count) => counted(count, 'vote point'))).toEqual([
    '0 vote points',
    '1 vote point',
    '3 vote points',
  ]);
});

it.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3600, '01:00:00'],
  [14_352, '03:59:12'],
  [49 * 3600, '49:00:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

describe('words of an owner', () => {
  it('are the same in every language when they are one text', () => {
    expect(textIn('Discord', 'he')).toBe('Discord');
  });

  it('are those of the language, and English where it has none', () => {
    const text = { en: 'Guild rules', he: 'חוקי הגילדה' };
    expect(textIn(text, 'he')).toBe('חוקי הגילדה');
    expect(textIn(text, 'ko')).toBe('Guild rules');
  });
});
