import type { DropTable, ReactorPartyQuest } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi, type Sent } from '@portico/portal-kit/send';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editorStateQuery } from '../../../shared/drops/drops.queries';

const DROPPERS = '/api/droprates/monsters';
const ROWS = '/api/droprates/rows';
const OF_ITEM = '/api/droprates/item/{itemId}/monsters';
const OF_MAP = '/api/droprates/map/{id}/monsters';
const MAPS = '/api/maps/search';
const RELOAD = '/api/droprates/reload';

export type Droppers = Answer<typeof DROPPERS>;
export type DropperWithDrops = Sent<'post', typeof ROWS>['droppers'][number];
export type ItemDroppers = Answer<typeof OF_ITEM>;
export type ItemDropper = ItemDroppers['droppers'][number];
export type MapMonsters = Answer<typeof OF_MAP>;

export const MAX_DROPPERS_PER_PAGE = 100;

/** Batches are small, so that the progress moves. */
const DROPPERS_PER_CALL = 200;

/** Filters of the other table are ignored. */
export interface DropperSearch {
  table: DropTable;
  search: string;
  /** Only for monsters; 0 for an open end. */
  minLevel: number;
  maxLevel: number;
  /** Only for reactors. */
  partyQuest: ReactorPartyQuest | undefined;
}

export function droppersQuery(
  { table, search, minLevel, maxLevel, partyQuest }: DropperSearch,
  page: number,
  limit?: number,
) {
  const isMonster = table === 'monster';
  return apiQuery(DROPPERS, {
    authenticated: true,
    query: {
      search: search || undefined,
      type: isMonster ? undefined : table,
      minLevel: (isMonster && minLevel) || undefined,
      maxLevel: (isMonster && maxLevel) || undefined,
      partyQuest: isMonster ? undefined : partyQuest,
      page: page === 1 ? undefined : page,
      limit,
    },
  });
}

/** Makes sure that the monster exists. It may have no drops. */
export function useFindMonster() {
  return useMutation({
    mutationFn: (monsterId: number) =>
      sendApi('post', DROPPERS, { authenticated: true, body: { monsterId } }),
  });
}

/** Reads rows of many droppers in batches; unknown ids are left out. */
export async function readDrops(
  table: DropTable,
  ids: readonly number[],
  { signal, onPart }: { signal: AbortSignal; onPart: (droppers: number) => void },
): Promise<DropperWithDrops[]> {
  const droppers: DropperWithDrops[] = [];
  for (let from = 0; from < ids.length; from += DROPPERS_PER_CALL) {
    const dropperIds = ids.slice(from, from + DROPPERS_PER_CALL);
    const answer = await sendApi('post', ROWS, {
      authenticated: true,
      signal,
      body: { type: table, dropperIds },
    });
    droppers.push(...answer.droppers);
    onPart(Math.min(ids.length, from + DROPPERS_PER_CALL));
  }
  return droppers;
}

export function itemDroppersQuery(itemId: number) {
  return apiQuery(OF_ITEM, { authenticated: true, params: { itemId } });
}

export function mapMonstersQuery(id: number) {
  return apiQuery(OF_MAP, { authenticated: true, params: { id } });
}

export function mapSearchQuery(term: string) {
  return apiQuery(MAPS, { query: { q: term } });
}

export function useReload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendApi('post', RELOAD, { authenticated: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: editorStateQuery().queryKey }),
  });
}
