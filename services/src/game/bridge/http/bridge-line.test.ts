import { BridgeClient } from './bridge-client.js';
import { BridgeFault, TIMED_OUT, BridgeWire } from './bridge-wire.js';
import { BridgeLine } from './bridge-line.js';
import { readPages } from './answer-rows.js';

const STATUS = { calls: ['online'] };
const away = () => Promise.reject(new BridgeFault('away', TIMED_OUT));

describe('the line to a plug', () => {
  const asked: string[] = [];
  let answer: (id: string, withinMs: number) => Promise<unknown>;
  let line: BridgeLine;

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    answer = async () => STATUS;
    const call = (id: string, _wanted: object, withinMs: number) => {
      asked.push(id);
      return answer(id, withinMs);
    };
    const client = Object.assign(new BridgeClient(new BridgeWire('http://plug'), 'key'), { call });
    line = new BridgeLine(client, { readMs: 2500, actMs: 12_000, slowMs: 500 });
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, {}));
  const failTimes = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => line.call('online')));

  it('reads while acts are slow, and counts no act that did not get its turn', async () => {
    answer = async (id) => (id === 'settle' ? later(10_000) : STATUS);
    const acts = Promise.allSettled(Array.from({ length: 20 }, () => line.call('settle')));
    expect(await line.call('status')).toBe(STATUS);
    await vi.advanceTimersByTimeAsync(20_000);
    const results = (await acts).map((act) => act.status);
    expect(results.filter((status) => status === 'fulfilled')).toHaveLength(12);
    expect(asked.filter((id) => id === 'settle')).toHaveLength(12);
    expect(line.isUp).toBe(true);
  });

  it('knows the calls of the plug by the status that ended its silence', async () => {
    answer = away;
    await failTimes(3);
    expect([line.isUp, line.calls.includes('grant')]).toEqual([false, true]);
    answer = async () => STATUS;
    await vi.advanceTimersByTimeAsync(700);
    expect([line.isUp, line.calls]).toEqual([true, ['online']]);
  });

  it('asks no more once it is closed, whatever fails then', async () => {
    answer = () => later(100).then(away);
    const failures = failTimes(3);
    await vi.advanceTimersByTimeAsync(50);
    line.close();
    await vi.advanceTimersByTimeAsync(5000);
    await failures;
    expect([line.isUp, vi.getTimerCount(), asked.length]).toEqual([true, 0, 3]);
    await expect(line.call('online')).rejects.toMatchObject({ kind: 'away' });
  });

  it('lets no visitor wait for a plug that is slow for good, until the slow call is quick', async () => {
    answer = async (id) => (id === 'account' ? later(1800) : STATUS);
    const account = () => line.quickCall('account', { accountId: 1 }).catch((error: unknown) => error);
    for (let call = 0; call < 3; call += 1) {
      // One quick status between slow calls changes nothing.
      expect(await line.quickCall('status')).toBe(STATUS);
      const slow = account();
      await vi.advanceTimersByTimeAsync(500);
      expect(await slow).toMatchObject({ kind: 'away', code: 'slow' });
    }
    expect(await account()).toMatchObject({ code: 'slow' });
    await vi.advanceTimersByTimeAsync(20_000);
    // Actions, and callers that need the truth, still wait.
    expect([line.isUp, await line.call('status')]).toEqual([true, STATUS]);
    expect(await account()).toMatchObject({ code: 'slow' });
    answer = async () => STATUS;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await account()).toBe(STATUS);
  });

  it('counts the wait for a turn as a wait, and refuses no act because of it', async () => {
    answer = (_id, ms) => (ms < 1800 ? later(ms).then(away) : later(1800));
    const reads = Promise.allSettled(Array.from({ length: 16 }, () => line.call('online')));
    await vi.advanceTimersByTimeAsync(1800 + 700);
    const results = (await reads).map((read) => read.status);
    expect(results).toEqual([...Array(8).fill('fulfilled'), ...Array(8).fill('rejected')]);
    expect(line.isUp).toBe(true);
    const act = line.call('settle');
    await vi.advanceTimersByTimeAsync(1800);
    expect(await act).toEqual({});
  });

  it('gives a list up that takes too long', async () => {
    const page = (after: number) => later(2000).then(() => ({ next: after + 1 }));
    const list = readPages(page, () => [], 5000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await list).toMatchObject({ kind: 'away' });
  });
});
