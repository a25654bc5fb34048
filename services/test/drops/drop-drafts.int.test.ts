import { onOneEngine } from '@portico/testing-api';
import type {
  ChangeSetAppliedDto,
  ChangeSetDto,
} from '../../src/modules/drops/change-sets/change-sets.dto.js';
import { added, DropDesk, edit, MONSTER, monsterRow, SETS } from '../rows/drop-desk.js';

onOneEngine('drafts of change sets', (engine) => {
  let drops: DropDesk;

  beforeAll(async () => {
    drops = await DropDesk.start(engine);
  });

  beforeEach(() => drops.setRows([monsterRow(1), monsterRow(2)]));

  afterAll(() => drops.close());

  const save = (payload: object, by = drops.admin) => drops.desk.post<ChangeSetDto>(SETS, by, payload);
  const oneOf = (id: number) => drops.desk.get<ChangeSetDto>(`${SETS}/${id}`, drops.admin);
  const send = <T>(method: 'PUT' | 'DELETE', id: number, payload?: object) =>
    drops.desk.api.call<T & { code?: string }>(`${SETS}/${id}`, {
      method,
      token: drops.admin.token,
      payload,
    });
  const apply = (id: number, query = '') =>
    drops.desk.post<ChangeSetAppliedDto>(`${SETS}/${id}/apply${query}`, drops.admin);

  const changes = [
    edit(1, { chance: 5 }),
    edit(2, null),
    added({ itemId: 4_000_009 }),
    edit(2, {}, { chance: 3 }),
  ];
  const distinct = changes.slice(0, 3);

  test('are kept as they were staged, without a reason and stale rows too, and write no drop', async () => {
    const before = await drops.dump();
    const staged = [edit(1, { chance: 5 }, { chance: 777 }), edit(2, {}), added({ itemId: 4_000_009 })];
    const { status, body } = await save({ changes: staged, reason: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'draft', version: 1, appliedAt: null, mayUndo: false, reason: '' });
    expect((await oneOf(body.id)).body).toMatchObject({ changes: staged, added: 1, changed: 2, removed: 0 });
    expect(await drops.dump()).toBe(before);
  });

  test('are overwritten only by an admin who read the latest version', async () => {
    const { id } = (await save({ changes: distinct, reason: '' })).body;
    const next = {
      changes: [edit(1, { chance: 6 })],
      reason: 'less',
      note: 'n',
      isPublic: false,
      version: 1,
    };
    expect(await send<ChangeSetDto>('PUT', id, next)).toMatchObject({
      status: 200,
      body: { version: 2, changed: 1, added: 0, reason: 'less', note: 'n', isPublic: false },
    });
    expect(await send('PUT', id, { ...next, changes: distinct })).toMatchObject({
      status: 409,
      body: { code: 'drops.draft_changed' },
    });
    expect((await oneOf(id)).body.changes).toEqual(next.changes);
    expect(await send('PUT', 2_000_000, next)).toMatchObject({
      body: { code: 'drops.change_set_not_found' },
    });
  });

  test('are applied as they were read, once, and with a reason', async () => {
    const { id } = (await save({ changes: distinct, reason: ' ' })).body;
    expect(await apply(id)).toMatchObject({ status: 400, body: { code: 'admin.reason_required' } });
    await send('PUT', id, { changes: distinct, reason: 'for the fair', version: 1 });
    expect(await apply(id, '?version=1')).toMatchObject({
      status: 409,
      body: { code: 'drops.draft_changed' },
    });
    const answers = await Promise.all([apply(id, '?version=2'), apply(id), apply(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await oneOf(id)).body).toMatchObject({ state: 'applied', added: 1, changed: 1, removed: 1 });
    expect(await drops.rowsOf('monster', MONSTER)).toMatchObject([
      { rowId: 1, values: { chance: 5 } },
      { values: { itemId: 4_000_009 } },
    ]);
    expect(await send('PUT', id, { changes: distinct, reason: 'x', version: 2 })).toMatchObject({
      body: { code: 'drops.draft_closed' },
    });
    expect(await send('DELETE', id)).toMatchObject({ status: 409, body: { code: 'drops.draft_closed' } });
    expect((await drops.undo(id)).status).toBe(200);
    expect(await apply(2_000_000)).toMatchObject({
      status: 404,
      body: { code: 'drops.change_set_not_found' },
    });
  });

  test('stay drafts where a row is no longer as it was', async () => {
    const { id } = (await save({ changes: distinct, reason: 'x' })).body;
    await drops.desk.write('UPDATE drop_data SET chance = 2 WHERE id = 2');
    const before = await drops.dump();
    expect(await apply(id)).toMatchObject({ status: 409, body: { code: 'drops.conflict' } });
    expect(await drops.dump()).toBe(before);
    expect((await oneOf(id)).body).toMatchObject({ state: 'draft', version: 1, changes: distinct });
    expect(await drops.undo(id)).toMatchObject({ status: 409, body: { code: 'drops.not_undoable' } });
  });

  test('are refused with the same row twice', async () => {
    expect(await save({ changes, reason: '' })).toMatchObject({
      status: 400,
      body: { code: 'request.validation_failed' },
    });
  });

  test('are thrown away, and that is written down', async () => {
    const { id } = (await save({ changes: distinct, reason: 'no more' })).body;
    expect((await send('DELETE', id)).status).toBe(204);
    expect((await oneOf(id)).status).toBe(404);
    expect((await send('DELETE', id)).status).toBe(404);
    const rows = await drops.desk.select<{ details: string }>(
      "SELECT details FROM portal_audit WHERE action = 'drops-discard' ORDER BY id DESC LIMIT 1",
    );
    expect(JSON.parse(rows[0]?.details ?? '{}')).toMatchObject({ set: id, reason: 'no more', removed: 1 });
    const left = await drops.desk.select('SELECT id FROM portal_drop_change WHERE set_id = ?', id);
    expect(left).toEqual([]);
  });

  test('do not use up the ids of rows by naming one that never was', async () => {
    const staged = [edit(2 ** 53 - 1, { chance: 5 })];
    expect((await save({ changes: staged, reason: '' })).status).toBe(200);
    const { status } = await drops.apply([added({ itemId: 4_000_009 })]);
    const rows = await drops.rowsOf('monster', MONSTER);
    expect([status, rows.length, Number(rows.at(-1)?.rowId) < 1_000_000]).toEqual([200, 3, true]);
  });

  test('are a hundred at most', async () => {
    const [row] = await drops.desk.select<{ n: number }>(
      "SELECT COUNT(*) AS n FROM portal_drop_change_set WHERE state = 'draft'",
    );
    for (let drafts = Number(row?.n); drafts < 100; drafts += 1)
      expect((await save({ changes: distinct, reason: '' })).status).toBe(200);
    expect(await save({ changes: distinct, reason: '' })).toMatchObject({
      status: 409,
      body: { code: 'drops.too_many_drafts', msg: 'There are already 100 drafts. Discard one first.' },
    });
  });
});
