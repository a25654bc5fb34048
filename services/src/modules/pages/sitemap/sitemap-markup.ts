import { localizedPath } from '@portico/contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@portico/domain';
import { Html, markup } from '../text/html.js';

export interface SitemapPage {
  /** Without language prefix. */
  path: string;
  /** Epoch milliseconds; null where unknown. */
  changedAt: number | null;
}

export interface SitemapAddresses {
  origin: string;
  /** Each language is canonical of itself, and listed by itself. */
  isCanonicalOfItself: boolean;
}

const HEAD = new Html('<?xml version="1.0" encoding="UTF-8"?>\n');
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const DATE_LENGTH = 'yyyy-mm-dd'.length;

export function sitemapIndex(files: readonly { address: string; changedAt: number | null }[]): string {
  const entries = files.map(
    ({ address, changedAt }) => markup`<sitemap><loc>${address}</loc>${lastModified(changedAt)}</sitemap>\n`,
  );
  return markup`${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${entries}</sitemapindex>\n`.text;
}

export function sitemapOf(pages: readonly SitemapPage[], addresses: SitemapAddresses): string {
  const { origin, isCanonicalOfItself } = addresses;
  const listed = isCanonicalOfItself ? LANGUAGES : [DEFAULT_LANGUAGE];
  const entries = pages.map(({ path, changedAt }) => {
    const rest = markup`${lastModified(changedAt)}${alternates(origin, path)}`;
    return listed.map(
      (language) => markup`<url><loc>${origin + localizedPath(language, path)}</loc>${rest}</url>\n`,
    );
  });
  return markup`${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n${entries}</urlset>\n`.text;
}

function alternates(origin: string, path: string): Html[] {
  const links: [hreflang: string, path: string][] = [
    ...LANGUAGES.map((language): [string, string] => [language, localizedPath(language, path)]),
    ['x-default', path],
  ];
  return links.map(
    ([hreflang, place]) =>
      markup`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin + place}"/>`,
  );
}

/** The day alone: no one needs to come again for a minute's change of ranks. */
function lastModified(changedAt: number | null): Html | undefined {
  if (changedAt === null) return undefined;
  return markup`<lastmod>${new Date(changedAt).toISOString().slice(0, DATE_LENGTH)}</lastmod>`;
}
