/** For browsers without idle callbacks: a page has been painted by then. */
const IDLE_GUESS_MS = 200;

/** Calls back when the browser is idle, or at the limit. Returns a function that cancels this. */
export function whenIdle(call: () => void, limitMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, IDLE_GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: limitMs });
  return () => cancelIdleCallback(handle);
}
