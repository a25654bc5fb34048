import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { seedPageData } from '../api/page-data';
import { useServerStatus } from './use-server-status';

/** Requests that wait for the test to answer them. */
let asked: ((answer: Response | Error) => void)[] = [];

function show(pageData: Parameters<typeof seedPageData>[1] = {}) {
  const queries = new QueryClient();
  seedPageData(queries, pageData);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useServerStatus(), { wrapper }).result;
}

async function answer(index: number, given: Response | Error) {
  await act(async () => {
    asked[index]?.(given);
    await jest.advanceTimersByTimeAsync(1);
  });
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  asked = [];
  globalThis.fetch = () =>
    new Promise((resolve, reject) =>
      asked.push((given) => (given instanceof Error ? reject(given) : resolve(given))),
    );
  jest.useFakeTimers();
});

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

describe('useServerStatus', () => {
  it('is checking, then what the server says, asked again every 30 seconds', async () => {
    const status = show();
    await wait(0);
    expect(status.current).toBe('checking');
    await answer(0, Response.json({ online: true }));
    expect(status.current).toBe('online');
    await wait(29_000);
    expect(asked).toHaveLength(1);
    await wait(1_500);
    expect(asked).toHaveLength(2);
    await answer(1, Response.json({ online: false }));
    expect(status.current).toBe('offline');
  });

  it('begins with what came with the page, and asks when that is 30 seconds old', async () => {
    const status = show({ '/api/server/status': { status: 200, body: { online: true } } });
    await wait(0);
    expect(status.current).toBe('online');
    expect(asked).toHaveLength(0);
    await wait(30_500);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['no one answers', new TypeError('Failed to fetch')],
    [
      'the portal fails',
      Response.json({ code: 'portal.internal', msg: '', requestId: '1' }, { status: 500 }),
    ],
    ['the answer is something else', Response.json({ online: 'yes' })],
  ])('is offline when %s', async (_, given) => {
    const status = show();
    await wait(0);
    await answer(0, given);
    expect(status.current).toBe('offline');
  });

  it('rests in a tab that no one looks at, and asks at once when someone does', async () => {
    show();
    await wait(0);
    await answer(0, Response.json({ online: true }));
    look('hidden');
    await wait(120_000);
    expect(asked).toHaveLength(1);
    look('visible');
    await wait(0);
    expect(asked).toHaveLength(2);
  });

  it('knows nothing while the line of the visitor is down', async () => {
    const status = show();
    await wait(0);
    await answer(0, Response.json({ online: true }));
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await wait(31_000);
    await answer(1, new TypeError('no line'));
    expect(status.current).toBe('checking');
    line.mockRestore();
    await wait(31_000);
    await answer(2, Response.json({ online: true }));
    expect(status.current).toBe('online');
  });
});
