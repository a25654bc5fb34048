import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { INNER_CALL } from '../../../platform/http/index.js';

export interface OwnPage {
  status: number;
  location: string | undefined;
  text: string;
  ms: number;
}

/** Pause between two pages, which leaves the server to visitors. */
const PAUSE_MS = 60;
const PAGE_LIMIT_MS = 15_000;
/** Number of calls with the same address: far below a visitor's limit per minute. */
const CALLS_PER_ADDRESS = 40;
const ADDRESSES = 250;

/** Reads the portal's pages in this process, one at a time, as a guest from a reserved network (RFC 5737) with its own limits. */
export class OwnPages {
  private calls = 0;

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly signal: AbortSignal,
  ) {}

  /** Undefined once the time is over, or if a page takes too long. */
  async read(url: string): Promise<OwnPage | undefined> {
    if (this.signal.aborted) return undefined;
    await wait(PAUSE_MS, undefined, { ref: false });
    const began = performance.now();
    const timeOut = AbortSignal.timeout(PAGE_LIMIT_MS);
    try {
      const { statusCode, headers, body } = await this.fastify.inject({
        method: 'GET',
        url,
        remoteAddress: this.address(),
        headers: INNER_CALL,
        signal: AbortSignal.any([this.signal, timeOut]),
      });
      const { location } = headers;
      const ms = Math.round(performance.now() - began);
      return { status: statusCode, location: location?.toString(), text: body, ms };
    } catch (error) {
      if (this.signal.aborted || timeOut.aborted) return undefined;
      throw error;
    }
  }

  private address(): string {
    const number = Math.floor(this.calls / CALLS_PER_ADDRESS) % ADDRESSES;
    this.calls += 1;
    return `192.0.2.${number + 1}`;
  }
}

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

export function headFacts(html: string) {
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
