import { Secret, TOTP } from 'otpauth';
import { newTotpSecret, stepOfCode, totpUri } from './one-time-codes.service.js';

const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const NOW = 1_111_111_109_000;
const STEP = Math.floor(NOW / 30_000);
const codeAt = (timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(SECRET), timestamp });

test('knows the codes of RFC 6238', () => {
  expect(stepOfCode(SECRET, '287082', 59_000)).toBe(1);
  expect(stepOfCode(SECRET, '081804', NOW)).toBe(STEP);
});

test('takes the codes of one step before and after, and no further', () => {
  const stepOf = (steps: number) => stepOfCode(SECRET, codeAt(NOW + steps * 30_000), NOW);
  expect([-2, -1, 0, 1, 2].map(stepOf)).toEqual([undefined, STEP - 1, STEP, STEP + 1, undefined]);
});

test.each(['', '08180', '0818044', 'abcdef', '٠٨١٨٠٤'])('%j is no code', (code) => {
  expect(stepOfCode(SECRET, code, NOW)).toBeUndefined();
});

test('an app reads issuer, name and secret', () => {
  const uri = new URL(totpUri(SECRET, 'Willow Keep: east', 'Wren'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Wren');
  expect(uri.searchParams.get('issuer')).toBe('Willow Keep: east');
  expect(uri.searchParams.get('secret')).toBe(SECRET);
});

test('secrets have 160 bits and are no two the same', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
