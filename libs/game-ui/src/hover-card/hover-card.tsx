import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '@portico/portal-kit';
import styles from './hover-card.module.css';
import { placeCard } from './place-card';
import { type Pointed, watchPointing } from './watch-pointing';

export interface HoverCardProps {
  /** The event that showed that a card is wanted. */
  first: Event;
  /** Changes with the page: a card does not outlive the page that it was opened on. */
  page: string;
}

/** The one card of the page: of whatever link with a card is pointed at. What is in it is the slot `thing.card`. */
export function HoverCard({ first, page }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Pointed>();
  const [isOpen, setOpen] = useState(false);
  const begin = useRef<Event | undefined>(first);

  useEffect(
    () =>
      watchPointing({
        // What brought this code is answered once.
        first: take(begin),
        card: () => card.current,
        show: (next) => {
          setPointed(next);
          setOpen(true);
        },
        hide: () => setOpen(false),
      }),
    [page],
  );

  useLayoutEffect(() => {
    const box = card.current;
    if (!isOpen || box === null || pointed === undefined) return;
    return keepPlaced(box, pointed, () => setOpen(false));
  }, [isOpen, pointed]);

  if (pointed === undefined) return null;
  return (
    <div ref={card} popover="manual" role="tooltip" className={styles.card}>
      <Slot name="thing.card" {...pointed.thing} className={styles.content} />
    </div>
  );
}

function take(event: RefObject<Event | undefined>): Event | undefined {
  const taken = event.current;
  event.current = undefined;
  return taken;
}

/** Shows the card and keeps it beside its link, whatever grows or scrolls; without its link it goes. */
function keepPlaced(box: HTMLElement, { anchor, pointerX }: Pointed, onGone: () => void): () => void {
  if ('showPopover' in box) box.showPopover();
  const place = () => {
    const from = anchor.getBoundingClientRect();
    const view = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    if (!anchor.isConnected || from.bottom < 0 || from.top > view.height) {
      onGone();
      return;
    }
    const { left, top } = placeCard({
      anchor: from,
      card: { width: box.offsetWidth, height: box.offsetHeight },
      view,
      isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
      pointerX,
    });
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  };
  place();
  const growth = new ResizeObserver(place);
  growth.observe(box);
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    growth.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
    if ('hidePopover' in box && box.isConnected) box.hidePopover();
  };
}
