import { forEachEngine } from '@portico/testing-api';
import type { ChangeSetDto, ChangeSetsDto } from '../src/modules/drops/change-sets/change-sets.dto.js';
import {
  added,
  APPLY,
  DropDesk,
  edit,
  MONSTER,
  monsterRow,
  REACTOR,
  reactorRow,
  SETS,
} from './rows/drop-desk.js';

forEachEngine('change sets of drops', (engine) => {
  let drops: DropDesk;

  beforeAll(async () => {
    drops = await DropDesk.start(engine);
    await drops.addForeignColumns();
  });

  beforeEach(() =>
    drops.fill(
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
});
