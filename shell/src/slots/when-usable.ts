import { whenIdle } from '@portico/portal-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Slots are filled after this time even if calls of the page are still running. */
const MAX_WAIT_MS = 5_000;
const POLL_MS = 100;

/** Longest wait for a busy browser. */
const IDLE_LIMIT_MS = 1_000;

/** Resolves once the page has been painted, its calls are answered and the browser is idle; on the server at once. */
export async function whenUsable(queries: QueryClient, signal?: AbortSignal): Promise<void> {
  if (typeof window === 'undefined') return;
  const end = performance.now() + MAX_WAIT_MS;
  const isWaiting = () => queries.isFetching() > 0 && performance.now() < end && signal?.aborted !== true;
  await idle();
  while (isWaiting()) {
    await pause(POLL_MS);
    await idle();
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, IDLE_LIMIT_MS);
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
