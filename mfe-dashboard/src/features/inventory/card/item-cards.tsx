import { type Beside, useBeside } from '@portico/game-ui';
import { kitText, PHONE, useMediaQuery } from '@portico/portal-kit';
import { IconButton, Sheet } from '@portico/ui';
import {
  type ReactNode,
  useEffect,
  useRef,
  type RefObject,
  useLayoutEffect,
  useState,
  useEffectEvent,
  type FocusEvent,
  type PointerEvent as ReactPointerEvent,
  useCallback,
} from 'react';
import type { HeldItem } from '../held-item';
import styles from './item-cards.module.css';
import { PLACE_ATTRIBUTE, cellOf, placeOf } from '../grid/use-cell-focus';

interface ItemCardsProps {
  items: readonly HeldItem[];
  /** Place of the item in the address; 0 for none. */
  openPlace: number;
  onClose: () => void;
  /** Title of the sheet on phones: the place of the open item. */
  title: string;
  /** Renders the card; `corner` is its close button, if it has one. */
  renderCard: (item: HeldItem, corner?: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The card of the open item, else of the hovered one, beside its cell. On phones, the card is a sheet. */
export function ItemCards({ items, openPlace, onClose, title, renderCard, children }: ItemCardsProps) {
  const area = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(PHONE);
  const { pointed, hide, handlers } = usePointedCell(card);
  const open = items.find(({ place }) => place === openPlace);
  const isSheet = open !== undefined && isNarrow;
  const shown = open ?? items.find(({ place }) => place === pointed?.place);

  const close = () => {
    if (card.current?.contains(document.activeElement)) {
      area.current?.querySelector<HTMLElement>(`[${PLACE_ATTRIBUTE}="${openPlace}"]`)?.focus();
    }
    hide();
    if (open) onClose();
  };
  useDismissal({ isOn: shown !== undefined && !isSheet, isPressed: open !== undefined, card, close });
  // Moves the focus to a card that the user opened, not to a card that the first address had.
  const last = useRef(openPlace);
  useEffect(() => {
    if (openPlace !== last.current && openPlace !== 0) card.current?.focus({ preventScroll: true });
    last.current = openPlace;
  }, [openPlace]);

  return (
    <div ref={area} className={styles.area} {...handlers}>
      {children}
      <Sheet isOpen={isSheet} onClose={close} side="bottom" title={title} closeText={kitText('kit.close')}>
        {open && renderCard(open)}
      </Sheet>
      {shown && !isSheet && (
        <FloatingCard
          ref={card}
          place={shown.place}
          pointerX={open ? undefined : pointed?.pointerX}
          label={open?.name}
          onGone={open ? undefined : hide}
        >
          {renderCard(
            shown,
            open && <IconButton icon="close" size="small" label={kitText('kit.close')} onClick={close} />,
          )}
        </FloatingCard>
      )}
    </div>
  );
}

interface FloatingCardProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Place of the cell, which is somewhere inside the parent of the card. */
  place: number;
  pointerX: number | undefined;
  /** Label of an opened card; undefined for a hovered one, which is a tooltip. */
  label: string | undefined;
  onGone: (() => void) | undefined;
  children: ReactNode;
}

export function FloatingCard({ ref, place, pointerX, label, onGone, children }: FloatingCardProps) {
  const [beside, setBeside] = useState<Beside>();
  useLayoutEffect(() => {
    // The cell is found through the parent, because a ref to the parent is empty on first render.
    const anchor = ref.current?.parentElement?.querySelector(`[${PLACE_ATTRIBUTE}="${place}"]`);
    setBeside(anchor ? { anchor, pointerX } : undefined);
  }, [ref, place, pointerX]);
  useBeside(ref, beside, onGone);
  return (
    <div
      ref={ref}
      popover="manual"
      role={label === undefined ? 'tooltip' : 'dialog'}
      aria-label={label}
      tabIndex={-1}
      className={styles.card}
    >
      {children}
    </div>
  );
}

interface DismissalOptions {
  isOn: boolean;
  /** The card was opened with a press: a press outside closes it, unless that opens another. */
  isPressed: boolean;
  card: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Esc closes a card wherever the focus is, because the mouse opens cards without moving the focus. */
function useDismissal({ isOn, isPressed, card, close }: DismissalOptions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    const isInCard = target instanceof Node && card.current?.contains(target) === true;
    if (isPressed && !isInCard && cellOf(target) === undefined) close();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const keys = (event: KeyboardEvent) => onKeyDown(event);
    const presses = (event: PointerEvent) => onPointerDown(event);
    document.addEventListener('keydown', keys, { capture: true });
    document.addEventListener('pointerdown', presses, { capture: true });
    return () => {
      document.removeEventListener('keydown', keys, { capture: true });
      document.removeEventListener('pointerdown', presses, { capture: true });
    };
  }, [isOn]);
}

const HOVER_MS = 150;
/** Time for the pointer to reach the card from its cell. */
const LEAVE_MS = 250;

interface PointedCell {
  anchor: HTMLElement;
  place: number;
  pointerX: number | undefined;
}

/** The cell under the mouse or with the keyboard focus. It stays while the pointer is in the card. A touch opens the item instead. */
function usePointedCell(card: RefObject<HTMLElement | null>) {
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
    onPointerOver: ({ target, pointerType, clientX }: ReactPointerEvent) => {
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
