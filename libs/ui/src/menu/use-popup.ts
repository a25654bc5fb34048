import { useEffect, useLayoutEffect, type RefObject } from 'react';

export type PopupAlign = 'start' | 'center' | 'end';

const GAP = 6;
const MARGIN = 8;

interface Popup {
  isOpen: boolean;
  trigger: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  align: PopupAlign;
  onDismiss: () => void;
}

/** Puts an open popup into the top layer under its trigger, keeps it there, and dismisses it by a press elsewhere. */
export function usePopup({ isOpen, trigger, popup, align, onDismiss }: Popup): void {
  useLayoutEffect(() => {
    const [anchor, box] = [trigger.current, popup.current];
    if (!isOpen || !anchor || !box) return;
    if ('showPopover' in box) box.showPopover();
    const place = () => placeUnder(anchor, box, align);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [isOpen, trigger, popup, align]);

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: Event) => {
      if (!(event.target instanceof Node)) return;
      if (popup.current?.contains(event.target) || trigger.current?.contains(event.target)) return;
      onDismiss();
    };
    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('focusin', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('focusin', dismiss);
    };
  }, [isOpen, trigger, popup, onDismiss]);
}

/** Below the trigger, or above it where only there is room; never past the edge of the window. */
function placeUnder(anchor: HTMLElement, box: HTMLElement, align: PopupAlign): void {
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - from.bottom - GAP - MARGIN;
  const above = from.top - GAP - MARGIN;
  const wanted = box.scrollHeight;
  const isAbove = wanted > below && above > below;
  box.style.maxBlockSize = `${Math.max(isAbove ? above : below, 0)}px`;
  const { width, height } = box.getBoundingClientRect();
  const isMirrored = getComputedStyle(anchor).direction === 'rtl';
  const sides = { start: from.left, center: from.left + (from.width - width) / 2, end: from.right - width };
  const mirrored = { start: sides.end, center: sides.center, end: sides.start };
  const left = (isMirrored ? mirrored : sides)[align];
  box.style.left = `${Math.min(Math.max(left, MARGIN), Math.max(clientWidth - width - MARGIN, MARGIN))}px`;
  box.style.top = `${isAbove ? from.top - GAP - height : from.bottom + GAP}px`;
}
