import { HashQueue } from './hash-queue.js';

const FULL = { code: 'request.too_many', params: { seconds: expect.any(Number) } };

describe('HashQueue', () => {
  test('begins those who are known before strangers, and each in the order of asking', async () => {
    const queue = new HashQueue(1, { known: 8, stranger: 8 });
    const begun: string[] = [];
    const add = (standing: 'known' | 'stranger', name: string) =>
      queue.run(standing, async () => void begun.push(name));
    await Promise.all([
      add('stranger', 'first'),
      add('stranger', 'a'),
      add('known', 'b'),
      add('stranger', 'c'),
      add('known', 'd'),
    ]);
    expect(begun).toEqual(['first', 'b', 'd', 'a', 'c']);
  });

  test('keeps places for those who are known, and gives every place back', async () => {
    const queue = new HashQueue(2, { known: 4, stranger: 3 });
    const running = Array.from({ length: 3 }, () =>
      queue.run('stranger', () => new Promise((resolve) => setImmediate(resolve))),
    );
    await expect(queue.run('stranger', () => Promise.resolve())).rejects.toMatchObject(FULL);
    const known = queue.run('known', () => Promise.reject(new Error('no thread')));
    await expect(queue.run('known', () => Promise.resolve())).rejects.toMatchObject(FULL);
    await expect(known).rejects.toThrow('no thread');
    await Promise.all(running);
    await expect(
      Promise.all([1, 2, 3].map((name) => queue.run('stranger', () => Promise.resolve(name)))),
    ).resolves.toEqual([1, 2, 3]);
  });

  test('refuses who has waited too long, and nobody else', async () => {
    const queue = new HashQueue(1, { known: 4, stranger: 4 }, 30);
    let end: (name: string) => void = () => undefined;
    const slow = queue.run('stranger', () => new Promise<string>((resolve) => (end = resolve)));
    await expect(queue.run('known', () => Promise.resolve('late'))).rejects.toMatchObject(FULL);
    const next = queue.run('stranger', () => Promise.resolve('next'));
    end('slow');
    await expect(Promise.all([slow, next])).resolves.toEqual(['slow', 'next']);
  });
});
