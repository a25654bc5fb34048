import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { EntityManager } from 'typeorm';
import type { AppearanceDto } from '../../src/modules/avatars/appearance/appearance.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { BAD_IDS } from '../rows/refusals.js';

const NOBODY = [3, 4, 5, 999];

function wear(manager: EntityManager, characterid: number, position: number, itemid: number, more = {}) {
  return insertRow(manager, 'inventoryitems', {
    type: 1,
    characterid,
    itemid,
    inventorytype: -1,
    position,
    quantity: 1,
    owner: '',
    flag: 0,
    giftFrom: '',
    ...more,
  });
}

onOneEngine('appearances', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      await insertAccount(manager, 3, { tempban: '2037-01-01 00:00:00' });
      const body = { skincolor: 2, gender: 1, hair: 31_043, face: 21_005 };
      await insertCharacter(manager, 1, { name: 'Brannoc', ...body });
      await insertCharacter(manager, 2, { name: 'Bran' });
      await insertCharacter(manager, 3, { name: 'Outcast', accountid: 2 });
      await insertCharacter(manager, 4, { name: 'Waiting', accountid: 3 });
      await insertCharacter(manager, 5, { name: 'Keeper', gm: 3 });
      await wear(manager, 1, -1, 1_002_001);
      await wear(manager, 1, -101, 1_002_777);
      await wear(manager, 1, -5, 1_040_002);
      await wear(manager, 1, -6, 1_060_002);
      await wear(manager, 1, -11, 1_302_000);
      await wear(manager, 1, -111, 1_702_003);
      await wear(manager, 1, -8, 1_082_002);
      // A ring, a cape in the bag, shoes in a store and a shield in the cash shop are not visible.
      await wear(manager, 1, -12, 1_112_000);
      await wear(manager, 1, 1, 1_102_000, { inventorytype: 1 });
      await wear(manager, 1, -7, 1_072_000, { type: 6 });
      await wear(manager, 1, -10, 1_092_000, { type: 3 });
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('tells what a character wears, covers first', async () => {
    const answer = await api.call<AppearanceDto>('/api/characters/appearance/1');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      characterId: 1,
      gender: 1,
      skin: 2,
      face: 21_005,
      hair: 31_043,
      cap: 1_002_777,
      coat: 1_040_002,
      pants: 1_060_002,
      weapon: 1_702_003,
      glove: 1_082_002,
      weaponType: 'sword',
      worn: [
        { slot: 'cap', itemId: 1_002_777, name: null },
        { slot: 'coat', itemId: 1_040_002, name: null },
        { slot: 'pants', itemId: 1_060_002, name: null },
        { slot: 'glove', itemId: 1_082_002, name: null },
        { slot: 'weapon', itemId: 1_702_003, name: null },
      ],
    });
  });

  it('gives a character of nothing but a name the default body', async () => {
    const { body } = await api.call<AppearanceDto>('/api/characters/appearance/2');
    expect(body).toEqual({ characterId: 2, gender: 0, skin: 0, face: 20_000, hair: 30_000, worn: [] });
  });

  it.each(['characters/appearance', 'character/icon'])(
    'finds no one hidden, banned or unknown: %s',
    async (path) => {
      for (const id of NOBODY) {
        const { status, body } = await api.call<ErrorBody>(`/api/${path}/${String(id)}`);
        expect([id, status, body.code]).toEqual([id, 404, 'players.player_not_found']);
      }
    },
  );

  it.each(['characters/appearance', 'character/icon'])('refuses ids that are none: %s', async (path) => {
    for (const id of BAD_IDS) {
      const { status, body } = await api.call<ErrorBody>(`/api/${path}/${id}`);
      expect([id, status, body.code]).toEqual([id, 400, 'request.validation_failed']);
    }
  });

  it('draws a portrait once for all who look the same, and says when nothing changed', async () => {
    const bust = await api.call<string>('/api/character/icon/1');
    expect([bust.status, bust.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(bust.text).toMatch(/^<svg /);
    const figure = await api.call<string>('/api/character/icon/1?view=figure');
    expect(figure.text).not.toBe(bust.text);
    const again = await api.call('/api/character/icon/1', {
      headers: { 'if-none-match': String(bust.headers['etag']) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('refuses a view that there is not', async () => {
    const { status, body } = await api.call<ErrorBody>('/api/character/icon/1?view=back');
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'view']);
  });

  it('finds a portrait by the whole name, in any case', async () => {
    const figure = await api.call('/api/character-proxy?name=Brannoc');
    const named = await api.call('/api/character-proxy?name=bRANNOC');
    expect([named.status, named.text]).toEqual([200, figure.text]);
    const other = await api.call('/api/character-proxy?name=Bran');
    expect([other.status, other.text === figure.text]).toEqual([200, false]);
  });

  it.each(['Brann', 'rannoc', 'Outcast', 'Keeper', '%25', "';--"])('knows no one called %s', async (name) => {
    const { status, body } = await api.call<ErrorBody>(`/api/character-proxy?name=${name}`);
    expect([status, body.code]).toEqual([404, 'players.player_not_found']);
  });

  it.each(['', '?name=', '?name=%20', '?name=ABCDEFGHIJKLMN', '?name=a%00b', '?name=a&name=b'])(
    'refuses the name in "%s"',
    async (query) => {
      const { status, body } = await api.call<ErrorBody>(`/api/character-proxy${query}`);
      expect([status, body.code, body.issues?.[0]?.field]).toEqual([
        400,
        'request.validation_failed',
        'name',
      ]);
    },
  );
});
