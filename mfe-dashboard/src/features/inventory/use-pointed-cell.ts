import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cellOf, placeOf } from './use-cell-focus';

const HOVER_MS = 150;
/** Long enough to reach the card from its cell. */
const LEAVE_MS = 250;

/** A cell that somebody points at. */
export interface PointedCell {
  anchor: HTMLElement;
  place: number;
  pointerX: number | undefined;
}

/** The cell under the mouse or with the keyboard focus; it stays while the pointer is in the card. Touch opens items instead. */
export function usePointedCell(card: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState<PointedCell>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (ms: number, next: PointedCell | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPointed(next), ms);
  };
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setPointed(undefined);
  }, []);
  const isInCard = (target: EventTarget | null) =>
    target instanceof Node && card.current?.contains(target) === true;

  const handlers = {
    onPointerOver: ({ target, pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const anchor = cellOf(target);
      if (anchor !== undefined && anchor !== pointed?.anchor) {
        later(HOVER_MS, { anchor, place: placeOf(anchor), pointerX: clientX });
      } else if (anchor !== undefined || isInCard(target)) {
        clearTimeout(timer.current);
      } else {
        later(LEAVE_MS, undefined);
      }
    },
    onPointerLeave: () => later(LEAVE_MS, undefined),
    onFocus: ({ target }: FocusEvent) => {
      const anchor = cellOf(target);
      if (anchor?.matches(':focus-visible') !== true) return;
      clearTimeout(timer.current);
      setPointed({ anchor, place: placeOf(anchor), pointerX: undefined });
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (cellOf(relatedTarget) === undefined && !isInCard(relatedTarget)) hide();
    },
  };
  return { pointed, hide, handlers };
}
