import type { DropTable, ReactorPartyQuest } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi, type Sent } from '@portico/portal-kit/send';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editorStateQuery } from '../../shared/drops/drops.queries';

const DROPPERS = '/api/droprates/monsters';
const ROWS = '/api/droprates/rows';
const OF_ITEM = '/api/droprates/item/{itemId}/monsters';
const OF_MAP = '/api/droprates/map/{id}/monsters';
const MAPS = '/api/maps/search';
const RELOAD = '/api/droprates/reload';

export type Droppers = Answer<typeof DROPPERS>;
export type DropperWithRows = Sent<'post', typeof ROWS>['droppers'][number];
export type ItemDroppers = Answer<typeof OF_ITEM>;
export type ItemDropper = ItemDroppers['droppers'][number];
export type MapMonsters = Answer<typeof OF_MAP>;

/** The most droppers that one page of the list holds. */
export const MAX_DROPPERS_PER_PAGE = 100;

/** Few enough for a call to be short, so that it is seen how far it is. */
const DROPPERS_PER_CALL = 200;

/** Which droppers are found. Filters of the other table narrow nothing. */
export interface DropperSearch {
  table: DropTable;
  search: string;
  /** Of monsters; 0 is open below, or above. */
  minLevel: number;
  maxLevel: number;
  /** Of reactors. */
  partyQuest: ReactorPartyQuest | undefined;
}

/** One page of monsters or reactors; the server has its own length of a page. */
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

/** Makes sure that there is a monster of this id, with drops or without. */
export function useFindMonster() {
  return useMutation({
    mutationFn: (monsterId: number) =>
      sendApi('post', DROPPERS, { authenticated: true, body: { monsterId } }),
  });
}

/** All rows of many droppers, part by part; ids that the game does not know are left out. */
export async function readRows(
  table: DropTable,
  ids: readonly number[],
  { signal, onPart }: { signal: AbortSignal; onPart: (droppers: number) => void },
): Promise<DropperWithRows[]> {
  const droppers: DropperWithRows[] = [];
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

/** Who drops an item; 0 is mesos. */
export function itemDroppersQuery(itemId: number) {
  return apiQuery(OF_ITEM, { authenticated: true, params: { itemId } });
}

/** Monsters of a map with their rows, and the global drops there. */
export function mapMonstersQuery(id: number) {
  return apiQuery(OF_MAP, { authenticated: true, params: { id } });
}

/** Maps by name or id. */
export function mapSearchQuery(term: string) {
  return apiQuery(MAPS, { query: { q: term } });
}

/** Makes the game read its drops again. */
export function useReload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendApi('post', RELOAD, { authenticated: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: editorStateQuery().queryKey }),
  });
}
