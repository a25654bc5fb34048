import { forEachEngine } from '@portico/testing-api';
import type { ChangeSetDto, ChangeSetsDto } from '../../src/modules/drops/change-sets/change-sets.dto.js';
import { proves } from '../harness/proves.js';
import { added, DropDesk, edit, MONSTER, monsterRow, REACTOR, reactorRow, SETS } from '../rows/drop-desk.js';

forEachEngine('change sets of drops', (engine) => {
  proves('modules/drops/change-sets/drop-table-rows', 'modules/drops/drop-tables');

  let drops: DropDesk;

  beforeAll(async () => {
    drops = await DropDesk.start(engine);
    await drops.addForeignColumns();
  });

  beforeEach(() =>
    drops.setRows(
      [
        monsterRow(1, { Season: 'winter', mark: Buffer.from([0, 255, 39]), weight: 0.1 }),
        monsterRow(2, { Season: null, weight: 1e-7 }),
        monsterRow(3),
        monsterRow(7, {
          dropperid: 100_101,
          itemid: 0,
          minimum_quantity: 5,
          maximum_quantity: 9,
          chance: 400_000,
        }),
      ],
      [reactorRow(1), reactorRow(2), reactorRow(3, { itemid: 4_000_001 })],
    ),
  );

  afterAll(() => drops.close());

  const oneOf = (id: number) => drops.desk.get<ChangeSetDto>(`${SETS}/${id}`, drops.admin);
  const listOf = (query: string) => drops.desk.get<ChangeSetsDto>(`${SETS}?${query}`, drops.admin);

  const mixed = [
    edit(2, { chance: 5000, maxQuantity: 3 }),
    edit(1, null),
    added({ itemId: 4_000_009, chance: 7 }),
    edit(2, { chance: 9 }, { questId: -1, chance: 3 }, { table: 'reactor', dropperId: REACTOR }),
    edit(3, null, { itemId: 4_000_001, questId: -1, chance: 3 }, { table: 'reactor', dropperId: REACTOR }),
    added({ questId: -1, chance: 40 }, { table: 'reactor', dropperId: REACTOR }),
  ];

  test('write what they say, and nothing else', async () => {
    const answer = await drops.apply(mixed, { more: { note: 'a treat ', isPublic: false } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        msg: 'Changed 6 drops',
        changed: 6,
        takesEffect: 'restart',
        set: {
          state: 'applied',
          added: 2,
          changed: 2,
          removed: 2,
          droppers: 2,
          note: 'a treat',
          isPublic: false,
        },
      },
    });
    expect(await drops.rowsOf('monster', MONSTER)).toEqual([
      { rowId: 2, values: { itemId: 4_000_000, minQuantity: 1, maxQuantity: 3, questId: 0, chance: 5000 } },
      { rowId: 3, values: { itemId: 4_000_000, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 1000 } },
      {
        rowId: expect.any(Number),
        values: { itemId: 4_000_009, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 7 },
      },
    ]);
    expect(await drops.rowsOf('reactor', REACTOR)).toMatchObject([
      { rowId: 1, values: { chance: 3 } },
      { rowId: 2, values: { chance: 9, questId: -1 } },
      { values: { chance: 40 } },
    ]);
    const { body } = await oneOf(answer.body.changeSetId);
    expect(body).toMatchObject({ mayUndo: true, reason: 'for a test', undoOf: null });
    expect(body.changes.map(({ rowId }) => rowId === null)).toEqual(mixed.map(() => false));
    expect(body.changes.map(({ after }) => after)).toEqual(mixed.map(({ after }) => after));
    expect(body.names.monsters).toEqual({ [MONSTER]: `Monster ${MONSTER}` });
  });

  test('are taken back to the same bytes, and that again', async () => {
    const before = await drops.dump();
    const { changeSetId } = (await drops.apply(mixed)).body;
    const applied = await drops.dump();
    expect(applied).not.toBe(before);
    const undone = await drops.undo(changeSetId);
    expect(undone).toMatchObject({
      status: 200,
      body: { set: { undoOf: changeSetId, reason: 'not so good' } },
    });
    expect(await drops.dump()).toBe(before);
    expect((await oneOf(changeSetId)).body).toMatchObject({
      state: 'undone',
      undoneBy: undone.body.changeSetId,
      mayUndo: false,
    });
    expect(await drops.undo(changeSetId)).toMatchObject({
      status: 409,
      body: { code: 'drops.not_undoable' },
    });
    expect((await drops.undo(undone.body.changeSetId)).status).toBe(200);
    expect(await drops.dump()).toBe(applied);
  });

  test('are refused where one row is no longer as it was, and nothing is written', async () => {
    const before = await drops.dump();
    const stale = [
      [edit(2, { chance: 5 }), edit(3, { chance: 5 }, { chance: 999 })],
      [added({ itemId: 4_000_009 }), edit(99, null)],
      [edit(2, null), edit(3, { chance: 5 }, {}, { dropperId: 100_101 })],
      [edit(2, { chance: 5 }, { questId: 1 })],
      [edit(2, { chance: 5 }, { itemId: 4_000_001 })],
      [edit(2, { chance: 5 }, { minQuantity: 0 })],
      [edit(2, { chance: 5 }, { maxQuantity: 2 })],
    ];
    for (const changes of stale)
      expect(await drops.apply(changes, { reason: 'stale' })).toMatchObject({
        status: 409,
        body: { code: 'drops.conflict', msg: expect.stringContaining('edited: 1') },
      });
    expect(await drops.dump()).toBe(before);
    expect((await listOf('limit=100')).body.sets.filter(({ reason }) => reason === 'stale')).toEqual([]);
  });

  test('are not taken back once a row is different, be it in a column of the server alone', async () => {
    const { changeSetId } = (await drops.apply([edit(2, { chance: 5000 }), edit(1, null)])).body;
    for (const sql of [
      "UPDATE drop_data SET Season = 'autumn' WHERE id = 2",
      'UPDATE drop_data SET Season = NULL, chance = 4999 WHERE id = 2',
      'DELETE FROM drop_data WHERE id = 2',
      'INSERT INTO drop_data (id, dropperid) VALUES (1, 5)',
    ]) {
      await drops.desk.write(sql);
      const before = await drops.dump();
      expect(await drops.undo(changeSetId)).toMatchObject({ status: 409, body: { code: 'drops.conflict' } });
      expect(await drops.dump()).toBe(before);
    }
    expect((await oneOf(changeSetId)).body).toMatchObject({ state: 'applied', mayUndo: true });
  });

  test('give a new row an id that no removed one had', async () => {
    const removed = (
      await drops.apply([
        edit(7, null, { itemId: 0, minQuantity: 5, maxQuantity: 9, chance: 400_000 }, { dropperId: 100_101 }),
      ])
    ).body;
    await drops.apply([added({ itemId: 4_000_009 })]);
    expect(await drops.undo(removed.changeSetId)).toMatchObject({ status: 200 });
    expect(await drops.rowsOf('monster', 100_101)).toMatchObject([{ rowId: 7, values: { itemId: 0 } }]);
  });

  test('hold no change that changes nothing, and none of these alone', async () => {
    expect(await drops.apply([edit(2, {}), edit(3, { chance: 8 })])).toMatchObject({
      body: { changed: 1, set: { changed: 1, droppers: 1 } },
    });
    expect(await drops.apply([edit(2, {})])).toMatchObject({
      status: 400,
      body: { code: 'drops.nothing_changed' },
    });
  });

  test('need a reason, when they are taken back too', async () => {
    const refused = { status: 400, body: { code: 'admin.reason_required' } };
    expect(await drops.apply([edit(2, { chance: 5 })], { reason: '  ' })).toMatchObject(refused);
    expect(await drops.apply([edit(2, { chance: 5 })], { reason: '\u2060' })).toMatchObject(refused);
    const { changeSetId } = (await drops.apply([edit(2, { chance: 5 })])).body;
    expect(await drops.undo(changeSetId, ' ')).toMatchObject(refused);
  });

  test('are applied once by a call that is repeated, and answered the same', async () => {
    const changes = [added({ itemId: 4_000_009 }), edit(2, { chance: 5 })];
    const calls = await Promise.all(
      [false, true, false, true].map((onOther) => drops.apply(changes, { key: 'double-click', onOther })),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(calls.map(({ body }) => body.changeSetId)).size).toBe(1);
    expect(await drops.rowsOf('monster', MONSTER)).toHaveLength(4);
    const other = await drops.apply([edit(3, null)], { key: 'double-click' });
    expect(other).toMatchObject({ status: 422, body: { code: 'request.idempotency_key_reused' } });
  });

  test('are taken back once by one key, and a repeated call gets the same answer', async () => {
    const { changeSetId } = (await drops.apply([edit(1, { chance: 5 })])).body;
    const undo = (reason?: string) => drops.undo(changeSetId, reason, drops.admin, 'lost-answer');
    const [first, again] = [await undo(), await undo()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await undo('another')).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    });
    expect((await drops.undo(changeSetId)).body.code).toBe('drops.not_undoable');
  });

  test('are written down in the audit, a single row with what it was and is', async () => {
    const { changeSetId } = (await drops.apply([edit(2, { chance: 5 })], { reason: ' too generous ' })).body;
    await drops.undo(changeSetId);
    const rows = await drops.desk.select<{ action: string; actor: number; details: string }>(
      "SELECT action, actor_account_id AS actor, details FROM portal_audit WHERE action LIKE 'drops-%' ORDER BY id DESC LIMIT 2",
    );
    const [undone, applied] = rows.map(({ details, ...row }) => ({ ...row, ...JSON.parse(details) }));
    expect(applied).toMatchObject({
      action: 'drops-apply',
      actor: drops.admin.id,
      set: changeSetId,
      reason: 'too generous',
      changed: 1,
      row: 2,
    });
    expect(JSON.parse(applied.before)).toMatchObject({ id: 2, chance: 1000, Season: null });
    expect(JSON.parse(applied.after)).toMatchObject({ id: 2, chance: 5, Season: null });
    expect(undone).toMatchObject({ action: 'drops-undo', undoOf: changeSetId, reason: 'not so good' });
  });

  test('are found by state, dropper and item, newest first', async () => {
    const first = (await drops.apply([added({ itemId: 4_000_077 }, { dropperId: 100_177 })])).body
      .changeSetId;
    const second = (await drops.apply([added({ itemId: 4_000_078 }, { dropperId: 100_177 })])).body
      .changeSetId;
    await drops.undo(first);
    const idsOf = async (query: string) => (await listOf(query)).body.sets.map(({ id }) => id);
    expect(await idsOf('dropperId=100177&state=applied')).toEqual([second + 1, second]);
    expect(await idsOf('dropperId=100177&state=undone')).toEqual([first]);
    expect(await idsOf('dropperId=100177&itemId=4000078')).toEqual([second]);
    expect(await idsOf('itemId=4000077')).toEqual([second + 1, first]);
    expect(await idsOf('dropperId=4')).toEqual([]);
    const { body } = await listOf('dropperId=100177&limit=2&page=2');
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
    expect(body.sets).toMatchObject([{ id: first, by: expect.any(String) }]);
    expect(await oneOf(2_000_000)).toMatchObject({
      status: 404,
      body: { code: 'drops.change_set_not_found' },
    });
    expect(await drops.undo(2_000_000)).toMatchObject({
      status: 404,
      body: { code: 'drops.change_set_not_found' },
    });
  });
});
