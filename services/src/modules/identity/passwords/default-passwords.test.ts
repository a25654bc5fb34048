import { createHash } from 'node:crypto';
import { DefaultPasswords } from './default-passwords.js';
import { PasswordHasher } from './password-hasher.js';

test('a hash that stays the same with another salt is compared again', async () => {
  const defaults = new DefaultPasswords(new PasswordHasher(4));
  const password = createHash('sha512').update('admin0a1b').digest('hex');
  expect(await defaults.has('admin', { password, salt: 'ffff' })).toBe(false);
  expect(await defaults.has('admin', { password, salt: '0a1b' })).toBe(true);
});
