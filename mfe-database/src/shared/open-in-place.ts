import type { MouseEvent } from 'react';
import { TABLET } from '@portico/portal-kit';
import { isPlainClick } from '@portico/ui';

/**
 * For a link to a thing's page: where there is room a plain click calls `open` instead, which shows the thing beside its list. Phones,
 * other tabs, and readers without scripts get the page.
 */
export function openInPlace(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event) || !globalThis.matchMedia(`not ${TABLET}`).matches) return;
    event.preventDefault();
    open();
  };
}
