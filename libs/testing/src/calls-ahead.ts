import { matchPage, pageAddresses } from '@portico/contract';
import type { DefinedRemote } from '@portico/portal-kit';

/** Addresses of the calls that the server runs ahead for a page of the remote, `path` with its query. */
export function callsAhead({ declaration }: DefinedRemote, path: string): string[] {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const match = matchPage(declaration.pages, pathname);
  if (match === undefined) return [];
  const { data = [], choices } = match.page;
  return pageAddresses(data, match.params, searchParams, choices);
}
