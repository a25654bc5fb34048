import { noteRemovedFrame } from './ended-pages';

/** Loads the document again when something removes the frame; the page that did is held back then. */
export function guardFrame(reload = () => window.location.reload()): () => void {
  const root = document.getElementById('root');
  const header = root?.querySelector('header');
  if (!root || !header) return () => undefined;
  const observer = new MutationObserver(() => {
    if (header.isConnected) return;
    observer.disconnect();
    if (noteRemovedFrame()) reload();
  });
  for (const parent of [document.documentElement, document.body, root])
    observer.observe(parent, { childList: true });
  return () => observer.disconnect();
}
