import {
  ATTACK_ELEMENTS,
  MONSTER_KINDS,
  MONSTER_SORTS,
  SORT_ORDERS,
  type MonsterSort,
} from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  integer,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
} from '@portico/portal-kit';
import type { MonsterDropsAnswer } from '../../shared/drops/monster-drops.queries';
import { searchTerm } from '../../shared/lists/filters/search-term';
import { listParams } from '../../shared/lists/filters/sorting';

export type MonsterDrop = MonsterDropsAnswer['drops'][number];

export type MonsterDetailAnswer = Answer<'/api/itemdatabase/monster/{id}'>;

export function monsterQuery(id: string | number) {
  return apiQuery('/api/itemdatabase/monster/{id}', { params: { id } });
}

export const monstersSearch = defineSearch({
  query: searchTerm,
  minLevel: integer(undefined, 1),
  maxLevel: integer(undefined, 1),
  kind: oneOf(MONSTER_KINDS),
  weakTo: oneOf(ATTACK_ELEMENTS),
  /** Level of the reader's character, for monsters to train on. */
  train: integer(undefined, 1),
  sort: oneOf(MONSTER_SORTS),
  order: oneOf(SORT_ORDERS),
  page: pageNumber(),
});
type MonstersView = SearchOf<typeof monstersSearch>;
export type MonstersLinks = SearchLinks<MonstersView>;

/** Removes all filters, keeps search and order. */
export const NO_FILTERS = { minLevel: '', maxLevel: '', kind: '', weakTo: '', train: '' } as const;

export type ListedMonster = Answer<'/api/itemdatabase/monsters/search'>['monsters'][number];

/** Default order of the list, by what is searched. */
export function firstSortOf({ query, train }: MonstersView): MonsterSort {
  if (train !== undefined) return 'expPerHp';
  return query === '' ? 'level' : 'relevance';
}

/** One page of matching monsters. The last answer stays while the next one loads. */
export function monsterListQuery(view: MonstersView) {
  const query = listParams(monstersSearch, view, firstSortOf(view));
  return apiQuery('/api/itemdatabase/monsters/search', { keepsLast: true, query });
}
