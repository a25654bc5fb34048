import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { DropChangesView } from './drop-changes-state';

export type DropChangelog = Answer<'/api/drops/changes'>;
export type ChangeSet = DropChangelog['sets'][number];
export type DropChange = ChangeSet['changes'][number];

/** Of each of so many sets the first changes; the rest of one is an address of its own. */
const LISTED = { limit: 10, changes: 12 };

/** One page of the changes, or one change with all that is shown of it. The last answer stays while the next is on its way. */
export function dropChangesQuery({ item, monster, set, page }: DropChangesView) {
  const query =
    set === undefined
      ? { ...LISTED, itemId: item, monsterId: monster, page: page === 1 ? undefined : page }
      : { setId: set };
  return { ...apiQuery('/api/drops/changes', { query }), placeholderData: keepPreviousData };
}
