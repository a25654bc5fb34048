import type { Column } from './columns';

/** Whether the grid's own keys hold there: in its cells, but not in the fields of a row that is edited. */
export function isInCell(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset['cell'] !== undefined;
}

export function rowIn(root: HTMLElement | null, key: string): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? undefined;
}

/** What has the focus of a cell: itself, or the control in it; the first of its row where it is not there. */
export function cellIn(root: HTMLElement | null, key: string, column: Column): HTMLElement | undefined {
  const row = rowIn(root, key);
  const cell = row?.querySelector<HTMLElement>(`[data-cell="${column}"]`);
  return cell ?? row?.querySelector<HTMLElement>('[data-cell]') ?? undefined;
}
