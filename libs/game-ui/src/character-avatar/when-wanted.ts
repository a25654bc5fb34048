import { whenIdle } from '@portico/portal-kit';

/** A busy browser is not waited for longer. */
const IDLE_LIMIT_MS = 2_000;

/** Calls once an element is in view and the browser has nothing else to do. Returns how to give up. */
export function whenWanted(element: Element, call: () => void): () => void {
  let stopIdle = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stopIdle = whenIdle(call, IDLE_LIMIT_MS);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stopIdle();
  };
}
