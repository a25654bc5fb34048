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

export const NO_FILTERS = { item: '', monster: '', set: '' } as const;

/** Change sets of a page, and changes shown of each. The rest of a set has its own page. */
const LISTED = { limit: 10, changes: 12 };

/** One page of change sets, or one set with all its changes. The last answer stays while the next one loads. */
export function dropChangesQuery({ item, monster, set, page }: DropChangesView) {
  const query =
    set === undefined
      ? { ...LISTED, itemId: item, monsterId: monster, page: page === 1 ? undefined : page }
      : { setId: set };
  return apiQuery('/api/drops/changes', { keepsLast: true, query });
}
