import { documentTitle, localizedPath } from '@portico/contract';
import { LANGUAGES, withoutDirections } from '@portico/domain';
import { useLocation } from 'react-router-dom';
import { kitText } from '../texts/kit-texts';
import { usePageHead } from './page-head';
import { usePortal } from '../portal/portal-context';

export interface PageMetaProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Keywords of the page, separated by commas; by default those of the portal. */
  keywords?: string;
  /** Address of a feed of what the page shows, on this site. */
  feed?: string;
  /** Keeps search engines from indexing the page. */
  noindex?: boolean;
}

/** Whether each language has its own canonical address; known only from the served HTML. */
let isCanonicalOfItself = false;

/** Reads the site's settings from the served head; called once, before the first render. */
export function captureServedHead(basename: string): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null || basename === '') return;
  isCanonicalOfItself = `${new URL(canonical.href).pathname}/`.startsWith(`${basename}/`);
}

let titleListener: ((title: string) => void) | undefined;

/** Tells the server the title of the page that it renders (the last one set), because it writes the head itself. */
export function listenToTitles(listener: (title: string) => void): void {
  titleListener = listener;
}

/** Title, description and links of a page. The server writes them for the first page. */
export function PageMeta({ title, description, keywords, feed, noindex = false }: PageMetaProps) {
  const { config, language } = usePortal();
  const { pathname } = useLocation();
  const { origin, name } = config.site;
  titleListener?.(title);
  const url = origin + (isCanonicalOfItself ? localizedPath(language, pathname) : pathname);
  usePageHead({
    title: documentTitle(title, name),
    description: withoutDirections(description),
    keywords: keywords ?? kitText('kit.keywords'),
    url,
    feed,
    ...(noindex
      ? { robots: 'noindex, nofollow' }
      : { canonical: url, alternates: alternatesOf(origin, pathname) }),
  });
  return null;
}

function alternatesOf(origin: string, pathname: string) {
  return [
    ...LANGUAGES.map((language) => ({ language, url: origin + localizedPath(language, pathname) })),
    { language: 'x-default', url: origin + pathname },
  ];
}
