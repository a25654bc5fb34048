import { ApiError, getJson } from '@portico/api-client/runtime';
import { MAX_WISHES } from '@portico/domain';
import { apiQuery, errorText, type Answer, useSession } from '@portico/portal-kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendApi } from '../api/send-api';
import { readDeviceWishes, watchDeviceWishes, writeDeviceWishes } from './device-wishes';

type List = Answer<'/api/wishes'>;

interface Change {
  act: 'add' | 'remove';
  itemId: number;
}

const { queryKey, meta } = apiQuery('/api/wishes', { authenticated: true });

/** The account's list. The first call after a login adds the device's wishes, which are then removed from the device. */
const accountWishesQuery = queryOptions<List>({
  queryKey,
  meta,
  queryFn: async ({ signal, client }) => {
    // Sent once: wishes that the account has no room for would be refused at every refetch.
    const isFirst = client.getQueryData(queryKey) === undefined;
    const itemIds = isFirst ? readDeviceWishes() : [];
    if (itemIds.length > 0) {
      try {
        const list = await sendWishes('add', itemIds);
        const isFull = list.itemIds.length >= MAX_WISHES;
        writeDeviceWishes(isFull ? itemIds.filter((id) => !list.itemIds.includes(id)) : []);
        return list;
      } catch {
        // The account's list is full: its items are shown.
      }
    }
    return (await getJson('/api/wishes', { authenticated: true, signal })) as List;
  },
});

/** The device's list, in the query cache that all remotes share. */
const deviceWishesQuery = queryOptions<List>({
  queryKey: ['wishes of the device'],
  queryFn: () => ({ itemIds: readDeviceWishes(), watches: [] }),
  staleTime: Infinity,
  // The device's list needs no network.
  networkMode: 'always',
});

export interface Wishes {
  /** Newest first; undefined until they are known. */
  itemIds: readonly number[] | undefined;
  /** Price watches of the account; a device has none. */
  watches: List['watches'];
  /** Adds an item, or removes it. */
  toggle: (itemId: number) => void;
  isPending: boolean;
  /** Why the last change failed. */
  problem: string | undefined;
}

/** The visitor's wish list: the account's, or the device's if nobody is signed in. */
export function useWishes(): Wishes {
  const isOfAccount = useSession((session) => session.isAuthenticated);
  const queries = useQueryClient();
  const query = isOfAccount ? accountWishesQuery : deviceWishesQuery;
  const { data } = useQuery(query);
  useEffect(() => watchDeviceWishes(() => void queries.invalidateQueries(deviceWishesQuery)), [queries]);
  const change = useMutation({
    mutationFn: ({ act, itemId }: Change) =>
      isOfAccount ? sendWishes(act, [itemId]) : Promise.resolve().then(() => keepOnDevice({ act, itemId })),
    onSuccess: (list) => queries.setQueryData(query.queryKey, list),
  });
  return {
    itemIds: data?.itemIds,
    watches: data?.watches ?? [],
    toggle: (itemId) => change.mutate({ act: data?.itemIds.includes(itemId) ? 'remove' : 'add', itemId }),
    isPending: change.isPending,
    problem: change.error === null ? undefined : errorText(change.error),
  };
}

function sendWishes(act: Change['act'], itemIds: number[]): Promise<List> {
  return sendApi('post', `/api/wishes/${act}`, { authenticated: true, body: { itemIds } });
}

/** Throws if there is no room, or storage is closed. */
function keepOnDevice({ act, itemId }: Change): List {
  const others = readDeviceWishes().filter((id) => id !== itemId);
  if (act === 'add' && others.length >= MAX_WISHES) {
    const params = { max: MAX_WISHES };
    throw new ApiError({ code: 'wishes.too_many', status: 409, msg: '', params });
  }
  const itemIds = act === 'add' ? [itemId, ...others] : others;
  if (!writeDeviceWishes(itemIds)) throw new Error('Storage is closed');
  return { itemIds, watches: [] };
}
