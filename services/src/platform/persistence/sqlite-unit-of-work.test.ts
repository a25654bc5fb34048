import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openTestDatabase } from '../../../test/harness/open-database.js';
import { SqliteUnitOfWork } from './sqlite-unit-of-work.js';
import type { UnitOfWork } from './unit-of-work.js';

describe('commits of the embedded database', () => {
  let open: OpenDatabase;

  beforeEach(async () => {
    open = await openTestDatabase('sqlite', { entities: [], migrations: [] });
    await open.unitOfWork.run((manager) => manager.query('CREATE TABLE tally (id INTEGER)'));
  });

  afterEach(() => open.close());

  const insert = (unitOfWork: UnitOfWork, id: number) =>
    unitOfWork.run((manager) => manager.query('INSERT INTO tally VALUES (?)', [id]));

  const count = async () => (await open.database.reader.query<unknown[]>('SELECT id FROM tally')).length;

  test('are on the disk before they are answered, and those during a flush share the next one', async () => {
    const flushes: (() => void)[] = [];
    const flushFile = () => new Promise<void>((resolve) => flushes.push(resolve));
    const unitOfWork = new SqliteUnitOfWork(open.database, flushFile);
    const ended: number[] = [];
    const write = async (id: number) => {
      await insert(unitOfWork, id);
      ended.push(id);
    };
    const first = write(1);
    await vi.waitFor(() => expect(flushes).toHaveLength(1));
    const others = [write(2), write(3)];
    await vi.waitFor(async () => expect(await count()).toBe(3));
    expect([flushes.length, ended]).toEqual([1, []]);
    flushes[0]?.();
    await first;
    await vi.waitFor(() => expect(flushes).toHaveLength(2));
    expect(ended).toEqual([1]);
    flushes[1]?.();
    await Promise.all(others);
    expect([flushes.length, ended]).toEqual([2, [1, 2, 3]]);
  });

  test('are not answered, and call nothing back, if they may not be on the disk; the next is flushed again', async () => {
    const results = [Promise.reject(new Error('disk')), Promise.resolve()];
    const unitOfWork = new SqliteUnitOfWork(open.database, () => results.shift() ?? Promise.resolve());
    const called: string[] = [];
    const work = async () => unitOfWork.afterCommit(() => called.push('committed'));
    await expect(unitOfWork.run(work)).rejects.toThrow('disk');
    expect(called).toEqual([]);
    await unitOfWork.run(work);
    expect(called).toEqual(['committed']);
  });

  test('flush the log beside the database', async () => {
    await insert(open.unitOfWork, 1);
    rmSync(join(open.home, 'portico.db-wal'));
    await expect(insert(open.unitOfWork, 2)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
