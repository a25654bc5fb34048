import { cleanMessage, fingerprintOf, MAX_REPORTED_MESSAGE } from './error-message.js';

describe('cleanMessage', () => {
  it.each([
    ['TypeError: x is\nnot\ta  function', 'TypeError: x is not a function'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['safe\u202Eevil\u0000\u200B!', 'safe evil !'],
    [
      'GET https://willow.example/player/4?token=abc&x=1 failed',
      'GET https://willow.example/player/4 failed',
    ],
    ['at /he/rankings?search=bob#top=1', 'at /he/rankings'],
    ['is it a?b:c or x => x', 'is it a?b:c or x => x'],
    ['no mail to mio@willow.example now', 'no mail to …@… now'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0x.sig', 'Bearer eyJhbGciOiJIUzI1NiJ9.….sig'],
    ['code 0123456789abcdef0123456789abcdef', 'code …'],
    ['half \uD83D of it', 'half of it'],
  ])('keeps of %j', (message, kept) => {
    expect(cleanMessage(message)).toBe(kept);
  });

  it('cuts what is long between characters', () => {
    expect(cleanMessage(`${'x '.repeat(99)}x😀`)).toBe(`${'x '.repeat(99)}x`);
  });

  it.each(['a', '@', 'a@', '?=', '1-', '\u0301'])(
    'looks at the beginning of a text of %j alone',
    (character) => {
      const replace = vi.spyOn(String.prototype, 'replace');
      cleanMessage(character.repeat(30_000));
      const lengths = replace.mock.contexts.map((text) => String(text).length);
      replace.mockRestore();
      expect(lengths.length).toBeGreaterThan(0);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_REPORTED_MESSAGE);
    },
  );
});

it('takes messages that differ in numbers for one', () => {
  expect(fingerprintOf('Row 12 of 40')).toBe(fingerprintOf('row 7 of 123'));
  expect(fingerprintOf('Row 12 of 40')).not.toBe(fingerprintOf('Row 12 in 40'));
  expect(fingerprintOf('')).toMatch(/^[0-9a-f]{16}$/);
});
