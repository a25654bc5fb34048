import { testConfig } from '../../../../test/harness/test-config.js';
import { FactorKeys } from './factor-keys.js';

const keysOf = (tokenSecret: string) => new FactorKeys(testConfig({ home: '/nowhere', tokenSecret }));
const keys = keysOf('one-secret-that-is-long-enough-to-be-it');
const others = keysOf('another-secret-that-is-long-enough-to-be');

test('a sealed secret opens for its account alone, under the same token secret alone', () => {
  const sealed = keys.seal(7, 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(keys.unseal(7, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(keys.unseal(8, sealed)).toBeUndefined();
  expect(others.unseal(7, sealed)).toBeUndefined();
  expect(keys.seal(7, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

test.each(['', 'short', 'A'.repeat(80)])('what was never sealed does not open: %j', (text) => {
  expect(keys.unseal(7, text)).toBeUndefined();
});

test('a sealed secret that was changed does not open', () => {
  const bytes = Buffer.from(keys.seal(7, 'JBSWY3DPEHPK3PXP'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(keys.unseal(7, bytes.toString('base64url'))).toBeUndefined();
});

test('hashes of codes and handles of accounts differ by account and token secret', () => {
  expect(keys.codeHash(7, 'code')).toMatch(/^[0-9a-f]{64}$/);
  expect(keys.codeHash(8, 'code')).not.toBe(keys.codeHash(7, 'code'));
  expect(others.codeHash(7, 'code')).not.toBe(keys.codeHash(7, 'code'));
  expect(keys.userHandle(7)).toEqual(keys.userHandle(7));
  expect(keys.userHandle(7)).not.toEqual(keys.userHandle(8));
  expect(keys.userHandle(7)).toHaveLength(32);
});
