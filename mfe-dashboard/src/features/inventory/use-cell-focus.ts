import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { nextCell } from './next-cell';

/** Attribute of the cells that hold something: the place that they stand for. */
export const PLACE_ATTRIBUTE = 'data-place';
const CELLS = `[${PLACE_ATTRIBUTE}]`;

/** The cell in which something happened; undefined elsewhere. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(CELLS) ?? undefined) : undefined;
}

export function placeOf(cell: Element): number {
  return Number(cell.getAttribute(PLACE_ATTRIBUTE));
}

/** One tab stop for all cells: arrow keys, Home and End move between them. Spread `handlers` on the container. */
export function useCellFocus(places: readonly number[], openPlace: number) {
  const [last, setLast] = useState<number>();
  const tabStop =
    [last, openPlace].find((place) => place !== undefined && places.includes(place)) ?? places[0];

  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target);
    if (cell) setLast(placeOf(cell));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (cell === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(CELLS)];
    const boxes = cells.map((each) => each.getBoundingClientRect());
    const next = nextCell(
      boxes.map(({ left, top }) => ({ inline: left, block: top })),
      cells.indexOf(cell),
      event.key,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (next === undefined) return;
    event.preventDefault();
    cells[next]?.focus();
  };
  return { tabStop, handlers: { onFocus, onKeyDown } };
}
