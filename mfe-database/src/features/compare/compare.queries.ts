import { COMPARED_KINDS, type ComparedKind } from '@portico/contract';
import { LIST_SEPARATOR, MAX_COMPARED_IDS } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, freeText, type SearchOf } from '@portico/portal-kit';
import { idsIn } from '@portico/portal-kit/compared';

const MAX_TEXT = 120;

const ids = freeText(MAX_TEXT);

export const compareSearch = defineSearch({ items: ids, monsters: ids, players: ids });

export type ComparedItem = Answer<'/api/itemdatabase/compare/items'>['items'][number];
export type ComparedMonster = Answer<'/api/itemdatabase/compare/monsters'>['monsters'][number];
export type ComparedPlayer = Answer<'/api/rankings/compare'>['players'][number];

export interface ComparisonOfAddress {
  kind: ComparedKind;
  /** All ids of the address, each once; the first few are shown. */
  ids: readonly number[];
}

/** The things that an address compares: those of the first kind that it names. */
export function comparisonOf(view: SearchOf<typeof compareSearch>): ComparisonOfAddress {
  const kind = COMPARED_KINDS.find((one) => view[one] !== '') ?? 'items';
  return { kind, ids: idsIn(view[kind]) };
}

const queryOf = (all: readonly number[]) => ({
  keepsLast: true as const,
  query: { ids: all.slice(0, MAX_COMPARED_IDS).join(LIST_SEPARATOR) },
});

export function comparedItemsQuery(all: readonly number[]) {
  return { ...apiQuery('/api/itemdatabase/compare/items', queryOf(all)), enabled: all.length > 0 };
}

export function comparedMonstersQuery(all: readonly number[]) {
  return { ...apiQuery('/api/itemdatabase/compare/monsters', queryOf(all)), enabled: all.length > 0 };
}

export function comparedPlayersQuery(all: readonly number[]) {
  return { ...apiQuery('/api/rankings/compare', queryOf(all)), enabled: all.length > 0 };
}
