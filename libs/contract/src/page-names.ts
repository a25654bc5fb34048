import { DEFAULT_LANGUAGE, withoutDirections, type Language } from '@portico/domain';
import { isWhen } from './api-address.js';
import type { PortalPage, RegistryRemote } from './types.js';

/** Address of a page in a language: the default language has no prefix. */
export function localizedPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Values for the texts of a page's head: parameters of its path, and fields of its first answer. */
export function headValues(
  params: Readonly<Record<string, string>>,
  answer: unknown,
): Record<string, unknown> {
  return { ...params, ...(typeof answer === 'object' && answer) };
}

/** Tells whether search engines may keep a page. Without its first answer it is indexed. */
export function isPageIndexed(
  { index = true, knownBy }: { index?: boolean | undefined; knownBy?: string | undefined },
  answer: unknown,
): boolean {
  if (!index || knownBy === undefined || answer === undefined) return index;
  return (fieldAt(answer, knownBy) ?? null) !== null;
}

function fieldAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined;
  }, value);
}

/** Title of a document: the page's title, then the site's. The site's title alone if the page has none. */
export function documentTitle(pageTitle: string | undefined, siteName: string): string {
  const title = withoutDirections(pageTitle ?? siteName);
  return title === siteName ? siteName : `${title} · ${siteName}`;
}

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
