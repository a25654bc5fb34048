import { readFile } from 'node:fs/promises';
import { openTestDatabase } from '../../../test/harness/open-database.js';
import { ping } from './connection.js';

const answering = (query: () => Promise<unknown>) => ({
  probe: async (): Promise<void> => {
    await query();
  },
});

function standStill(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('the look at the database', () => {
  it('gives up a server that answers nothing', async () => {
    const silent = answering(() => new Promise<never>(() => {}));
    await expect(ping(silent, 40)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('reads an answer that came while the process itself stood still', async () => {
    const looked = ping(
      answering(() => readFile(import.meta.filename)),
      40,
    );
    standStill(120);
    await expect(looked).resolves.toBeUndefined();
  });

  it('fails as the query does', async () => {
    const refusing = answering(() => Promise.reject(new Error('refused')));
    await expect(ping(refusing, 40)).rejects.toThrow('refused');
  });
});

describe('integers in statements of the embedded database', () => {
  it('are bound as integers, so that one statement serves all ids', async () => {
    const open = await openTestDatabase('sqlite', { entities: [], migrations: [] });
    const about = (id: number | null) =>
      open.database.reader
        .createQueryBuilder()
        .select('typeof(:id)', 'type')
        .from('sqlite_master', 'master')
        .limit(1)
        .setParameters({ id });
    expect(about(1_302_000).getQueryAndParameters()[0]).toBe(about(2_000_000).getQueryAndParameters()[0]);
    expect(await about(2 ** 40).getRawOne()).toEqual({ type: 'integer' });
    expect(await about(0.5).getRawOne()).toEqual({ type: 'real' });
    expect(await about(null).getRawOne()).toEqual({ type: 'null' });
    await open.close();
  });
});
