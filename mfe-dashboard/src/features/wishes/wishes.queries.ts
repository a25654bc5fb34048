import { LIST_SEPARATOR } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';

export type WishedItem = Answer<'/api/wishes/items'>['items'][number];

/** Offers and monsters of wished items. The previous ones stay while a changed list loads. */
export function wishedItemsQuery(itemIds: readonly number[]) {
  return {
    ...apiQuery('/api/wishes/items', { query: { ids: itemIds.join(LIST_SEPARATOR) } }),
    enabled: itemIds.length > 0,
    placeholderData: keepPreviousData,
  };
}

/** Watches an item of the account's list for a price in mesos per piece; null ends the watch. */
export function useWatch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { itemId: number; maxPrice: number | null }) =>
      sendApi('post', '/api/wishes/watch', { authenticated: true, body }),
    onSuccess: (list) =>
      queries.setQueryData(apiQuery('/api/wishes', { authenticated: true }).queryKey, list),
  });
}

export type WatchedSearch = Answer<'/api/wishes/searches'>['searches'][number];

export function searchWatchesQuery() {
  return apiQuery('/api/wishes/searches', { authenticated: true });
}

/** Starts or ends the watch of a market search. */
export function useSearchWatches() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { search: string } | { id: number }) =>
      'search' in change
        ? sendApi('post', '/api/wishes/searches/watch', { authenticated: true, body: change })
        : sendApi('post', '/api/wishes/searches/end', { authenticated: true, body: change }),
    onSuccess: (list) => queries.setQueryData(searchWatchesQuery().queryKey, list),
  });
}

export function watchMessagesQuery() {
  return { ...apiQuery('/api/wishes/messages', { authenticated: true }), staleTime: 0 };
}

/** Turns mails about watches on or off. */
export function useWatchMails() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isMailed: boolean) =>
      sendApi('post', '/api/wishes/messages/mail', { authenticated: true, body: { isMailed } }),
    onSuccess: (messages) => queries.setQueryData(watchMessagesQuery().queryKey, messages),
  });
}

export function stopWatch(token: string) {
  return sendApi('post', '/api/wishes/stop', { body: { token } });
}
