/** @jest-environment node */
import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { whenUsable } from './when-usable';

afterEach(() => jest.useRealTimers());

test('a server, which paints nothing, waits for nothing', async () => {
  const queries = new QueryClient();
  // With timers that stand still, a wait would never end.
  jest.useFakeTimers();
  void queries.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) });
  expect(queries.isFetching()).toBe(1);
  await expect(whenUsable(queries)).resolves.toBeUndefined();
});
