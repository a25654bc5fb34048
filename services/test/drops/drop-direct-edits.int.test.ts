import { DIRECT_EDIT_REASON } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { ChangeSetDto } from '../../src/modules/drops/change-sets/change-sets.dto.js';
import type { DropsEditedDto } from '../../src/modules/drops/drops.dto.js';
import type { TestAnswer, TestRequest } from '../harness/start-api.js';
import { startDesk } from '../rows/admin-desk.js';
import type { AdminDesk, Person } from '../rows/admin-desk.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

const CRAB = 100100;
const HARBOR_CRAB = 100101;
const KING = 8800002;
const BOX = 2001;
const [TONIC, SHELL, OAR, CHAIR] = [2000000, 4000019, 1302000, 3010000];

type Edited = TestAnswer<DropsEditedDto & { code?: string; msg: string; issues?: object[] }>;

onOneEngine('direct edits of drops', (engine) => {
  let desk: AdminDesk;
  let admin: Person;

  const send = (
    method: TestRequest['method'],
    path: string,
    payload?: object,
    key?: string,
  ): Promise<Edited> =>
    desk.api.call(`/api/droprates/${path}`, {
      method,
      token: admin.token,
      ...(payload === undefined ? {} : { payload }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const rows = (dropperId: number) =>
    desk.select(
      `SELECT itemid AS item, minimum_quantity AS low, maximum_quantity AS high, questid AS quest, chance
       FROM drop_data WHERE dropperid = ? ORDER BY id`,
      dropperId,
    );
  const boxRows = () =>
    desk.select('SELECT itemid AS item, chance, questid AS quest FROM reactordrops WHERE reactorid = ?', BOX);
  const setOf = async ({ body }: Edited) =>
    (await desk.get<ChangeSetDto>(`/api/droprates/change-sets/${body.changeSetId}`, admin)).body;

  beforeAll(async () => {
    desk = await startDesk(engine);
    await desk.api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
    });
    await desk.api.loadCatalog();
    admin = await desk.newPerson('webAdmin');
  });

  beforeEach(async () => {
    for (const table of ['drop_data', 'drop_data_global', 'reactordrops'])
      await desk.write(`DELETE FROM ${table}`);
    await desk.api.seed((manager) => insertDrops(manager));
  });

  afterAll(() => desk.close());

  it('change a drop as a set of one, which can be undone', async () => {
    const before = await rows(CRAB);
    const edit = { minQuantity: 1, maxQuantity: 3, questId: null, dropPercent: 12.5 };
    const answer = await send('PUT', `monster/${CRAB}/drop/${SHELL}`, edit);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, msg: 'Changed 1 drop', changed: 1, takesEffect: 'nextReload' },
    });
    expect((await rows(CRAB))[0]).toEqual({ item: SHELL, low: 1, high: 3, quest: 0, chance: 125_000 });
    expect(await setOf(answer)).toMatchObject({ reason: DIRECT_EDIT_REASON, changed: 1, mayUndo: true });
    await send('POST', `change-sets/${answer.body.changeSetId}/undo`, { reason: 'back' });
    expect(await rows(CRAB)).toEqual(before);
  });

  it('keep what they leave out, and a chance whose percent they leave, above always too', async () => {
    const edit = { dropPercent: 100, maxQuantity: 2, reason: 'two of them' };
    const answer = await send('PUT', `monster/${KING}/drop/4999999`, edit);
    expect(answer.status).toBe(200);
    expect((await rows(KING))[1]).toEqual({ item: 4999999, low: 1, high: 2, quest: 1008, chance: 4_999_995 });
    expect((await setOf(answer)).reason).toBe('two of them');
  });

  it('change, add and remove drops of reactors by the same calls', async () => {
    expect(
      (await send('PUT', `monster/${BOX}/drop/${TONIC}?type=reactor`, { dropPercent: 5 })).body,
    ).toMatchObject({
      msg: 'Changed 1 drop',
      takesEffect: 'restart',
    });
    expect(await boxRows()).toEqual([{ item: TONIC, chance: 20, quest: -1 }]);
    await send('POST', `monster/${BOX}/drop?type=reactor`, { itemId: SHELL, dropPercent: 100 });
    expect(await boxRows()).toContainEqual({ item: SHELL, chance: 1, quest: -1 });
    await send('DELETE', `monster/${BOX}/drop/${TONIC}?type=reactor`);
    expect(await boxRows()).toEqual([{ item: SHELL, chance: 1, quest: -1 }]);
    const never = await send('PUT', `monster/${BOX}/drop/${SHELL}?type=reactor`, { dropPercent: 0 });
    expect(never.body).toMatchObject({ code: 'drops.refused', issues: [{ rule: 'chance-range' }] });
  });

  it('want to know which row, where several have the item', async () => {
    await desk.write(
      'INSERT INTO reactordrops (reactorid, itemid, chance, questid) VALUES (?, ?, 7, -1)',
      BOX,
      TONIC,
    );
    const [{ id } = { id: 0 }] = await desk.select<{ id: number }>(
      'SELECT reactordropid AS id FROM reactordrops WHERE chance = 7',
    );
    const path = `monster/${BOX}/drop/${TONIC}?type=reactor`;
    expect(await send('DELETE', path)).toMatchObject({ status: 409, body: { code: 'drops.ambiguous_row' } });
    expect((await send('PUT', `${path}&rowId=${id}`, { dropPercent: 50 })).status).toBe(200);
    expect((await boxRows()).map((row) => row)).toEqual([
      { item: TONIC, chance: 15, quest: -1 },
      { item: TONIC, chance: 2, quest: -1 },
    ]);
    const other = await send('PUT', `monster/${BOX}/drop/${SHELL}?type=reactor&rowId=${id}`, {
      dropPercent: 1,
    });
    expect(other).toMatchObject({ status: 404, body: { code: 'drops.drop_not_found' } });
  });

  it('remove a drop', async () => {
    expect((await send('DELETE', `monster/${CRAB}/drop/${SHELL}`)).body.msg).toBe('Removed 1 drop');
    expect(await rows(CRAB)).toHaveLength(2);
    const again = await send('DELETE', `monster/${CRAB}/drop/${SHELL}`);
    expect(again).toMatchObject({ status: 404, body: { code: 'drops.drop_not_found' } });
  });

  it('change the chances of many drops of one monster, and leave those that stay', async () => {
    const updates = [
      { itemId: SHELL, dropPercent: 1 },
      { itemId: OAR, rowId: 2, dropPercent: 0.08 },
      { itemId: 0, dropPercent: 30 },
    ];
    const answer = await send('PUT', `monster/${CRAB}/drops/bulk`, { updates });
    expect(answer.body).toMatchObject({ msg: 'Changed 2 drops', changed: 2 });
    expect((await rows(CRAB)).map((row) => ('chance' in row ? row.chance : 0))).toEqual([
      10_000, 800, 300_000,
    ]);
    const nothing = await send('PUT', `monster/${CRAB}/drops/bulk`, { updates });
    expect(nothing).toMatchObject({ status: 400, body: { code: 'drops.nothing_changed' } });
    const twice = { updates: [updates[0], { itemId: SHELL, dropPercent: 2 }] };
    expect((await send('PUT', `monster/${CRAB}/drops/bulk`, twice)).body.code).toBe(
      'request.validation_failed',
    );
  });

  it('add items to many monsters, all or none', async () => {
    const items = [
      { itemId: CHAIR, itemName: 'whatever', minQuantity: 1, maxQuantity: 1, dropPercent: 0.5 },
      { itemId: TONIC, minQuantity: 1, maxQuantity: 4, dropPercent: 10 },
    ];
    const answer = await send('POST', 'bulk-add', { monsters: [CRAB, KING, CRAB], items });
    expect(answer.body).toMatchObject({ msg: 'Added 4 drops', changed: 4 });
    expect((await rows(KING)).slice(2)).toEqual([
      { item: CHAIR, low: 1, high: 1, quest: 0, chance: 5000 },
      { item: TONIC, low: 1, high: 4, quest: 0, chance: 100_000 },
    ]);
    const again = await send('POST', 'bulk-add', { monsters: [HARBOR_CRAB, KING], items });
    expect(again).toMatchObject({
      status: 400,
      body: {
        code: 'drops.refused',
        issues: [{ rule: 'duplicate', msg: `Old Lantern King (${KING}) drops Wicker Chair already` }],
      },
    });
    expect(await rows(HARBOR_CRAB)).toEqual([]);
  });

  it('remove items from many monsters', async () => {
    const body = { monsters: [CRAB, KING], itemIds: [OAR] };
    expect((await send('POST', 'bulk-remove', body)).body.msg).toBe('Removed 2 drops');
    expect([await rows(CRAB), await rows(KING)].map((list) => list.length)).toEqual([2, 1]);
    expect((await send('POST', 'bulk-remove', body)).body.code).toBe('drops.drop_not_found');
  });

  it('have one effect of a repeated call, and the same answer', async () => {
    const drop = { itemId: TONIC, dropPercent: 1 };
    const first = await send('POST', `monster/${CRAB}/drop`, drop, 'add-1');
    const second = await send('POST', `monster/${CRAB}/drop`, drop, 'add-1');
    expect([first.status, second.body]).toEqual([200, first.body]);
    const body = { monsters: [CRAB], itemIds: [TONIC] };
    const removed = await send('POST', 'bulk-remove', body, 'remove-1');
    expect((await send('POST', 'bulk-remove', body, 'remove-1')).body).toEqual(removed.body);
    const other = await send('POST', 'bulk-remove', { ...body, itemIds: [SHELL] }, 'remove-1');
    expect(other.body.code).toBe('request.idempotency_key_reused');
    const refused = await send('POST', `monster/${CRAB}/drop`, { ...drop, itemId: 4999998 }, 'add-2');
    const refusedAgain = await send('POST', `monster/${CRAB}/drop`, { ...drop, itemId: 4999998 }, 'add-2');
    expect(refused.body.issues).toMatchObject([{ field: 'changes.0', rule: 'item-unknown' }]);
    expect(refusedAgain.body.issues).toEqual(refused.body.issues);
  });

  it.each([
    [{ itemId: SHELL, dropPercent: 1 }, 'duplicate'],
    [{ itemId: 4999998, dropPercent: 1 }, 'item-unknown'],
    [{ itemId: TONIC, dropPercent: 100.01 }, 'chance-range'],
    [{ itemId: TONIC, dropPercent: -1 }, 'chance-range'],
    [{ itemId: TONIC, dropPercent: 0.00001 }, 'chance-too-small'],
    [{ itemId: TONIC, dropPercent: 1, questId: 4711 }, 'quest-unknown'],
    [{ itemId: TONIC, dropPercent: 1, minQuantity: 3, maxQuantity: 2 }, 'quantity-order'],
    [{ itemId: TONIC, dropPercent: 1, minQuantity: 3, maxQuantity: 3 }, 'quantity-crash'],
    [{ itemId: TONIC, dropPercent: 1, minQuantity: 0 }, 'quantity-range'],
    [{ itemId: TONIC, dropPercent: 1, maxQuantity: 40_000 }, 'quantity-range'],
  ])('refuse to add %j', async (drop, rule) => {
    const before = await rows(CRAB);
    const answer = await send('POST', `monster/${CRAB}/drop`, drop);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'drops.refused', issues: [{ field: 'changes.0', rule }] },
    });
    expect(await rows(CRAB)).toEqual(before);
  });

  it.each([
    ['PUT', `monster/${CRAB}/drop/${TONIC}`, { dropPercent: 1 }, 'drops.drop_not_found'],
    ['PUT', `monster/${CRAB}/drop/${SHELL}`, { dropPercent: '1' }, 'request.validation_failed'],
    ['PUT', `monster/${CRAB}/drop/${SHELL}`, {}, 'request.validation_failed'],
    ['POST', `monster/${CRAB}/drop`, { dropPercent: 1 }, 'request.validation_failed'],
    ['PUT', `monster/${CRAB}/drop/${SHELL}`, { dropPercent: 1, reason: null }, 'request.validation_failed'],
    [
      'PUT',
      `monster/${CRAB}/drop/${SHELL}`,
      { dropPercent: 1, minQuantity: null },
      'request.validation_failed',
    ],
    ['POST', `monster/${CRAB}/drop`, { itemId: 2 ** 31, dropPercent: 1 }, 'request.validation_failed'],
    [
      'PUT',
      `monster/${CRAB}/drop/${SHELL}`,
      { dropPercent: 1, questId: 2 ** 31 },
      'request.validation_failed',
    ],
    ['POST', 'bulk-add', { monsters: [], items: [] }, 'request.validation_failed'],
    ['POST', 'bulk-remove', { monsters: [2 ** 31], itemIds: [SHELL] }, 'request.validation_failed'],
    ['POST', 'bulk-remove', { monsters: [CRAB], itemIds: [-1] }, 'request.validation_failed'],
  ] as const)('refuse %s %s with %j', async (method, path, payload, code) => {
    expect((await send(method, path, payload)).body.code).toBe(code);
  });

  it('say in the words of the page what is missing', async () => {
    const add = await send('POST', `monster/${CRAB}/drop`, { dropPercent: 1 });
    expect(add.body.issues).toContainEqual(expect.objectContaining({ msg: 'Please select an item' }));
    const item = { itemId: 'x', minQuantity: 1, maxQuantity: 1, dropPercent: 1 };
    const bulk = await send('POST', 'bulk-add', { monsters: [CRAB], items: [item] });
    expect(bulk.body.issues).toContainEqual(expect.objectContaining({ msg: 'Please enter a valid item ID' }));
    const remove = await send('POST', 'bulk-remove', { monsters: [CRAB], itemIds: ['x'] });
    expect(remove.body.issues).toContainEqual(
      expect.objectContaining({ msg: 'Please enter a valid item ID' }),
    );
  });

  it('come to no more rows than a set holds', async () => {
    const monsters = Array.from({ length: 1000 }, (_, index) => index + 1);
    const items = Array.from({ length: 50 }, (_, index) => ({
      itemId: 4_000_000 + index,
      minQuantity: 1,
      maxQuantity: 1,
      dropPercent: 1,
    }));
    expect((await send('POST', 'bulk-add', { monsters, items })).body.issues).toEqual([
      { field: 'monsters', rule: 'size', msg: 'Must come to at most 25000 rows, and come to 50000' },
    ]);
  });
});
