import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { countLookup } from '../../platform/metrics/index.js';

export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The body with brotli, compressed only once; undefined if there is nothing to compress. */
  brotli: (() => Promise<Buffer>) | undefined;
  /** The release whose page could not be rendered. The browser renders it. */
  faulty?: { remote: string; version: string };
}

const compress = promisify(brotliCompress);

/** Level 10 instead of 5 costs several milliseconds a page and saves a tenth. The window is 256 KiB, because no page is larger. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

const FRESH_MS = 1_000;

const MAX_PAGES = 500;
const MAX_BYTES = 48 * 1_048_576;

/** Size that each cached page adds with its compressed form, headers and key. */
const OVERHEAD_BYTES = 32_768;

export function pageResponse(status: number, headers: Record<string, string>, text: string): PageResponse {
  const body = Buffer.from(text);
  if (text === '') return { status, headers, body, brotli: undefined };
  let compressed: Promise<Buffer> | undefined;
  return { status, headers, body, brotli: () => (compressed ??= compress(body, { params: BROTLI })) };
}

/** The same answer for one visitor only. Neither caches nor search engines keep it. */
export function privately(response: PageResponse, setCookie: string | undefined): PageResponse {
  const own = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  return withHeaders(response, { ...own, ...(setCookie !== undefined && { 'set-cookie': setCookie }) });
}

/** Says that the page was not rendered because the machine had no time. Operators and tests can then tell it from a fault. */
export function unrendered(response: PageResponse): PageResponse {
  return withHeaders(response, { 'server-timing': 'rendering;desc="busy"' });
}

/** Makes an answer for a group of visitors private. A shared cache would otherwise give it to everyone. */
export function forItsVisitor(response: PageResponse, setCookie: string | undefined): PageResponse {
  const own = { 'cache-control': 'private, no-cache' };
  return withHeaders(response, { ...own, ...(setCookie !== undefined && { 'set-cookie': setCookie }) });
}

function withHeaders(response: PageResponse, headers: Record<string, string>): PageResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}

type MakeForAll = () => Promise<PageResponse | undefined>;

/** Caches pages for a moment. All requests for a page in that time, or while it is made, get the same one. */
export class PageCache {
  private readonly pages = new LRUCache<string, PageResponse, MakeForAll>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    ttl: FRESH_MS,
    // Pages that no one requests again would otherwise fill the cache forever.
    ttlAutopurge: true,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
    // A waiting visitor gets the page even if the cache has dropped it meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });

  get size(): number {
    return this.pages.size;
  }

  get(key: string): PageResponse | undefined {
    const page = this.pages.get(key);
    countLookup('pages', page !== undefined);
    return page;
  }

  /** Makes a page once for all requests meanwhile. A page that is not for all goes only to its visitor and is not cached. */
  async make(
    key: string,
    make: () => Promise<{ response: PageResponse; isForAll: boolean }>,
  ): Promise<PageResponse> {
    let own: PageResponse | undefined;
    const makeForAll = async () => {
      const { response, isForAll } = await make();
      own = response;
      return isForAll ? response : undefined;
    };
    return (await this.pages.fetch(key, { context: makeForAll })) ?? own ?? (await make()).response;
  }
}
