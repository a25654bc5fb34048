import { AccountEntity } from '../../src/game/index.js';
import type { ApiKeysDto, NewApiKeyDto } from '../../src/modules/public-api/keys/api-keys.dto.js';
import type { TestApi } from '../harness/start-api.js';

const KEYS = '/api/api-keys';

interface Town {
  api: () => TestApi;
  newPlayer: () => Promise<{ id: number; token: string }>;
}

/** Needs a portal where an address may search three times a minute, and an account with keys. */
export function apiKeys({ api, newPlayer }: Town): void {
  const own = (token?: string) => api().call<ApiKeysDto>(KEYS, { token });
  const add = (token: string, name: unknown) =>
    api().call<NewApiKeyDto & { code?: string }>(KEYS, { method: 'POST', token, payload: { name } });
  const remove = (token: string, id: number | string | undefined) =>
    api().call<ApiKeysDto & { code?: string }>(`${KEYS}/${id}/remove`, {
      method: 'POST',
      token,
      payload: {},
    });
  const search = (key: string) =>
    api().call<{ code?: string }>('/api/v1/public/market/offers', { headers: { 'x-api-key': key } });

  describe('keys of the public API', () => {
    it('are shown once, count for themselves, and end at once when they are removed', async () => {
      const { id, token } = await newPlayer();
      const { status, body } = await add(token, ' Guild site ');
      expect([status, body]).toMatchObject([
        200,
        {
          key: expect.stringMatching(/^portico_api_[\w-]{43}$/),
          searches: 3,
          keys: [{ name: 'Guild site' }],
        },
      ]);
      const listed = (await own(token)).body;
      expect(listed).toMatchObject({ keys: [{ name: 'Guild site', lastUsedAt: null }] });
      const [row] = await api().database.reader.query('SELECT * FROM portal_api_key WHERE account_id = ?', [
        id,
      ]);
      expect(JSON.stringify([listed, row])).not.toContain(body.key.slice(20));
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await search(body.key)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      const another = (await add(token, 'another')).body.key;
      expect((await search(another)).status).toBe(429);
      expect((await own(token)).body.keys[1]?.lastUsedAt).toBeGreaterThan(0);
      expect((await remove(token, listed.keys[0]?.id)).body.keys).toMatchObject([{ name: 'another' }]);
      const refused = await search(body.key);
      expect([refused.status, refused.body.code]).toEqual([401, 'public_api.key_unknown']);
    });

    it('open nothing once their account is banned', async () => {
      const { id, token } = await newPlayer();
      const { key } = (await add(token, 'bot')).body;
      await api().seed(async (manager) => void (await manager.update(AccountEntity, { id }, { banned: 1 })));
      expect((await search(key)).status).toBe(401);
    });

    it('are at most five of an account, also when several come at once', async () => {
      const { token } = await newPlayer();
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => add(token, `key ${number}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
      expect((await own(token)).body.keys).toHaveLength(5);
    });

    it('belong to their account, and are refused without a name', async () => {
      const [one, other] = [await newPlayer(), await newPlayer()];
      const { keys } = (await add(one.token, 'mine')).body;
      const foreign = await remove(other.token, keys[0]?.id);
      expect([foreign.status, foreign.body.code]).toEqual([404, 'public_api.key_not_found']);
      for (const name of [undefined, '', '  ', 5, 'x'.repeat(61)])
        expect([name, (await add(one.token, name)).status]).toEqual([name, 400]);
      expect((await remove(one.token, 'x')).status).toBe(400);
      expect([(await own()).status, (await add('x', 'a')).status, (await remove('x', 1)).status]).toEqual([
        401, 401, 401,
      ]);
      expect((await search('x')).status).toBe(401);
    });
  });
}
