import { NEWS_STATES } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  matching,
  oneOf,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';
import { newKey } from '@portico/portal-kit/pending-send';
import { type Body, sendApi } from '@portico/portal-kit/send';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const NEWS = '/api/admin/news';
const AUTHENTICATED = { authenticated: true } as const;

export type NewsLine = Answer<typeof NEWS>['news'][number];
export type WrittenNews = Answer<'/api/admin/news/{id}'>;
export type NewsRequest = Body<'post', typeof NEWS>;

/** Value of `open` for a new post. */
export const NEW = 'new';

export const newsSearch = defineSearch({
  page: pageNumber(),
  /** Undefined for all. */
  state: oneOf(NEWS_STATES),
  open: matching(/^(?:new|[1-9]\d{0,9})$/),
});
export type NewsView = SearchOf<typeof newsSearch>;

export function newsListQuery({ page, state }: Pick<NewsView, 'page' | 'state'>) {
  const query = { page: page === 1 ? undefined : page, state };
  return apiQuery(NEWS, { keepsLast: true, ...AUTHENTICATED, query });
}

export function writtenQuery(id: string) {
  return { ...apiQuery('/api/admin/news/{id}', { ...AUTHENTICATED, params: { id } }), staleTime: Infinity };
}

export function previewQuery(body: string) {
  return queryOptions({
    queryKey: [`${NEWS}/preview`, body],
    queryFn: ({ signal }) => sendApi('post', `${NEWS}/preview`, { ...AUTHENTICATED, signal, body: { body } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** Creates a post, or saves the opened one. A new post that is sent twice is saved once. */
export function useSave(opened: Pick<WrittenNews, 'id' | 'version'> | undefined) {
  const refresh = useRefresh();
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: (body: NewsRequest) =>
      opened === undefined
        ? sendApi('post', NEWS, { ...AUTHENTICATED, body, idempotencyKey: keyOf(keys, body) })
        : sendApi('put', `${NEWS}/{id}`, {
            ...AUTHENTICATED,
            params: { id: opened.id },
            body: { ...body, version: opened.version },
          }),
    onSuccess: refresh,
  });
}

/** Returns an idempotency key: the same text keeps its key, another text gets a new one. */
function keyOf(keys: Map<string, string>, body: NewsRequest): string {
  const text = JSON.stringify(body);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  return key;
}

export function useMove(
  { id, version }: Pick<NewsLine, 'id' | 'version'>,
  way: 'remove' | 'restore',
  onDone?: () => void,
) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () =>
      sendApi('post', `${NEWS}/{id}/${way}`, { ...AUTHENTICATED, params: { id }, body: { version } }),
    onSuccess: onDone,
    // Another admin may have changed the post first.
    onSettled: refresh,
  });
}

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) =>
        /^\/api\/(?:admin\/)?news(?:\/(?!preview)|\?|$)/.test(String(address)),
    });
}
