import { apiQuery, type Answer } from '@portico/portal-kit';
import { monsterDropsQuery } from '../../shared/drops/monster-drops.queries';
import { writeAdvanced, type AdvancedSearch } from './advanced/advanced-state';
import type { ItemsView } from './items-state';

export type ItemDetailAnswer = Answer<'/api/itemdatabase/item/{id}'>;
export type DropSource = ItemDetailAnswer['dropSources'][number];
/** A monster may drop an item twice, once of them for a quest. */
export const sourceKey = ({ type, dropperid, questId, dropPercent }: DropSource) =>
  `${type}-${dropperid}-${questId ?? 0}-${dropPercent}`;

export type ShopOffer = ItemDetailAnswer['soldBy'][number];
export type Recipe = NonNullable<ItemDetailAnswer['madeFrom']>;
export type PopularItem = Answer<'/api/itemdatabase/popular-items'>[number];
export type FoundItem = Answer<'/api/itemdatabase/search'>['items'][number];
export type ListedItem = Omit<FoundItem, 'matches'> & Partial<Pick<FoundItem, 'matches'>>;
export type MonsterSearchAnswer = Answer<'/api/itemdatabase/monsters/search'>;
export type AdvancedAnswer = Answer<'/api/itemdatabase/advanced-search'>;

const POPULAR_COUNT = 10;

export function popularItemsQuery({ type }: Pick<ItemsView, 'type'>) {
  return apiQuery('/api/itemdatabase/popular-items', {
    query: { type: type === 'all' ? undefined : type, limit: POPULAR_COUNT },
  });
}

export function mostDroppedQuery(limit: number) {
  return apiQuery('/api/itemdatabase/popular-items', { query: { limit } });
}

/** One page of search results. The last answer stays while the next one loads. */
export function itemSearchQuery({ query, type, page }: ItemsView) {
  return apiQuery('/api/itemdatabase/search', {
    keepsLast: true,
    query: { query, type: type === 'all' ? undefined : type, page: unlessFirst(page) },
  });
}

export function monsterSearchQuery({ query, page }: ItemsView) {
  return apiQuery('/api/itemdatabase/monsters/search', {
    keepsLast: true,
    query: { query, page: unlessFirst(page) },
  });
}

export function advancedQuery(search: AdvancedSearch, { query, page }: ItemsView) {
  const { sortBy, sortOrder, searchMode } = search;
  const texts = writeAdvanced(search);
  return apiQuery('/api/itemdatabase/advanced-search', {
    keepsLast: true,
    query: {
      ...texts,
      searchMode,
      query,
      sortBy: texts.sortBy === '' ? undefined : sortBy,
      sortOrder: texts.sortOrder === '' ? undefined : sortOrder,
      page: unlessFirst(page),
    },
  });
}

export function itemQuery(id: string | number) {
  return apiQuery('/api/itemdatabase/item/{id}', { params: { id } });
}

function unlessFirst(page: number): number | undefined {
  return page === 1 ? undefined : page;
}

/** The list on the left of the items: drops of a chosen monster, else results of a search, else popular items. */
export function listQuery(view: ItemsView) {
  const { advanced, mode, monster, query } = view;
  if (monster !== 0) return monsterDropsQuery(monster);
  if (advanced !== null) return advancedQuery(advanced, view);
  if (query === '') return popularItemsQuery(view);
  return mode === 'monsters' ? monsterSearchQuery(view) : itemSearchQuery(view);
}
