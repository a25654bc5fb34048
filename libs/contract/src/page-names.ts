import { DEFAULT_LANGUAGE, withoutDirections, type Language } from '@portico/domain';

/** Address of a page in a language: the default language has no prefix. */
export function localizedPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Title of a document: the page's, then the site's; the site's alone where a page has none of its own. */
export function documentTitle(pageTitle: string | undefined, siteName: string): string {
  const title = withoutDirections(pageTitle ?? siteName);
  return title === siteName ? siteName : `${title} · ${siteName}`;
}
