import type { MouseEvent } from 'react';

/** Tells whether a click opens the link in this tab: main button, no key held. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
