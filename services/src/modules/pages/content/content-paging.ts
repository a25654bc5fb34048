import { localizedPath } from '@portico/contract';
import type { Language } from '@portico/domain';
import { z } from 'zod';

/** Where a page was asked for: its path without language, and its query. */
export interface ContentAddress {
  path: string;
  query: URLSearchParams;
}

/** Which page of a list this is, of how many, and the addresses beside it. */
export interface ContentPaging {
  page: number;
  pages: number;
  previous?: string;
  next?: string;
}

const pagedSchema = z.object({
  pagination: z.object({ page: z.number(), totalPages: z.number() }),
});

/** undefined where the answer is no list, or one that a single page holds. */
export function contentPaging(
  answer: unknown,
  address: ContentAddress,
  language: Language,
): ContentPaging | undefined {
  const { data } = pagedSchema.safeParse(answer);
  if (data === undefined) return undefined;
  const { page, totalPages: pages } = data.pagination;
  if (pages < 2 || page > pages) return undefined;
  const hrefOf = (wanted: number) => pageAddress(address, wanted, language);
  return {
    page,
    pages,
    ...(page > 1 && { previous: hrefOf(page - 1) }),
    ...(page < pages && { next: hrefOf(page + 1) }),
  };
}

function pageAddress({ path, query }: ContentAddress, page: number, language: Language): string {
  const wanted = new URLSearchParams(query);
  if (page === 1) wanted.delete('page');
  else wanted.set('page', String(page));
  const search = wanted.toString();
  return localizedPath(language, path) + (search === '' ? '' : `?${search}`);
}
