import { useLayoutEffect } from 'react';
import { documentTitle, localizedPath } from '@portico/contract';
import { LANGUAGES, withoutDirections } from '@portico/domain';
import { useLocation } from 'react-router-dom';
import { usePortal } from './portal-context';

export interface PageMetaProps {
  /** Without the name of the site, which is added. */
  title: string;
  description: string;
  /** Words that the page is found by, separated by commas: the text of `keywordsKey` in portal.json. */
  keywords?: string;
  /** Keeps search engines out. */
  noindex?: boolean;
}

const SERVED_TAGS =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property="og:title"], meta[property="og:description"], meta[property="og:url"], link[rel="canonical"], link[rel="alternate"][hreflang]';

let served: Element[] | undefined;
/** The site says that each language is canonical of itself; only what it served tells. */
let isCanonicalOfItself = false;

/** Notes the head tags that came with the page, which the first page replaces; called once, before the first render. */
export function captureServedHead(basename: string): void {
  served = [...document.head.querySelectorAll(SERVED_TAGS)];
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null || basename === '') return;
  isCanonicalOfItself = `${new URL(canonical.href).pathname}/`.startsWith(`${basename}/`);
}

function removeServedHead(): void {
  for (const element of served ?? []) element.remove();
  served = undefined;
}

/** Title, description and links of a page. They take the place of what the server rendered. */
export function PageMeta({ title, description, keywords, noindex = false }: PageMetaProps) {
  const { config, language } = usePortal();
  const { pathname } = useLocation();
  const { origin, name } = config.site;
  const canonical = origin + (isCanonicalOfItself ? localizedPath(language, pathname) : pathname);
  const fullTitle = documentTitle(title, name);
  const plainDescription = withoutDirections(description);
  useLayoutEffect(removeServedHead, []);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={plainDescription} />
      {keywords !== undefined && <meta name="keywords" content={keywords} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={plainDescription} />
      <meta property="og:url" content={canonical} />
      {noindex ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        <PageLinks canonical={canonical} origin={origin} pathname={pathname} />
      )}
    </>
  );
}

interface PageLinksProps {
  canonical: string;
  origin: string;
  pathname: string;
}

function PageLinks({ canonical, origin, pathname }: PageLinksProps) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={origin + localizedPath(language, pathname)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathname} />
    </>
  );
}
