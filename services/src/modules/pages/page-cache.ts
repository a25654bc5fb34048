import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { countLookup } from '../../platform/metrics/index.js';

export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The body for who takes brotli, compressed once; undefined where there is nothing to compress. */
  brotli: (() => Promise<Buffer>) | undefined;
  /** The release whose page could not be rendered; the browser renders it. */
  faulty?: { remote: string; version: string };
}

const compress = promisify(brotliCompress);

/** Level 5: level 10 costs several milliseconds a page and saves a tenth. Window of 256 KiB: no page fills a larger one. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** A page is at most so much older than the answers that it was made from. */
const FRESH_MS = 1_000;

const MAX_PAGES = 500;
const MAX_BYTES = 48 * 1_048_576;

/** Kept beside a page: its compressed form, headers and key. */
const OVERHEAD_BYTES = 32_768;

export function pageResponse(status: number, headers: Record<string, string>, text: string): PageResponse {
  const body = Buffer.from(text);
  if (text === '') return { status, headers, body, brotli: undefined };
  let compressed: Promise<Buffer> | undefined;
  return { status, headers, body, brotli: () => (compressed ??= compress(body, { params: BROTLI })) };
}

/** The same answer for one visitor alone: no cache keeps it, and no search engine. */
export function privately(response: PageResponse, setCookie: string | undefined): PageResponse {
  const headers = {
    ...response.headers,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    ...(setCookie !== undefined && { 'set-cookie': setCookie }),
  };
  return { ...response, headers };
}

/** Makes an answer private that a group of visitors gets: a shared cache would give it to everyone. */
export function forItsVisitor(response: PageResponse, setCookie: string | undefined): PageResponse {
  const headers = {
    ...response.headers,
    'cache-control': 'private, no-cache',
    ...(setCookie !== undefined && { 'set-cookie': setCookie }),
  };
  return { ...response, headers };
}

export interface MadePage {
  response: PageResponse;
  /** Whether others get the same: nothing of it was refused to this visitor alone. */
  isForAll: boolean;
}

type MakeForAll = () => Promise<PageResponse | undefined>;

/** Pages for a moment: all who ask for the same one meanwhile, or while it is made, get the same. */
export class PageCache {
  private readonly pages = new LRUCache<string, PageResponse, MakeForAll>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    ttl: FRESH_MS,
    // Pages that no one asks for again would fill the cache for ever.
    ttlAutopurge: true,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
    // A visitor who waits for a page gets it, though others took its place in the cache meanwhile.
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

  /** Makes a page, once for all who ask for it meanwhile; one that is not for all goes to its visitor and is not kept. */
  async make(key: string, make: () => Promise<MadePage>): Promise<PageResponse> {
    let own: PageResponse | undefined;
    const makeForAll = async () => {
      const { response, isForAll } = await make();
      own = response;
      return isForAll ? response : undefined;
    };
    return (await this.pages.fetch(key, { context: makeForAll })) ?? own ?? (await make()).response;
  }
}
