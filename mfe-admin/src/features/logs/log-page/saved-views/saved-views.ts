import type { AdminLog } from '@portico/contract';

/** The filters of a log under a name. */
export interface SavedView {
  name: string;
  /** As in an address, without `?`. */
  query: string;
}

export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 40;
const MAX_QUERY = 500;
/** Of where a reader is, not of what they look for. */
const OF_THE_MOMENT = ['page', 'cursor', 'story', 'storyAt', 'lng'];

const keyOf = (log: AdminLog) => `portico-log-views-${log}`;

/** What an address says of filters. */
export function savedQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of OF_THE_MOMENT) params.delete(name);
  return params.toString().slice(0, MAX_QUERY);
}

/** The views of a log that were saved on this device; none where storage is closed or says something else. */
export function readViews(log: AdminLog): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(log)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MAX_VIEWS) : [];
  } catch {
    return [];
  }
}

/** Adds one, in place of that of the same name; the oldest goes where there are too many. Answers what there is then. */
export function saveView(log: AdminLog, view: SavedView): readonly SavedView[] {
  const others = readViews(log).filter(({ name }) => name !== view.name);
  return write(log, [view, ...others].slice(0, MAX_VIEWS));
}

export function deleteView(log: AdminLog, name: string): readonly SavedView[] {
  return write(
    log,
    readViews(log).filter((view) => view.name !== name),
  );
}

function write(log: AdminLog, views: readonly SavedView[]): readonly SavedView[] {
  try {
    localStorage.setItem(keyOf(log), JSON.stringify(views));
  } catch {
    // Storage closed to us: they last as long as the page.
  }
  return views;
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('query' in value)) return false;
  const { name, query } = value;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= MAX_VIEW_NAME &&
    typeof query === 'string' &&
    query.length <= MAX_QUERY
  );
}
