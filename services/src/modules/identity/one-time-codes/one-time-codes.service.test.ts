import { newRecoveryCodes, readRecoveryCode } from './one-time-codes.service.js';

test('there are ten, all different, and each is read as it is shown', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(readRecoveryCode(code)).toBe(code.replace('-', ''));
  }
});

test.each([
  [' ABCDE fghjk ', 'abcdefghjk'],
  ['oil00-11111', '0110011111'],
])('%j is read as %s', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test.each(['', '123456', 'abcde-fghj', 'abcde-fghjkm', 'abcde-fghj!', 'abcde-fghju'])(
  '%j is none',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined();
  },
);
