import { jest } from '@jest/globals';
import type { Registry } from '@portico/contract';
import { act, render, screen } from '@testing-library/react';
import { currentRegistry, refreshRegistry, startRegistry, useRegistry } from './registry-store';

const registryOf = (contract: number): Registry => ({ contract, language: 'en', remotes: [] });

/** Requests that wait for the test to answer them, oldest first. */
let asked: { signal: AbortSignal | null; answer: (answer: Response) => void; fail: () => void }[] = [];

function catchRequests(): void {
  asked = [];
  globalThis.fetch = (_, init) =>
    new Promise<Response>((answer, reject) => {
      const fail = () => reject(new TypeError('No one answers'));
      init?.signal?.addEventListener('abort', fail);
      asked.push({ signal: init?.signal ?? null, answer, fail });
    });
}

beforeEach(() => {
  catchRequests();
  jest.useFakeTimers({ now: 1_000_000 });
  startRegistry(registryOf(1));
  jest.setSystemTime(1_010_000);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('refreshRegistry', () => {
  it('gives up on a server that does not answer in time', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const refresh = refreshRegistry();
    limit.abort();
    await expect(refresh).resolves.toBeUndefined();
    expect(currentRegistry()).toEqual(registryOf(1));
  });

  it('leaves a server alone for five seconds after a failure', async () => {
    const refresh = refreshRegistry();
    asked[0]?.fail();
    await refresh;
    await refreshRegistry();
    expect(asked).toHaveLength(1);
    jest.setSystemTime(1_016_000);
    void refreshRegistry();
    expect(asked).toHaveLength(2);
    asked[1]?.fail();
    await refreshRegistry();
  });

  it('does not wait for a clock that was set back', async () => {
    startRegistry(registryOf(1));
    jest.setSystemTime(5000);
    const refresh = refreshRegistry();
    expect(asked).toHaveLength(1);
    asked[0]?.fail();
    await refresh;
  });

  it('asks again when forced while an ordinary refresh is under way, and believes the newer answer', async () => {
    const ordinary = refreshRegistry();
    const forced = refreshRegistry({ force: true });
    expect(refreshRegistry({ force: true })).toBe(forced);
    expect(asked).toHaveLength(2);
    asked[1]?.answer(Response.json(registryOf(3)));
    await forced;
    asked[0]?.answer(Response.json(registryOf(2)));
    await ordinary;
    expect(currentRegistry()).toEqual(registryOf(3));
  });

  it('draws again only what a new registry changes', async () => {
    const drawn: number[] = [];
    function Contract() {
      const { contract } = useRegistry();
      drawn.push(contract);
      return <p>{contract}</p>;
    }
    render(<Contract />);
    for (const [index, contract] of [1, 2].entries()) {
      await act(async () => {
        const refresh = refreshRegistry({ force: true });
        asked[index]?.answer(Response.json(registryOf(contract)));
        await refresh;
      });
    }
    expect(screen.getByText('2')).toBeVisible();
    expect(drawn).toEqual([1, 2]);
  });
});
