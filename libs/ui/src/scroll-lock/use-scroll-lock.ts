import { useLayoutEffect } from 'react';

/** Keeps the page behind a modal from scrolling, until the last modal closes. */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => (isLocked ? lockScroll() : undefined), [isLocked]);
}

function lockScroll(): () => void {
  const { documentElement: page } = document;
  // Counted on the element, because each remote has a copy of this module.
  const count = () => Number(page.dataset['scrollLocks'] ?? 0);
  if (count() === 0) {
    const hasBar = window.innerWidth > page.clientWidth;
    page.style.overflow = 'hidden';
    // The space of the scrollbar stays, so that nothing moves.
    if (hasBar) page.style.scrollbarGutter = 'stable';
  }
  page.dataset['scrollLocks'] = String(count() + 1);
  return () => {
    const left = count() - 1;
    if (left > 0) {
      page.dataset['scrollLocks'] = String(left);
      return;
    }
    delete page.dataset['scrollLocks'];
    page.style.overflow = '';
    page.style.scrollbarGutter = '';
  };
}
