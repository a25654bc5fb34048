import { readFile } from 'node:fs/promises';
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
