import {
  apiQuery,
  type Answer,
  defineSearch,
  entityId,
  pageNumber,
  type SearchLinks,
  type SearchOf,
} from '@portico/portal-kit';

export type DropChangelog = Answer<'/api/drops/changes'>;
export type ChangeSet = DropChangelog['sets'][number];
export type DropChange = ChangeSet['changes'][number];

/** The other filters have no effect when one change set is shown alone. */
export const dropChangesSearch = defineSearch(
  { item: entityId(), monster: entityId(), set: entityId(), page: pageNumber() },
  (view) => (view.set === undefined ? view : { ...view, item: undefined, monster: undefined }),
);
export type DropChangesView = SearchOf<typeof dropChangesSearch>;
export type DropChangesLinks = SearchLinks<DropChangesView>;

/** Patch that takes all filters away. */
export const NO_FILTERS = { item: '', monster: '', set: '' } as const;

/** How many sets are listed, and how many changes of each; the rest of one has an address of its own. */
const LISTED = { limit: 10, changes: 12 };

/** One page of the changes, or one change with all that is shown of it. The last answer stays while the next is on its way. */
export function dropChangesQuery({ item, monster, set, page }: DropChangesView) {
  const query =
    set === undefined
      ? { ...LISTED, itemId: item, monsterId: monster, page: page === 1 ? undefined : page }
      : { setId: set };
  return apiQuery('/api/drops/changes', { keepsLast: true, query });
}
