import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The head of the document. */
export interface PageHead {
  title: string;
  description?: string;
  keywords?: string;
  robots?: string;
  /** The page's canonical address. */
  url?: string;
  /** Set if search engines may index the page under that address. */
  canonical?: string;
  /** Atom feed of the page's content. */
  feed?: string;
  /** The page's address in each language. */
  alternates?: readonly { language: string; url: string }[];
}

const FEED_TYPE = 'application/atom+xml';

/**
 * Keeps the head in step with the page: updates the server's tags in place and removes those that the page lacks.
 * React does not render the head, because it would claim or double these tags.
 */
export function usePageHead(head: PageHead): void {
  const mine = useRef(head);
  useLayoutEffect(() => {
    heads.push(mine);
    return () => {
      heads.splice(heads.indexOf(mine), 1);
      // Cleared first, so that title listeners notice a new page even if its title is the same.
      document.title = '';
      const below = heads.at(-1);
      if (below !== undefined) writeHead(below.current);
    };
  }, [mine]);
  useLayoutEffect(() => {
    mine.current = head;
    if (heads.at(-1) === mine) writeHead(head);
  });
}

/** Heads of the page and of anything that replaces it, such as an error: the last one counts. */
const heads: RefObject<PageHead>[] = [];

function writeHead({
  title,
  description,
  keywords,
  robots,
  url,
  canonical,
  feed,
  alternates = [],
}: PageHead): void {
  if (document.title !== title) document.title = title;
  writeMeta('name', 'description', description);
  writeMeta('name', 'keywords', keywords);
  writeMeta('name', 'robots', robots);
  writeMeta('property', 'og:title', title);
  writeMeta('property', 'og:description', description);
  writeMeta('property', 'og:url', url);
  writeLink({ rel: 'canonical' }, canonical);
  writeLink({ rel: 'alternate', type: FEED_TYPE }, feed);
  const known = new Set(alternates.map(({ language }) => language));
  for (const { hreflang } of document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]',
  )) {
    if (!known.has(hreflang)) writeLink({ rel: 'alternate', hreflang }, undefined);
  }
  for (const alternate of alternates)
    writeLink({ rel: 'alternate', hreflang: alternate.language }, alternate.url);
}

function writeMeta(key: 'name' | 'property', name: string, content: string | undefined): void {
  writeTag('meta', { [key]: name }, 'content', content);
}

function writeLink(attributes: Readonly<Record<string, string>>, href: string | undefined): void {
  writeTag('link', attributes, 'href', href);
}

/** Sets the tag with these attributes to `value`, or removes it. */
function writeTag(
  tag: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
  key: 'content' | 'href',
  value: string | undefined,
): void {
  const selector = Object.entries(attributes).map(([name, text]) => `[${name}="${text}"]`);
  const found = document.head.querySelector(tag + selector.join(''));
  if (value === undefined) {
    found?.remove();
    return;
  }
  if (found?.getAttribute(key) === value) return;
  const element = found ?? document.createElement(tag);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  element.setAttribute(key, value);
  if (found === null) document.head.append(element);
}
