import { apiQuery } from '@portico/portal-kit';

/** One of the reader's characters as everybody sees it; nothing is asked before it is known which. */
export function ownPlayerQuery(id: number | undefined) {
  return { ...apiQuery('/api/rankings/{id}', { params: { id: id ?? 0 } }), enabled: id !== undefined };
}
