import { BatchLoader } from './batch-loader.js';

interface Reader {
  reads: BatchLoader<{ id: number }>;
  asked: number[][];
  finish: () => void;
}

function reader(maxIds?: number): Reader {
  const asked: number[][] = [];
  const waiting: (() => void)[] = [];
  const reads = new BatchLoader(async (ids) => {
    asked.push([...ids]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return ids.filter((id) => id < 100).map((id) => ({ id }));
  }, maxIds);
  return { reads, asked, finish: () => waiting.shift()?.() };
}

/** Lets everything that is ready to run do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a batch loader', () => {
  it('read once for callers of the same moment, each id once', async () => {
    const { reads, asked, finish } = reader();
    const answers = Promise.all([reads.load([1, 2]), reads.load([2, 3])]);
    await settle();
    finish();
    const [first] = await answers;
    expect(asked).toEqual([[1, 2, 3]]);
    expect(first.get(2)).toEqual({ id: 2 });
  });

  it('let those who come during a read share the next one', async () => {
    const { reads, asked, finish } = reader();
    const first = reads.load([1]);
    await settle();
    const others = Promise.all([reads.load([1]), reads.load([5])]);
    await settle();
    expect(asked).toEqual([[1]]);
    finish();
    await first;
    await settle();
    expect(asked).toEqual([[1], [1, 5]]);
    finish();
    await others;
  });

  it('begin another statement rather than ask for too many ids', async () => {
    const { reads, asked, finish } = reader(3);
    const answers = Promise.all([reads.load([1, 2]), reads.load([3, 4])]);
    await settle();
    finish();
    await settle();
    finish();
    await answers;
    expect(asked).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('leave out ids without a row and ask nothing for no one', async () => {
    const { reads, asked, finish } = reader();
    expect((await reads.load([])).size).toBe(0);
    const answer = reads.load([7, 500]);
    await settle();
    finish();
    expect([...(await answer).keys()]).toEqual([7]);
    expect(asked).toHaveLength(1);
  });

  it('go on after a read that failed', async () => {
    let attempts = 0;
    const reads = new BatchLoader(async (ids: readonly number[]) => {
      attempts += 1;
      if (attempts === 1) throw new Error('away');
      return ids.map((id) => ({ id }));
    });
    await expect(reads.load([1])).rejects.toThrow('away');
    expect((await reads.load([1])).size).toBe(1);
  });
});
