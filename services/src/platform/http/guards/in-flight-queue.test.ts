import { setImmediate as turn } from 'node:timers/promises';
import { InFlightQueue } from './in-flight-queue.js';

describe('requests in flight', () => {
  let begun: string[];
  let now: number;
  const begin = (name: string) => () => {
    begun.push(name);
  };

  beforeEach(() => {
    begun = [];
    now = 0;
  });

  it('begin in the order they came, up to the limit at a time, each key for itself', async () => {
    const queue = new InFlightQueue(512, () => now);
    const [first] = ['a', 'b', 'c', 'd'].map((name) => queue.enter('one', 2, begin(name)));
    queue.enter('other', 2, begin('x'));
    await turn();
    expect(begun).toEqual(['a', 'x', 'b']);
    first?.();
    first?.();
    await turn();
    expect(begun).toEqual(['a', 'x', 'b', 'c']);
    await turn();
    expect(begun).toHaveLength(4);
  });

  it('are begun in a turn of the event loop of their own though each is done at once', async () => {
    const queue = new InFlightQueue(512, () => now);
    const ask = (name: string) => {
      const leave = queue.enter('one', 2, () => {
        begun.push(name);
        queueMicrotask(() => leave?.());
      });
    };
    for (const name of ['a', 'b', 'c']) {
      ask(name);
      // Each comes from its own socket, and all are read in one turn of the event loop.
      await Promise.resolve();
    }
    expect(begun).toEqual(['a']);
    await turn();
    expect(begun).toEqual(['a', 'b']);
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('rest for as long as one kept the event loop to itself, and not for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const queue = new InFlightQueue(512, () => now);
    for (const busy of [30, 5000]) {
      const leave = queue.enter('one', 2, begin('long'));
      now += busy;
      leave?.();
      const next = queue.enter('one', 2, begin('next'));
      queue.enter('other', 2, begin('other'))?.();
      vi.advanceTimersByTime(Math.min(busy, 100) - 1);
      await turn();
      expect(begun.splice(0)).toEqual(['long', 'other']);
      vi.advanceTimersByTime(1);
      expect(begun).toEqual([]);
      await turn();
      expect(begun.splice(0)).toEqual(['next']);
      next?.();
      await turn();
    }
    vi.useRealTimers();
  });

  it('rest for a turn alone after one that waited for something', async () => {
    const queue = new InFlightQueue(512, () => now);
    const leave = queue.enter('one', 2, begin('slow'));
    await turn();
    now += 5000;
    leave?.();
    queue.enter('one', 2, begin('next'));
    await turn();
    expect(begun).toEqual(['slow', 'next']);
  });

  it('let a place go that no one waits for any more', async () => {
    const queue = new InFlightQueue(512, () => now);
    const first = queue.enter('one', 1, begin('a'));
    const second = queue.enter('one', 1, begin('b'));
    first?.();
    second?.();
    await turn();
    expect(begun).toEqual(['a']);
    await turn();
    queue.enter('one', 1, begin('c'));
    expect(begun).toEqual(['a', 'c']);
  });

  it('refuse who comes when too many wait, until there is room', async () => {
    const queue = new InFlightQueue(1, () => now);
    const first = queue.enter('one', 1, begin('a'));
    queue.enter('one', 1, begin('b'));
    expect(queue.enter('one', 1, begin('c'))).toBeUndefined();
    first?.();
    await turn();
    expect(queue.enter('one', 1, begin('d'))).toBeInstanceOf(Function);
    expect(begun).toEqual(['a', 'b']);
  });
});
