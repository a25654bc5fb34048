import type { MouseEvent } from 'react';
import { TABLET } from '@portico/portal-kit';
import { isPlainClick } from '@portico/ui';

/** Opens details beside the list on a plain click where there is room. Phones, new tabs and readers without scripts get the page. */
export function openInPlace(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event) || !globalThis.matchMedia(`not ${TABLET}`).matches) return;
    event.preventDefault();
    open();
  };
}
