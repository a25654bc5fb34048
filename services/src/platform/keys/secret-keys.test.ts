import { createHmac } from 'node:crypto';
import { derivedKey, isSameSecret, Signer } from './index.js';

const SECRET = 'a token secret of a portal, long enough';

test('a signer signs with the key of its purpose alone', () => {
  const [stops, previews] = [new Signer(SECRET, 'stops'), new Signer(SECRET, 'previews')];
  const hash = createHmac('sha256', derivedKey(SECRET, 'stops')).update('12.s7').digest();
  expect(stops.sign('12.s7')).toBe(hash.toString('base64url'));
  expect(stops.sign('12.s7', 'hex')).toBe(hash.toString('hex'));
  expect(stops.hasSigned('12.s7', stops.sign('12.s7'))).toBe(true);
  for (const signature of [previews.sign('12.s7'), stops.sign('12.s8'), '', stops.sign('12.s7').slice(0, -1)])
    expect(stops.hasSigned('12.s7', signature)).toBe(false);
  expect(new Signer(`${SECRET}.`, 'stops').hasSigned('12.s7', stops.sign('12.s7'))).toBe(false);
});

test('secrets are the same only with every character', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  for (const given of ['', 'secre', 'secret ', 'Secret']) expect(isSameSecret(given, 'secret')).toBe(false);
});
