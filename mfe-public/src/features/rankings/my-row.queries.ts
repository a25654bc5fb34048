import { apiQuery } from '@portico/portal-kit';

/** Where the reader's own characters stand. */
export function ownCharactersQuery() {
  return apiQuery('/api/dashboard/overview', { authenticated: true });
}

/** One of them as everybody sees it; nothing is asked before it is known which. */
export function ownPlayerQuery(id: number | undefined) {
  return { ...apiQuery('/api/rankings/{id}', { params: { id: id ?? 0 } }), enabled: id !== undefined };
}
