import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { DropsView } from '../drops-state';

const DROPPERS = '/api/droprates/monsters';

export type Droppers = Answer<typeof DROPPERS>;

type ListedView = Pick<DropsView, 'table' | 'search' | 'minLevel' | 'maxLevel' | 'partyQuest' | 'page'>;

/** One page of monsters or reactors; filters of the other kind narrow nothing. */
export function droppersQuery({ table, search, minLevel, maxLevel, partyQuest, page }: ListedView) {
  const isMonster = table === 'monster';
  return {
    ...apiQuery(DROPPERS, {
      authenticated: true,
      query: {
        search: search || undefined,
        type: isMonster ? undefined : table,
        minLevel: (isMonster && minLevel) || undefined,
        maxLevel: (isMonster && maxLevel) || undefined,
        partyQuest: isMonster ? undefined : partyQuest,
        page: page === 1 ? undefined : page,
      },
    }),
    placeholderData: keepPreviousData,
  };
}

/** Makes sure that there is a monster of this id, with drops or without. */
export function useFindMonster() {
  return useMutation({
    mutationFn: (monsterId: number) =>
      sendApi('post', DROPPERS, { authenticated: true, body: { monsterId } }),
  });
}
