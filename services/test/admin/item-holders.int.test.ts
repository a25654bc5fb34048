import { forEachEngine } from '@portico/testing-api';
import type { HoldersDto } from '../../src/modules/admin/holders/holders.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { whileLocked } from '../harness/locked-tables.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { statementsOf } from '../harness/statements.js';

const [ADMIN, MARA, MARTIN, BANNED] = [1, 11, 12, 13];
const RING = 1_112_400;

forEachEngine('characters and accounts that hold an item', (engine) => {
  const describeOnServer = engine === 'mariadb' ? describe : describe.skip;
  proves('modules/admin/holders/holders.service', 'modules/dashboard/reports');

  let api: TestApi;
  let admin: string;
  let player: string;

  beforeAll(async () => {
    api = await startApi({ engine, settings: { server: { limits: { search: 1_000_000 } } } });
    await api.seed(async (manager) => {
      await insertAccount(manager, ADMIN, { name: 'keeper' });
      await insertCharacter(manager, 101, { accountid: ADMIN, name: 'Keeper', gm: 3 });
      await insertAccount(manager, MARA, { name: 'mara_w' });
      for (const [index, id] of [200, 201].entries())
        await insertCharacter(manager, id, { accountid: MARA, name: `Tama${index}`, level: 10 + index });
      await insertAccount(manager, MARTIN, { name: 'MARtin' });
      await insertCharacter(manager, 300, { accountid: MARTIN, name: 'Hidden' });
      await insertAccount(manager, BANNED, { name: 'maraxw', banned: 1, banreason: 'bots' });
      const row = {
        itemid: RING,
        inventorytype: 1,
        position: 1,
        quantity: 1,
        owner: '',
        flag: 0,
        giftFrom: '',
      };
      const put = (values: Record<string, number | string>) =>
        insertRow(manager, 'inventoryitems', { ...row, ...values });
      await insertRow(manager, 'storages', {
        storageid: 77,
        accountid: MARTIN,
        world: 0,
        slots: 4,
        meso: 0,
      });
      await put({ inventoryitemid: 1, type: 1, characterid: 200, quantity: 30 });
      await put({ inventoryitemid: 2, type: 1, characterid: 200, quantity: 12 });
      await put({ inventoryitemid: 3, type: 1, characterid: 200, inventorytype: -1, position: -12 });
      await put({ inventoryitemid: 4, type: 2, accountid: 77, quantity: 5 });
      await put({ inventoryitemid: 5, type: 4, accountid: BANNED, quantity: 4 });
      await put({ inventoryitemid: 6, type: 6, characterid: 300, quantity: 10 });
      await insertRow(manager, 'inventorymerchant', { inventoryitemid: 6, characterid: 300, bundles: 7 });
      await put({ inventoryitemid: 7, type: 6, characterid: 201, quantity: 3 });
      await insertRow(manager, 'inventorymerchant', { inventoryitemid: 7, characterid: 201, bundles: 1 });
      await put({ inventoryitemid: 8, type: 9, characterid: 200, quantity: 2 });
      await put({ inventoryitemid: 9, type: 1, characterid: 9999, quantity: 1 });
      await put({ inventoryitemid: 10, type: 1, characterid: 200, itemid: RING + 1, quantity: 99 });
      await insertRow(manager, 'portal_ore_item', { account_id: MARA, item_id: RING, quantity: 8 });
      await manager.query('UPDATE characters SET HasMerchant = 1 WHERE id = 300');
    });
    const sessions = api.app.get(SessionsService);
    [admin, player] = [await sessions.open(ADMIN), await sessions.open(MARA)];
  });

  afterAll(() => api.close());

  const holders = (token = admin, query = '') =>
    api.call<HoldersDto>(`/api/admin/items/${RING}/holders${query}`, { token });

  test('are listed with amounts and places, the largest first', async () => {
    const { status, body } = await holders();
    expect(status).toBe(200);
    expect(body).toMatchObject({ itemId: RING, amount: 136, holders: 9, pagination: { total: 9 } });
    const shown = body.list.map((one) => [one.place, one.amount, one.characterName, one.accountName]);
    expect(shown).toEqual([
      ['store', 70, 'Hidden', 'MARtin'],
      ['bag', 42, 'Tama0', 'mara_w'],
      ['oreStorage', 8, null, 'mara_w'],
      ['storage', 5, null, 'MARtin'],
      ['cashShop', 4, null, 'maraxw'],
      ['storeClosed', 3, 'Tama1', 'mara_w'],
      ['parcel', 2, null, null],
      expect.anything(),
      expect.anything(),
    ]);
    expect(body.list.slice(7)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ place: 'worn', characterId: 200, level: 10, amount: 1 }),
        expect.objectContaining({ place: 'bag', characterId: 9999, accountId: null, characterName: null }),
      ]),
    );
    expect(body.list[1]).toMatchObject({ stacks: 2, accountId: MARA, ban: null });
    expect(body.list[4]).toMatchObject({ ban: { type: 'permanent', reason: 'bots', by: null, at: null } });
  });

  test('come page by page, and their rows are read once for all pages', async () => {
    await holders();
    const statements = await statementsOf(api.database, async () => {
      expect((await holders(admin, '?page=2&limit=4')).body.list.map(({ amount }) => amount)).toEqual([
        4, 3, 2, 1,
      ]);
    });
    expect(statements.filter(({ text }) => text.includes('inventoryitems'))).toEqual([]);
    const none = await api.call<HoldersDto>('/api/admin/items/4000001/holders', { token: admin });
    expect(none.body).toMatchObject({ itemName: 'Item 4000001', amount: 0, holders: 0, list: [] });
  });

  describeOnServer('of a database that is slow', () => {
    test('are not waited for: who asks learns that it takes too long', async () => {
      await whileLocked(api, ['inventoryitems'], async () => {
        const answer = await api.call('/api/admin/items/2000000/holders', { token: admin });
        expect(answer.body).toMatchObject({ code: 'logs.too_long' });
      });
    });
  });

  test('are told to admins alone', async () => {
    expect((await holders(player)).status).toBe(403);
    expect((await api.call(`/api/admin/items/${RING}/holders`)).status).toBe(401);
    expect((await holders(admin, '?page=0')).status).toBe(400);
    expect((await api.call('/api/admin/items/oar/holders', { token: admin })).status).toBe(400);
  });
});
