import { existsSync, readFileSync } from 'node:fs';
import { onOneEngine } from '@portico/testing-api';
import { MAX_DROP_CHANGES } from '@portico/domain';
import { added, APPLY, DropDesk, edit, monsterRow, reactorRow, SETS } from '../rows/drop-desk.js';

const INVALID = { status: 400, body: { code: 'request.validation_failed' } };

onOneEngine('calls with change sets', (engine) => {
  let drops: DropDesk;
  let before: string;

  beforeAll(async () => {
    drops = await DropDesk.start(engine);
    await drops.setRows([monsterRow(1), monsterRow(2)], [reactorRow(1)]);
    before = await drops.dump();
  });

  afterAll(() => drops.close());

  const one = edit(1, { chance: 5 });
  const nested = { ...one, after: { ...one.after, chance: { $gt: 0 } } };

  test.each([
    ['no list', {}],
    ['nothing', null],
    ['an empty list', []],
    ['a text', 'all'],
    ['a list of texts', ['all']],
    ['a list of lists', [[one]]],
    ['another table', [{ ...one, table: 'accounts' }]],
    ['a table by what all objects have', [{ ...one, table: 'constructor' }]],
    ['a number as text', [{ ...one, rowId: '1' }]],
    ['a chance as text', [{ ...one, after: { ...one.after, chance: '5' } }]],
    ['an object for a number', [nested]],
    ['half a chance', [edit(1, { chance: 0.5 })]],
    ['a chance beyond the column', [edit(1, { chance: 2 ** 31 })]],
    ['a monster beyond the column', [added({}, { dropperId: 2 ** 31 })]],
    ['a row before that has no id', [{ ...one, rowId: null }]],
    ['a row id of a new row', [{ ...added(), rowId: 4 }]],
    ['neither before nor after', [{ ...one, before: null, after: null, rowId: null }]],
    ['a row without one of its values', [{ ...one, after: { itemId: 1 } }]],
    ['a further value', [{ ...one, after: { ...one.after, more: 1 } }]],
    ['a further field', [{ ...one, force: true }]],
    ['the same row twice', [one, edit(1, null)]],
    ['a row that becomes another item', [edit(1, { itemId: 4_000_009 })]],
    [
      'more than one piece of a reactor',
      [edit(1, { maxQuantity: 2 }, { chance: 3, questId: -1 }, { table: 'reactor', dropperId: 2001 })],
    ],
  ])('are refused with %s', async (_, changes) => {
    expect(await drops.apply(changes)).toMatchObject(INVALID);
    expect(await drops.desk.post(SETS, drops.admin, { changes, reason: '' })).toMatchObject(INVALID);
    expect(await drops.dump()).toBe(before);
  });

  test.each([
    ['a reason that is no text', { reason: 5 }],
    ['a long reason', { reason: 'x'.repeat(201) }],
    ['a reason of two lines', { reason: 'a\nb' }],
    ['a note that turns the reading around', { note: 'a\u202Eb' }],
    ['null for a note', { note: null }],
    ['null for yes', { isPublic: null }],
    ['a long note', { note: 'x'.repeat(301) }],
    ['a word for yes', { isPublic: 'yes' }],
    ['a further field', { force: true }],
    ['a field that all objects have', { constructor: 1 }],
  ])('are refused with %s', async (_, more) => {
    expect(await drops.apply([one], { more })).toMatchObject(INVALID);
    expect(await drops.dump()).toBe(before);
  });

  test('are refused with more changes than a server has drops', async () => {
    const changes = Array.from({ length: MAX_DROP_CHANGES + 1 }, () => added());
    expect((await drops.apply(changes)).status).toBe(400);
  });

  test('are refused with a body that is too large', async () => {
    const text = JSON.stringify({ changes: [one], reason: 'x', note: ' '.repeat(9 * 1024 * 1024) });
    expect((await drops.desk.post(APPLY, drops.admin, text)).status).toBe(413);
  });

  test('are refused with ids and queries that are none', async () => {
    for (const id of ['0', '-1', 'x', '1.5', '2147483648', '1%20OR%201'])
      expect((await drops.desk.post(`${SETS}/${id}/undo`, drops.admin, { reason: 'x' })).status).toBe(400);
    for (const query of ['state=gone', 'dropperId=x', 'itemId=-1', 'page=0'])
      expect((await drops.desk.get(`${SETS}?${query}`, drops.admin)).status).toBe(400);
  });

  test('are for web admins alone, and no one else is read to the end', async () => {
    const strangers = [await drops.desk.newPerson(), await drops.desk.newPerson('admin')];
    const calls = [
      ['GET', SETS],
      ['GET', `${SETS}/1`],
      ['POST', `${SETS}/check`, { changes: [one] }],
      ['POST', APPLY, { changes: [one], reason: 'x' }],
      ['POST', SETS, { changes: [one], reason: 'x' }],
      ['PUT', `${SETS}/1`, { changes: [one], reason: 'x', version: 1 }],
      ['DELETE', `${SETS}/1`],
      ['POST', `${SETS}/1/apply`],
      ['POST', `${SETS}/1/undo`, { reason: 'x' }],
    ] as const;
    for (const [method, address, payload] of calls) {
      expect((await drops.desk.api.call(address, { method, payload })).status).toBe(401);
      for (const { token } of strangers)
        expect((await drops.desk.api.call(address, { method, payload, token })).status).toBe(403);
    }
    const parse = vi.spyOn(JSON, 'parse');
    const many = JSON.stringify({ changes: Array.from({ length: 20_000 }, () => one), reason: 'x' });
    const codes = [];
    for (const token of [undefined, 'forged', strangers[0]?.token])
      for (const address of [APPLY, SETS, `${SETS}/check`]) {
        const headers = { 'content-type': 'application/json' };
        const refused = await drops.desk.api.call(address, { method: 'POST', payload: many, token, headers });
        codes.push(refused.body.code);
      }
    expect(codes).toEqual([
      ...Array.from({ length: 6 }, () => 'identity.unauthenticated'),
      ...Array.from({ length: 3 }, () => 'identity.forbidden'),
    ]);
    const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));
    parse.mockRestore();
    expect(longest).toBeLessThan(many.length);
  });

  test('of thousands of rows let other calls have their turn in between', async () => {
    const rows = Array.from({ length: 7224 }, (_, index) => ({
      id: index + 1,
      itemid: 4_000_000 + index,
      dropperid: 100_100 + (index % 400),
    }));
    await drops.setRows(rows.map(({ id, ...values }) => monsterRow(id, values)));
    const changes = rows.map(({ id, itemid: itemId, dropperid: dropperId }) =>
      edit(id, { chance: 2000 }, { itemId }, { dropperId }),
    );
    const { result, longest, total } = await turnsOf(() => drops.apply(changes));
    expect(result).toMatchObject({ status: 200, body: { changed: 7224 } });
    expect(longest).toBeLessThan(total / 5);
  });
});

const THREAD_TIMES = '/proc/thread-self/schedstat';

/** Processor time of the work and of the longest turn of the event loop in it, in microseconds. */
async function turnsOf<T>(work: () => Promise<T>): Promise<{ result: T; longest: number; total: number }> {
  const start = processorTime();
  let [last, longest, isDone] = [start, 0, false];
  const look = (): void => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  const result = await work();
  isDone = true;
  return { result, longest, total: processorTime() - start };
}

/** On Linux the time of this thread, because other threads work too; elsewhere the time of the process. */
function processorTime(): number {
  const ofThread = existsSync(THREAD_TIMES) ? Number(readFileSync(THREAD_TIMES, 'utf8').split(' ')[0]) : 0;
  if (ofThread > 0) return ofThread / 1000;
  const { user, system } = process.cpuUsage();
  return user + system;
}
