/** A busy browser is not waited for longer. */
const IDLE_LIMIT_MS = 2_000;

/** Not every browser tells when it is idle. */
const IDLE_GUESS_MS = 300;

/** Calls once an element is in view and the browser has nothing else to do. Returns how to give up. */
export function whenWanted(element: Element, call: () => void): () => void {
  let stopIdle = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stopIdle = whenIdle(call);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stopIdle();
  };
}

function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, IDLE_GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(handle);
}
