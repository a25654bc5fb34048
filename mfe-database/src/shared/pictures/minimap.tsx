import type { PointerEvent, ReactNode } from 'react';
import { useCallback } from 'react';
import styles from './minimap.module.css';

interface MinimapProps {
  /** The scroller whose first child is the large picture. */
  room: HTMLElement;
  children: ReactNode;
}

/** Marks the visible part of a large picture, and moves it to a pressed point. Keys and screen readers use the scroller. */
export function Minimap({ room, children }: MinimapProps) {
  const ref = useCallback((map: HTMLDivElement) => followView(map, room), [room]);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    centerOn(room, (event.clientX - left) / width, (event.clientY - top) / height);
  };
  return (
    <div className={styles.dock} aria-hidden="true">
      <div
        ref={ref}
        className={styles.root}
        hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={move}
      >
        {children}
        <div className={styles.view} />
      </div>
    </div>
  );
}

function followView(map: HTMLElement, room: HTMLElement): () => void {
  const picture = room.firstElementChild;
  if (picture === null) return () => undefined;
  const show = () => {
    const [all, seen] = [picture.getBoundingClientRect(), room.getBoundingClientRect()];
    const [left, right] = partOf(seen.left - all.left, seen.right - all.left, all.width);
    const [top, bottom] = partOf(seen.top - all.top, seen.bottom - all.top, all.height);
    map.hidden = right - left > ALL && bottom - top > ALL;
    const places = {
      '--ratio': all.width / all.height,
      '--left': left,
      '--top': top,
      '--width': right - left,
      '--height': bottom - top,
    };
    for (const [name, value] of Object.entries(places)) map.style.setProperty(name, String(value));
  };
  // Zooming changes the size of the picture.
  const sizes = new ResizeObserver(show);
  sizes.observe(picture);
  sizes.observe(room);
  room.addEventListener('scroll', show, { passive: true });
  return () => {
    sizes.disconnect();
    room.removeEventListener('scroll', show);
  };
}

/** A share above which the rest is a matter of rounding. */
const ALL = 0.98;

function partOf(from: number, to: number, size: number): [number, number] {
  const share = (way: number) => Math.min(1, Math.max(0, way / size)) || 0;
  return [share(from), share(to)];
}

function centerOn(room: HTMLElement, x: number, y: number): void {
  const picture = room.firstElementChild?.getBoundingClientRect();
  if (!picture) return;
  const seen = room.getBoundingClientRect();
  room.scrollLeft += picture.left + x * picture.width - (seen.left + seen.width / 2);
  room.scrollTop += picture.top + y * picture.height - (seen.top + seen.height / 2);
}
