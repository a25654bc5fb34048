import { createHash } from 'node:crypto';
import { hashSync } from '@node-rs/bcrypt';
import { forEachEngine } from '@portico/testing-api';
import { GameFeatures } from '../../src/game/index.js';
import { setPassword } from '../../src/modules/identity/index.js';
import type { LoginDto } from '../../src/modules/identity/login/login.dto.js';
import { proves } from '../harness/proves.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';

const PASSWORD = 'Moss & Willow 7';

forEachEngine('a fork whose accounts have a salt, and neither an address nor a birthday', (engine) => {
  proves('modules/identity/passwords/format-of-new-passwords');

  test('gets and changes passwords in the format that its game reads', async () => {
    const api = await startApi({ engine });
    const post = (path: string, payload: object, token?: string) =>
      api.call<LoginDto>(`/api/auth/${path}`, { method: 'POST', payload, token });
    const login = (password: string, username = 'Wren') => post('login', { username, password });
    const isOfGame = async (name: string, password: string) => {
      const [row] = await api.database.reader.query<{ password: string; salt: string }[]>(
        'SELECT password, salt FROM accounts WHERE name = ?',
        [name],
      );
      const salted = password + (row?.salt ?? '');
      return row?.password === createHash('sha512').update(salted).digest('hex');
    };
    try {
      await api.seed(async (manager) => {
        await manager.query('ALTER TABLE accounts ADD COLUMN salt VARCHAR(32) NULL');
        for (const column of ['email', 'birthday'])
          await manager.query(`ALTER TABLE accounts DROP COLUMN ${column}`);
        const old = createHash('sha1').update(PASSWORD).digest('hex');
        await insertAccount(manager, 1, { name: 'Older', password: old });
      });
      await api.app.get(GameFeatures).refresh();
      const account = { username: 'Wren', email: 'wren@example.org', password: PASSWORD };
      expect((await post('register', account)).status).toBe(200);
      expect(await isOfGame('Wren', PASSWORD)).toBe(true);
      const { body } = await login(PASSWORD);
      const change = { currentPassword: PASSWORD, newPassword: 'Fern & Oak 8' };
      expect((await post('change-password', change, body.token)).status).toBe(200);
      expect(await isOfGame('Wren', change.newPassword)).toBe(true);
      expect((await login(change.newPassword)).status).toBe(200);
      expect((await login(PASSWORD)).status).toBe(400);
      // A game with salts reads SHA-1 too, and replaces it.
      expect((await login(PASSWORD, 'Older')).status).toBe(200);
      expect(await isOfGame('Older', PASSWORD)).toBe(true);
    } finally {
      await api.close();
    }
  });

  test.each([
    ['as most stored passwords are', {}, /^\$2/],
    ['as a setting says', { useSalts: true }, /^[\da-f]{128}$/],
  ])('gets new passwords %s where the column is left over', async (_, identity, format) => {
    const api = await startApi({ engine, settings: { server: { identity } } });
    try {
      await api.seed(async (manager) => {
        await manager.query('ALTER TABLE accounts ADD COLUMN salt VARCHAR(32) NULL');
        await insertAccount(manager, 1, { name: 'Sable', password: hashSync(PASSWORD, { cost: 4 }) });
        await insertAccount(manager, 2, { name: 'Older', password: '0a'.repeat(64), salt: 'a' });
      });
      await api.app.get(GameFeatures).refresh();
      const payload = { username: 'Wren', email: 'wren@example.org', password: PASSWORD };
      expect((await api.call('/api/auth/register', { method: 'POST', payload })).status).toBe(200);
      await setPassword(api, 'Older', () => Promise.resolve('Fern & Oak 8'));
      const rows = await api.database.reader.query<{ password: string }[]>(
        "SELECT password FROM accounts WHERE name <> 'Sable'",
      );
      expect(rows.map(({ password }) => password)).toEqual([
        expect.stringMatching(format),
        expect.stringMatching(format),
      ]);
    } finally {
      await api.close();
    }
  });

  test('lets a player in whose new hash the table cannot hold', async () => {
    const api = await startApi({ engine });
    try {
      const old = createHash('sha1').update(PASSWORD).digest('hex');
      await api.seed(async (manager) => {
        await manager.query(
          'ALTER TABLE accounts ADD COLUMN salt VARCHAR(32) NULL CHECK (LENGTH(salt) < 17)',
        );
        await insertAccount(manager, 1, { name: 'Older', password: old });
      });
      await api.app.get(GameFeatures).refresh();
      const payload = { username: 'Older', password: PASSWORD };
      expect((await api.call('/api/auth/login', { method: 'POST', payload })).status).toBe(200);
      expect(await api.database.reader.query('SELECT password, salt FROM accounts')).toEqual([
        { password: old, salt: null },
      ]);
    } finally {
      await api.close();
    }
  });
});
