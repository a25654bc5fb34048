import { stagedOf } from './change-lists';
import type { ChangeSet } from './drops.queries';
import { setReviewFields } from './review-fields';
import { replaceStagedDrops } from './staged-drops';

/** In place of what is staged: the edits of a draft, to go on with. */
export function openDraft({ id, version, changes, reason, note, isPublic }: ChangeSet): void {
  replaceStagedDrops(stagedOf(changes));
  setReviewFields({ reason, note, isPublic, draft: { id, version } });
}
