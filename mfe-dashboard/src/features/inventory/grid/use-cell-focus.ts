import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Attribute of cells with an item: the place of the item. */
export const PLACE_ATTRIBUTE = 'data-place';
const CELLS = `[${PLACE_ATTRIBUTE}]`;

/** Returns the cell around an event target; undefined if there is none. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(CELLS) ?? undefined) : undefined;
}

export function placeOf(cell: Element): number {
  return Number(cell.getAttribute(PLACE_ATTRIBUTE));
}

/** One tab stop for all cells; arrow keys, Home and End move between the cells. Spread `handlers` on the container. */
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

/** Position of a cell in px, relative to the page. */
interface CellPlace {
  inline: number;
  block: number;
}

const ROW_SLACK_PX = 4;

/**
 * Returns the cell for an arrow key, Home or End; undefined for other keys and at the edges. Left and right continue
 * on the next row; up and down go to the nearest item in the next row with one.
 */
export function nextCell(
  cells: readonly CellPlace[],
  from: number,
  key: string,
  isRightToLeft: boolean,
): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const order = orderOfReading(cells, isRightToLeft);
  if (key === 'Home') return order[0];
  if (key === 'End') return order.at(-1);
  if (key === forward) return order[order.indexOf(from) + 1];
  if (key === backward) return order[order.indexOf(from) - 1];
  if (key === 'ArrowDown') return nearestRow(cells, from, 1);
  if (key === 'ArrowUp') return nearestRow(cells, from, -1);
  return undefined;
}

function orderOfReading(cells: readonly CellPlace[], isRightToLeft: boolean): number[] {
  const direction = isRightToLeft ? -1 : 1;
  return cells
    .map((cell, index) => ({ ...cell, index }))
    .sort((one, other) => {
      const rows = one.block - other.block;
      return Math.abs(rows) > ROW_SLACK_PX
        ? rows
        : (one.inline - other.inline) * direction || one.index - other.index;
    })
    .map(({ index }) => index);
}

function nearestRow(cells: readonly CellPlace[], from: number, direction: 1 | -1): number | undefined {
  const start = cells[from];
  if (start === undefined) return undefined;
  const distances = cells
    .map(({ inline, block }, index) => ({
      index,
      across: Math.abs(inline - start.inline),
      along: (block - start.block) * direction,
    }))
    .filter(({ along }) => along > ROW_SLACK_PX);
  const row = Math.min(...distances.map(({ along }) => along));
  return distances
    .filter(({ along }) => along - row <= ROW_SLACK_PX)
    .sort((one, other) => one.across - other.across)[0]?.index;
}
