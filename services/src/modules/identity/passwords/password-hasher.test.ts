import { createHash } from 'node:crypto';
import { hashSync } from '@node-rs/bcrypt';
import type { HashLane } from './hash-queue.js';
import { PasswordHasher } from './password-hasher.js';
import { kindOfStored, saltedPassword } from './stored-password.js';

const PASSWORD = 'Moss & Willow 7';

/** A hash of the game server takes a quarter of a second. */
const LOW_COST = 4;

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher(LOW_COST);

  afterAll(() => hasher.onModuleDestroy());

  test('writes what the game server writes', async () => {
    const asTheGame = new PasswordHasher();
    const stored = await asTheGame.hash(PASSWORD);
    expect(stored).toMatch(/^\$2y\$12\$[./A-Za-z\d]{53}$/);
    expect(await asTheGame.verify(PASSWORD, { password: stored })).toBe(true);
    expect(await asTheGame.verify(PASSWORD.toLowerCase(), { password: stored })).toBe(false);
    await asTheGame.onModuleDestroy();
  });

  test.each(['2a', '2b', '2x', '2y'])('knows bcrypt hashes that begin with $%s', async (version) => {
    const stored = hashSync(PASSWORD, { cost: 4 }).replace(/^\$2b/, `$${version}`);
    expect(await hasher.verify(PASSWORD, { password: stored })).toBe(true);
    expect(await hasher.verify(`${PASSWORD} `, { password: stored })).toBe(false);
  });

  test.each(['sha1', 'sha512'])('knows what older servers left as %s', async (kind) => {
    const stored = createHash(kind).update(PASSWORD).digest('hex');
    expect(await hasher.verify(PASSWORD, { password: stored })).toBe(true);
    expect(await hasher.verify(PASSWORD, { password: stored.toUpperCase() })).toBe(true);
    expect(await hasher.verify('another', { password: stored })).toBe(false);
  });

  test('knows what older servers wrote with a salt, and writes it as they do', async () => {
    const game = createHash('sha512').update(`${PASSWORD}0a1b`).digest('hex');
    expect(await hasher.verify(PASSWORD, { password: game, salt: '0a1b' })).toBe(true);
    expect(await hasher.verify(PASSWORD, { password: game, salt: null })).toBe(false);
    const [one, other] = [saltedPassword(PASSWORD), saltedPassword(PASSWORD)];
    expect(one).toEqual({
      password: expect.stringMatching(/^[\da-f]{128}$/),
      salt: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(one.salt).not.toBe(other.salt);
    expect(await hasher.verify(PASSWORD, one)).toBe(true);
    expect(await hasher.verify(PASSWORD, { ...one, salt: other.salt })).toBe(false);
  });

  test('knows what older servers left as plain text', async () => {
    expect(await hasher.verify(PASSWORD, { password: PASSWORD })).toBe(true);
    expect(await hasher.verify(PASSWORD.toLowerCase(), { password: PASSWORD })).toBe(false);
  });

  test('takes no stored hash for a password, and no text for that of nobody', async () => {
    const stored = [
      createHash('sha1').update(PASSWORD).digest('hex'),
      createHash('sha512').update(PASSWORD).digest('hex'),
      await hasher.hash(PASSWORD),
      '$2y$12$cut',
      '$2y$31$C6UzMDM.H6dfI/f/IKcEeO7ZBp1jJQfCWtA9dXvXGf0nfq0bY8yHu',
    ];
    for (const text of stored) expect(await hasher.verify(text, { password: text })).toBe(false);
    for (const closed of ['', '*', '!'])
      expect(await hasher.verify(closed, { password: closed })).toBe(false);
    expect(await hasher.verify('', undefined)).toBe(false);
    expect(await hasher.verify(PASSWORD, undefined)).toBe(false);
  });

  test.each([
    '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaGhhc2g',
    '$6$saltsalt$qFmFH.bQmmtXzyBY0s9v7Oicd2z4XSIecDzlB5KiA2',
    '$P$B55D6LjfHDkINU5wF.v2BuuzO0/XPk/',
    '{SSHA}W6ph5Mm5Pz8GgiULbPgzG37mj9gxMjM0',
    '{CRYPT}rl.3StKT.4T8M',
    '*2470C0C06DEE42FD1618BBB99005ADCA2EC9D1E19',
    'pbkdf2:sha256:600000$x$00ff',
    `${'0a'.repeat(16)}:salt`,
    ...[16, 28, 32, 48].map((bytes) => '0A'.repeat(bytes)),
  ])('takes no hash of another format for a password: %s', async (text) => {
    expect(kindOfStored(text)).toBe('unknown');
    expect(await hasher.verify(text, { password: text })).toBe(false);
  });

  test.each(['$ecret', '{curly}', 'name:word', 'abcdef12'])('takes %s for plain text', async (text) => {
    expect(await hasher.verify(text, { password: text })).toBe(true);
  });

  test('refuses at once what would wait too long, each lane by itself', async () => {
    const one = new PasswordHasher();
    const verify = (lane: HashLane) => one.verify(PASSWORD, undefined, { lane });
    const full = { code: 'request.too_many' };
    const salted = (lane: HashLane) => one.salted(PASSWORD, { lane });
    const work = Array.from({ length: 24 }, () => verify('stranger').catch(() => false));
    await expect(verify('stranger')).rejects.toMatchObject(full);
    await expect(salted('stranger')).rejects.toMatchObject(full);
    for (const lane of ['known', 'proven'] as const) {
      work.push(...Array.from({ length: 40 }, () => verify(lane).catch(() => false)));
      await expect(verify(lane)).rejects.toMatchObject(full);
    }
    await one.onModuleDestroy();
    await Promise.all(work);
  });
});
