import { setTimeout as sleep } from 'node:timers/promises';
import type { DropChange } from '@portico/domain';
import { forEachEngine, IS_FULL } from '@portico/testing-api';
import fc from 'fast-check';
import { CatalogService } from '../../src/catalog/index.js';
import {
  added,
  DropDesk,
  edit,
  MONSTER,
  monsterRow,
  REACTOR,
  reactorRow,
  VALUES,
} from '../rows/drop-desk.js';

/** Refusals that a random change set may get. */
const REFUSALS = new Set(['drops.nothing_changed', 'request.validation_failed']);

const chance = fc.integer({ min: 1, max: 999_999 });
const ids = [1, 2, 3, 4, 5, 6, 7, 8];

/** Each row changed, removed or left, and some added, in any order. */
const randomSet = fc
  .record({
    rows: fc.array(fc.option(fc.record({ chance, isRemoved: fc.boolean() })), { minLength: 8, maxLength: 8 }),
    reactors: fc.array(fc.option(chance), { minLength: 2, maxLength: 2 }),
    added: fc.array(chance, { maxLength: 3 }),
    order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ rows, reactors, added: chances, order }) => {
    const changes: DropChange[] = [
      ...rows.flatMap((row, index) =>
        row === null ? [] : [edit(ids[index] ?? 0, row.isRemoved ? null : { chance: row.chance })],
      ),
      ...reactors.flatMap((value, index) =>
        value === null
          ? []
          : [
              edit(
                index + 1,
                { chance: value },
                { chance: 3, questId: -1 },
                { table: 'reactor', dropperId: REACTOR },
              ),
            ],
      ),
      ...chances.map((value, index) => added({ chance: value, itemId: 4_100_000 + index })),
    ];
    return changes
      .map((change) => ({ change, place: Number(order.next().value) }))
      .sort((one, other) => one.place - other.place)
      .map(({ change }) => change);
  });

forEachEngine('change sets of two admins, or two portals', (engine) => {
  let drops: DropDesk;

  beforeAll(async () => {
    drops = await DropDesk.start(engine);
    await drops.addForeignColumns();
  });

  beforeEach(() =>
    drops.setRows(
      ids.map((id) => monsterRow(id, { weight: id / 7, Season: `s${id % 3}`, rules: `{"a":  [${id}.50]}` })),
      [reactorRow(1), reactorRow(2)],
    ),
  );

  afterAll(() => drops.close());

  test('leave the tables as they were once they are taken back, whatever they hold', async () => {
    const before = await drops.dump();
    await fc.assert(
      fc.asyncProperty(randomSet, fc.boolean(), async (changes, isTwice) => {
        const applied = await drops.apply(changes);
        expect(applied.status === 200 || REFUSALS.has(applied.body.code ?? '')).toBe(true);
        if (applied.status !== 200) return;
        const undone = await drops.undo(applied.body.changeSetId);
        expect(await drops.dump()).toBe(before);
        if (!isTwice) return;
        const again = await drops.undo(undone.body.changeSetId);
        expect((await drops.undo(again.body.changeSetId)).status).toBe(200);
        expect(await drops.dump()).toBe(before);
      }),
      { numRuns: IS_FULL ? 15 : 6 },
    );
  });

  test('are written by one of all who edit the same row at once, at whichever portal', async () => {
    const answers = await Promise.all(
      ids.map((id) =>
        drops.apply([edit(1, { chance: 10 + id }), edit(id === 1 ? 8 : id, null)], { onOther: id % 2 === 0 }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'drops.conflict')).toHaveLength(7);
    expect(await drops.rowsOf('monster', MONSTER)).toHaveLength(7);
    expect((await drops.undo(won[0]?.body.changeSetId ?? 0)).status).toBe(200);
  });

  test('are written by one of twelve direct edits that say what their editors saw', async () => {
    const before = { minQuantity: 1, maxQuantity: 1, questId: 0, dropPercent: 0.1 };
    const edits = Array.from({ length: 12 }, (_, index) => ({ dropPercent: index + 1, before }));
    const path = (rowId: number) => `/api/droprates/monster/${MONSTER}/drop/${VALUES.itemId}?rowId=${rowId}`;
    const { api, other } = drops.desk;
    const { token } = drops.admin;
    const send = (method: 'PUT' | 'DELETE', rowId: number, payload: object, portal = api) =>
      portal.call<{ code?: string; params?: object }>(path(rowId), { method, token, payload });
    const answers = await Promise.all(
      edits.map((body, index) => send('PUT', 1, body, index % 2 === 0 ? api : other)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status, body }) => status === 409 && body.code === 'drops.conflict'),
    ).toHaveLength(11);
    const updates = [1, 2].map((rowId) => ({ itemId: VALUES.itemId, rowId, dropPercent: 50, before }));
    const many = await api.call(`/api/droprates/monster/${MONSTER}/drops/bulk`, {
      method: 'PUT',
      token,
      payload: { updates },
    });
    expect(many).toMatchObject({ status: 409, body: { code: 'drops.conflict', params: { count: 1 } } });
    expect((await send('PUT', 2, { dropPercent: 50, before: { questId: null } })).status).toBe(200);
    expect((await send('PUT', 2, { dropPercent: 1, before: 5 })).status).toBe(400);
    // Removals follow the same rule.
    const rows = await drops.rowsOf('monster', MONSTER);
    const stale = await send('DELETE', 2, { before });
    expect(stale).toMatchObject({ status: 409, body: { code: 'drops.conflict', params: { count: 1 } } });
    expect((await send('DELETE', 2, { reason: 'x' })).status).toBe(400);
    expect(await drops.rowsOf('monster', MONSTER)).toEqual(rows);
    expect((await send('DELETE', 2, { before: { ...before, dropPercent: 50 } })).status).toBe(200);
  });

  test('are all written where they edit other rows of one monster', async () => {
    const answers = await Promise.all(
      ids.map((id) =>
        drops.apply([edit(id, { chance: 100 + id }), added({ itemId: 4_100_000 + id })], {
          onOther: id % 2 === 0,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const rows = await drops.rowsOf('monster', MONSTER);
    expect(rows).toHaveLength(16);
    expect(rows.slice(0, 8).map(({ values }) => values.chance)).toEqual(ids.map((id) => 100 + id));
  });

  test('are taken back once', async () => {
    const { changeSetId } = (await drops.apply([edit(1, { chance: 5 })])).body;
    const answers = await Promise.all([1, 2, 3, 4].map(() => drops.undo(changeSetId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('fail whole where the last statement does', async () => {
    const before = await drops.dump();
    const trigger =
      engine === 'sqlite'
        ? "CREATE TRIGGER full BEFORE INSERT ON portal_audit BEGIN SELECT RAISE(ABORT, 'full'); END"
        : "CREATE TRIGGER full BEFORE INSERT ON portal_audit FOR EACH ROW SIGNAL SQLSTATE '45000'";
    await drops.desk.write(trigger);
    const refused = await drops.apply([edit(1, { chance: 5 }), edit(2, null), added({ itemId: 4_100_001 })], {
      reason: 'half',
    });
    await drops.desk.write('DROP TRIGGER full');
    expect(refused.status).toBe(503);
    expect(await drops.dump()).toBe(before);
    expect(await drops.desk.select("SELECT id FROM portal_drop_change_set WHERE reason = 'half'")).toEqual(
      [],
    );
  });

  test('are in the catalog of every portal within a second, and at once in that of the one that applied them', async () => {
    const isShown = ({ app }: DropDesk['desk']['api']) =>
      app.get(CatalogService).current.drops.sourcesOfItem(4_100_123).length > 0;
    expect([drops.desk.api, drops.desk.other].map(isShown)).toEqual([false, false]);
    const { status } = await drops.apply([added({ itemId: 4_100_123 })]);
    const since = performance.now();
    expect([status, isShown(drops.desk.api)]).toEqual([200, true]);
    while (!isShown(drops.desk.other) && performance.now() - since < 10_000) await sleep(20);
    expect(performance.now() - since).toBeLessThan(2000);
  });
});
