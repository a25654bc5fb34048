import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Slot } from '@portico/portal-kit';
import styles from './hover-card.module.css';
import { anchorOf, type CardSubject, thingOf } from './card-of';
import { useBeside } from './use-beside';
import { type Pointed, watchPointing } from './watch-pointing';

export interface HoverCardProps {
  /** The event that asked for a card. */
  first: Event;
  /** Changes with the page: a card closes when its page is left. */
  page: string;
}

/** The page's only card, shown for the link under the pointer. Its content is the slot `thing.card`, for players `player.card`. */
export function HoverCard({ first, page }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Pointed<CardSubject>>();
  const [isOpen, setOpen] = useState(false);
  const begin = useRef<Event | undefined>(first);
  const hide = useCallback(() => setOpen(false), []);

  useEffect(
    () =>
      watchPointing({
        anchorOf,
        thingOf,
        // The event that loaded this code is handled once.
        first: take(begin),
        card: () => card.current,
        show: (next) => {
          setPointed(next);
          setOpen(true);
          return true;
        },
        hide,
      }),
    [page, hide],
  );

  useBeside(card, isOpen ? pointed : undefined, hide);

  if (pointed === undefined) return null;
  const { thing } = pointed;
  return (
    <div ref={card} popover="manual" role="tooltip" className={styles.card}>
      {thing.kind === 'player' ? (
        <Slot name="player.card" id={thing.id} className={styles.content} />
      ) : (
        <Slot name="thing.card" kind={thing.kind} id={thing.id} className={styles.content} />
      )}
    </div>
  );
}

function take(event: RefObject<Event | undefined>): Event | undefined {
  const taken = event.current;
  event.current = undefined;
  return taken;
}
