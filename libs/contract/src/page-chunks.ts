import { isWhen } from './api-address.js';
import type { PortalPage, RegistryRemote } from './types.js';

/** Names of all chunks that a page may need apart from the remote's. */
export function allChunkNames({ chunk = [] }: Pick<PortalPage, 'chunk'>): string[] {
  return [chunk].flat().map((entry) => (typeof entry === 'string' ? entry : entry.name));
}

/** Names of the chunks, apart from the remote's, that a page needs at an address with this query. */
export function pageChunkNames({ chunk = [] }: Pick<PortalPage, 'chunk'>, query: URLSearchParams): string[] {
  return [chunk]
    .flat()
    .flatMap((entry) => (typeof entry === 'string' ? entry : isWhen(entry.when, query) ? entry.name : []));
}

/** Addresses of the page's chunks, as far as the release has them. */
export function pageFiles(
  { pageChunks = {} }: Pick<RegistryRemote, 'pageChunks'>,
  page: Pick<PortalPage, 'chunk'>,
  query: URLSearchParams,
): { chunks: string[]; css: string[] } {
  const files = pageChunkNames(page, query).flatMap((name) => pageChunks[name] ?? []);
  return {
    chunks: [...new Set(files.flatMap(({ chunks }) => chunks))],
    css: [...new Set(files.flatMap(({ css }) => css))],
  };
}
