import type { MouseEvent } from 'react';
import { isPlainClick } from '@portico/ui';

/** Where there is room for a list with details beside it; the style sheets know the same width. */
const WIDE = '(width > 900px)';

/**
 * For a link to a thing's page: where there is room a plain click calls `open` instead, which shows the thing beside its list. Phones,
 * other tabs, and readers without scripts get the page.
 */
export function openInPlace(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event) || !globalThis.matchMedia(WIDE).matches) return;
    event.preventDefault();
    open();
  };
}
