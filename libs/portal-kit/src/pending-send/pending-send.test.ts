import { jest } from '@jest/globals';
import { ApiError } from '@portico/api-client/runtime';
import { PendingSend } from './pending-send';

interface Order {
  amount: number;
}

const NAME = 'portico-pending:exchange:wren';
const NOTHING = () => undefined;

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'number';

const failure = (status: number, code = 'portal.internal') =>
  new ApiError({ code, status, msg: 'It did not work' });

/** A server whose answers the test gives, and the calls that it received. */
function server() {
  const sent: { request: Order; key: string }[] = [];
  const waiting: { resolve: (answer: string) => void; reject: (error: unknown) => void }[] = [];
  const next = () => {
    const call = waiting.shift();
    if (call === undefined) throw new Error('Nothing waits for an answer');
    return call;
  };
  return {
    sent,
    keys: () => sent.map(({ key }) => key),
    answer: (answer: string) => next().resolve(answer),
    fail: (error: unknown) => next().reject(error),
    /** Loads the module again, as a new page does. */
    load: () =>
      new PendingSend<Order, string>({
        name: 'exchange',
        isRequest: isOrder,
        send: (request, key) => {
          sent.push({ request, key });
          return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
        },
      }),
  };
}

/** Sends a call and waits until the server's answer is handled. */
async function send(call: ReturnType<PendingSend<Order, string>['of']>, amount: number, end: () => void) {
  const settled = call.submit({ amount }, NOTHING);
  end();
  await settled;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a call that moves value', () => {
  it('is sent once, whatever is pressed while it is on its way', async () => {
    const { load, sent, answer } = server();
    const call = load().of('wren');
    const onSettled = jest.fn();
    const first = call.submit({ amount: 3 }, onSettled);
    await call.submit({ amount: 3 }, onSettled);
    await call.submit({ amount: 4 }, onSettled);
    expect(call.read()).toEqual({ phase: 'sending', request: { amount: 3 }, isRepeat: false });
    answer('17');
    await first;
    expect(call.read()).toEqual({ phase: 'done', request: { amount: 3 }, answer: '17' });
    expect(sent).toHaveLength(1);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network is away', failure(0, 'client.network')],
    ['it took too long', failure(0, 'client.timeout')],
    ['the answer broke off', failure(200, 'client.bad_answer')],
    ['a proxy found no server', failure(502)],
    ['the database is away', failure(503, 'database.unavailable')],
    ['nobody knows why', new TypeError('aborted')],
  ])('is repeated under its key where %s', async (_, error) => {
    const { load, keys, answer, fail } = server();
    const call = load().of('wren');
    await send(call, 3, () => fail(error));
    expect(call.read()).toEqual({ phase: 'unconfirmed', request: { amount: 3 }, error });
    await send(call, 3, () => answer('17'));
    expect(call.read().phase).toBe('done');
    expect(keys()).toEqual([keys()[0], keys()[0]]);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps its key where somebody leaves it and comes back to the same', async () => {
    const { load, keys, fail, answer } = server();
    const call = load().of('wren');
    await send(call, 3, () => fail(failure(0)));
    call.leave();
    expect(call.read()).toEqual({ phase: 'ready' });
    await send(call, 3, () => answer('17'));
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('has a new key for another amount, and after a definite answer', async () => {
    const { load, keys, answer, fail } = server();
    const call = load().of('wren');
    await send(call, 3, () => fail(failure(0)));
    await send(call, 4, () => fail(failure(409, 'ledger.not_enough_votepoints')));
    expect(call.read().phase).toBe('refused');
    await send(call, 4, () => answer('16'));
    await send(call, 4, () => answer('12'));
    expect(new Set(keys()).size).toBe(4);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not refused by what is said at the door to one that may have happened', async () => {
    const { load, keys, fail } = server();
    const call = load().of('wren');
    await send(call, 3, () => fail(failure(429, 'request.too_many')));
    expect(call.read().phase).toBe('refused');
    await send(call, 3, () => fail(failure(504)));
    await send(call, 3, () => fail(failure(429, 'request.too_many')));
    await send(call, 3, () => fail(failure(404, 'client.bad_answer')));
    expect(call.read().phase).toBe('unconfirmed');
    await send(call, 3, () => fail(failure(409, 'game.account_in_game')));
    expect(call.read().phase).toBe('refused');
    expect(keys().slice(1)).toEqual(
      keys()
        .slice(1)
        .fill(keys()[1] ?? ''),
    );
  });
});

describe('a page that is loaded again', () => {
  it('finds a call that was on its way, and finishes it under its key', async () => {
    const { load, keys, answer } = server();
    void load().of('wren').submit({ amount: 3 }, NOTHING);
    const call = load().of('wren');
    expect(call.read()).toEqual({ phase: 'unconfirmed', request: { amount: 3 } });
    const settled = call.submit({ amount: 3 }, NOTHING);
    answer('lost with the page before');
    answer('17');
    await settled;
    expect(call.read()).toEqual({ phase: 'done', request: { amount: 3 }, answer: '17' });
    expect(keys()[1]).toBe(keys()[0]);
    expect(load().of('wren').read()).toEqual({ phase: 'ready' });
  });

  it('does not resume what another account began', () => {
    const { load } = server();
    void load().of('wren').submit({ amount: 3 }, NOTHING);
    expect(load().of('brannoc').read()).toEqual({ phase: 'ready' });
    expect(load().of('wren').read().phase).toBe('unconfirmed');
  });

  it('forgets a call whose key the server may have forgotten', async () => {
    const { load, sent, fail } = server();
    const call = load().of('wren');
    await send(call, 3, () => fail(failure(0)));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 25 * 3_600_000);
    expect(load().of('wren').read()).toEqual({ phase: 'ready' });
    await call.submit({ amount: 3 }, NOTHING);
    expect(call.read()).toEqual({ phase: 'ready' });
    expect(sent).toHaveLength(1);
  });

  it.each(['é', 'a b', '', 'k'.repeat(129)])('passes over a call that no header carries (%s)', (key) => {
    sessionStorage.setItem(NAME, JSON.stringify({ key, request: { amount: 3 }, at: Date.now() }));
    expect(server().load().of('wren').read()).toEqual({ phase: 'ready' });
  });

  it.each(['{', 'null', '{"key":1}', '{"key":"a","request":{"amount":"3"},"at":0}'])(
    'passes over %s in storage',
    (stored) => {
      sessionStorage.setItem(NAME, stored);
      expect(server().load().of('wren').read()).toEqual({ phase: 'ready' });
    },
  );
});

it('lives as long as the page where storage is closed', async () => {
  const closed = () => {
    throw new DOMException('Closed', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(closed);
  }
  const { load, keys, fail, answer } = server();
  const call = load().of('wren');
  await send(call, 3, () => fail(failure(0)));
  await send(call, 3, () => answer('17'));
  expect(call.read().phase).toBe('done');
  expect(keys()[1]).toBe(keys()[0]);
});
