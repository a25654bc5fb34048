/** Not every browser tells when it is idle; by then a page has been painted. */
const IDLE_GUESS_MS = 200;

/** Calls once the browser has nothing else to do; a busy one is not waited for beyond the limit. Returns how to give up. */
export function whenIdle(call: () => void, limitMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, IDLE_GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: limitMs });
  return () => cancelIdleCallback(handle);
}
