import { LIST_SEPARATOR, MAX_COMPARED_IDS } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, freeText, type SearchOf } from '@portico/portal-kit';
import { type ComparedKind, idsIn } from '../../shared/compare/compared-ids';

const MAX_TEXT = 120;

const ids = freeText(MAX_TEXT);

export const compareSearch = defineSearch({ items: ids, monsters: ids });

export type ComparedItem = Answer<'/api/itemdatabase/compare/items'>['items'][number];
export type ComparedMonster = Answer<'/api/itemdatabase/compare/monsters'>['monsters'][number];

export interface ComparisonOfAddress {
  kind: ComparedKind;
  /** All ids of the address, each once; the first few are shown. */
  ids: readonly number[];
}

/** The things that an address compares: its items, or else its monsters. */
export function comparisonOf(view: SearchOf<typeof compareSearch>): ComparisonOfAddress {
  const kind = view.items === '' && view.monsters !== '' ? 'monsters' : 'items';
  return { kind, ids: idsIn(view[kind]) };
}

const queryOf = (all: readonly number[]) => ({
  query: { ids: all.slice(0, MAX_COMPARED_IDS).join(LIST_SEPARATOR) },
});

export function comparedItemsQuery(all: readonly number[]) {
  return { ...apiQuery('/api/itemdatabase/compare/items', queryOf(all)), enabled: all.length > 0 };
}

export function comparedMonstersQuery(all: readonly number[]) {
  return { ...apiQuery('/api/itemdatabase/compare/monsters', queryOf(all)), enabled: all.length > 0 };
}
