const TRY_FOR_MS = 2_000;
const READER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Retries whenever the page changes, until it succeeds, time runs out or the user moves. Returns a stop function. */
export function retryWhilePageGrows(attempt: () => boolean): () => void {
  const stop = () => {
    sizes.disconnect();
    nodes.disconnect();
    clearTimeout(timer);
    for (const event of READER_MOVES) window.removeEventListener(event, stop);
  };
  const tryOnce = () => {
    if (attempt()) stop();
  };
  const sizes = new ResizeObserver(tryOnce);
  const nodes = new MutationObserver(tryOnce);
  const timer = setTimeout(stop, TRY_FOR_MS);
  for (const event of READER_MOVES) window.addEventListener(event, stop, { passive: true });
  sizes.observe(document.body);
  nodes.observe(document.body, { childList: true, subtree: true });
  tryOnce();
  return stop;
}

/** Tells whether the document was opened by its address, not reloaded or returned to. */
export function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || !('type' in entry) || entry.type === 'navigate';
}
