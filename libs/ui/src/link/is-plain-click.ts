import type { MouseEvent } from 'react';

/** Whether a click goes to the link in this tab: no other button, and no key held with it. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
