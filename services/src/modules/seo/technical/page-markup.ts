const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

export function entitiesDecoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

const LINK = /<a\s[^>]*?\bhref="([^"]{1,2000})"/g;
const HREFLANG = /<link rel="alternate" hreflang="([^"]+)"/g;

export interface PageHeadFacts {
  hasCanonical: boolean;
  hreflangs: ReadonlySet<string>;
  isNoindex: boolean;
}

export function headFacts(html: string): PageHeadFacts {
  const [head = ''] = html.split('</head>', 1);
  return {
    hasCanonical: head.includes('<link rel="canonical" href="'),
    hreflangs: new Set(Array.from(head.matchAll(HREFLANG), ([, language = '']) => language)),
    isNoindex: /<meta name="robots" content="[^"]*noindex/.test(head),
  };
}

/** Addresses of this portal that a page links to, without the part after `#`. */
export function internalLinks(html: string): string[] {
  const addresses = Array.from(html.matchAll(LINK), ([, href = '']) => entitiesDecoded(href));
  return [
    ...new Set(
      addresses.flatMap((href) => {
        const isInternal = href.startsWith('/') && !href.startsWith('//');
        const [address = ''] = href.split('#', 1);
        return isInternal && URL.canParse(address, 'http://portal') ? address : [];
      }),
    ),
  ];
}
