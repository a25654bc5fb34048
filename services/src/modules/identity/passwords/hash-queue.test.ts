import { type HashClient, hashClientOf, type HashLane, HashQueue } from './hash-queue.js';

const FULL = { code: 'request.too_many', params: { seconds: expect.any(Number) } };
const ASKED = { code: 'identity.captcha_needed', params: { seconds: expect.any(Number) } };
const ROOMY = { known: 8, proven: 8, stranger: 8, ofNetwork: 8 };

const later = () => new Promise((resolve) => setImmediate(resolve));
const nothing = () => Promise.resolve();
const enter = () => Promise.resolve('in');

describe('HashQueue', () => {
  test('begins those who are known before strangers, and each in the order of asking', async () => {
    const queue = new HashQueue(1, ROOMY);
    const begun: string[] = [];
    const add = (lane: HashLane, name: string) => queue.run({ lane }, async () => void begun.push(name));
    await Promise.all([
      add('stranger', 'first'),
      add('stranger', 'a'),
      add('known', 'b'),
      add('stranger', 'c'),
      add('known', 'd'),
    ]);
    expect(begun).toEqual(['first', 'b', 'd', 'a', 'c']);
  });

  test('takes turns between those who are known and those who solved a captcha', async () => {
    const queue = new HashQueue(1, ROOMY);
    const begun: string[] = [];
    const add = (lane: HashLane, name: string) => queue.run({ lane }, async () => void begun.push(name));
    await Promise.all([
      add('stranger', 'first'),
      ...['a', 'b', 'c'].map((name) => add('known', name)),
      add('stranger', 'd'),
      ...['x', 'y'].map((name) => add('proven', name)),
    ]);
    expect(begun).toEqual(['first', 'a', 'x', 'b', 'y', 'c', 'd']);
  });

  test('keeps places for each lane, and gives every place back', async () => {
    const queue = new HashQueue(2, { ...ROOMY, known: 1, stranger: 3 });
    const running = Array.from({ length: 3 }, () => queue.run({ lane: 'stranger' }, later));
    await expect(queue.run({ lane: 'stranger' }, nothing)).rejects.toMatchObject(FULL);
    const known = queue.run({ lane: 'known' }, () => Promise.reject(new Error('no thread')));
    await expect(queue.run({ lane: 'known' }, nothing)).rejects.toMatchObject(FULL);
    await expect(known).rejects.toThrow('no thread');
    await Promise.all(running);
    await expect(
      Promise.all([1, 2, 3].map((name) => queue.run({ lane: 'stranger' }, () => Promise.resolve(name)))),
    ).resolves.toEqual([1, 2, 3]);
  });

  test('refuses who has waited too long, and nobody else', async () => {
    const queue = new HashQueue(1, ROOMY, 30);
    let end: (name: string) => void = () => undefined;
    const slow = queue.run({ lane: 'stranger' }, () => new Promise<string>((resolve) => (end = resolve)));
    await expect(queue.run({ lane: 'known' }, enter)).rejects.toMatchObject(FULL);
    const next = queue.run({ lane: 'stranger' }, enter);
    end('slow');
    await expect(Promise.all([slow, next])).resolves.toEqual(['slow', 'in']);
  });

  test('gives all addresses of a network one share, and leaves the rest to others', async () => {
    const queue = new HashQueue(1, { ...ROOMY, ofNetwork: 2 });
    const from = (network: string): HashClient => hashClientOf(at(network), { isProven: false });
    const flood = taken(
      Array.from({ length: 50 }, (_, index) => queue.run(from(`198.51.100.${index}`), later)),
    );
    const flood6 = taken([1, 2, 3].map((part) => queue.run(from(`2001:db8:1:${part}::/64`), later)));
    const newcomer = queue.run(from('203.0.113.7'), enter);
    expect(await flood).toBe(2);
    expect(await flood6).toBe(2);
    expect(await newcomer).toBe('in');
    expect(await queue.run(from('198.51.100.99'), enter)).toBe('in');
  });

  test('asks a newcomer for a captcha in a flood from everywhere, and serves who solved one', async () => {
    const queue = new HashQueue(1, { ...ROOMY, stranger: 24 });
    const flood = taken(
      Array.from({ length: 100 }, (_, index) =>
        queue.run(hashClientOf(at(`10.0.${index % 50}.1`), { isProven: false }), later),
      ),
    );
    const newcomer = (isProven: boolean) => queue.run(hashClientOf(at('203.0.113.7'), { isProven }), enter);
    await expect(newcomer(false)).rejects.toMatchObject(ASKED);
    await expect(newcomer(true)).resolves.toBe('in');
    expect(await flood).toBe(24);
  });

  test('serves an owner who solved a captcha beside a flood from next door', async () => {
    const queue = new HashQueue(1, { ...ROOMY, ofNetwork: 2 });
    const flood = [1, 2].map((host) =>
      queue.run(hashClientOf(at(`203.0.113.${host}`), { isProven: false, standing: 'known' }), later),
    );
    const owner = (isProven: boolean) =>
      queue.run(hashClientOf(at('203.0.113.9'), { isProven, standing: 'known' }), enter);
    await expect(owner(false)).rejects.toMatchObject(ASKED);
    await expect(owner(true)).resolves.toBe('in');
    await Promise.all(flood);
  });
});

const at = (network: string) => ({ network, device: null, requestId: 'r' });

async function taken(runs: readonly Promise<unknown>[]): Promise<number> {
  const ends = await Promise.allSettled(runs);
  return ends.filter(({ status }) => status === 'fulfilled').length;
}
