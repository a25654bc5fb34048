const TRY_FOR_MS = 2_000;
const READER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Tries now and whenever the page has changed, until it is done, the time is up, or the reader moves. Returns how to stop. */
export function whilePageGrows(attempt: () => boolean): () => void {
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
