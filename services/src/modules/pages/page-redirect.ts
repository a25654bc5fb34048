import { filledPath, localizedPath, type PageDataEntry, type PageMatch } from '@portico/contract';
import { DEFAULT_LANGUAGE } from '@portico/domain';
import type { PageAddress } from './address/page-address.js';
import { pageResponse, type PageResponse } from './page-cache.js';

export function redirectTo(location: string, status = 301): PageResponse {
  return pageResponse(
    status,
    { location, 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' },
    '',
  );
}

export function addressIn({ prefix, search }: Pick<PageAddress, 'prefix' | 'search'>, path: string): string {
  return localizedPath(prefix ?? DEFAULT_LANGUAGE, path) + search;
}

/** Canonical path from the page's first answer; undefined if it is the current one. */
export function ownPath({ page, params }: PageMatch, first: PageDataEntry | undefined): string | undefined {
  const { named, path } = page;
  if (named === undefined || first?.status !== 200) return undefined;
  const own: unknown = Reflect.get(Object(first.body), named);
  if (typeof own !== 'string' || own === params[named]) return undefined;
  return filledPath(path, { ...params, [named]: own });
}
