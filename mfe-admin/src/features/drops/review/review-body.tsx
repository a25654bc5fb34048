import { useTexts } from '@portico/i18n';
import { IconButton } from '@portico/ui';
import { DropDiff } from '../../../shared/drops/diff/drop-diff';
import type { DiffEntry } from '../../../shared/drops/diff/diff-groups';
import { replaceStagedDrops, unstageDrops } from '../../../shared/drops/staged-drops';
import { useDropNames } from '../../../shared/drops/use-drop-names';
import { ConflictChoice } from './conflict-choice';
import { rebasedDrops, type RowsNow } from './resolve';
import { ReviewForm } from './review-form';
import { ReviewNotices } from './review-notices';
import type { Review } from './use-review';
import type { Saving } from './use-saving';
import styles from './review.module.css';

interface ReviewBodyProps {
  review: Review;
  saving: Saving;
}

/** The edits, what stands in their way, and why they are made. */
export function ReviewBody({ review, saving }: ReviewBodyProps) {
  const t = useTexts('mfe-admin');
  const { drops, entries, check, now, state } = review;
  const words = useDropNames(check.data?.names);
  const isSending = state.phase === 'sending';
  const keep = (rows: RowsNow) => replaceStagedDrops(rebasedDrops(drops, rows));
  const takeTheirs = (rows: RowsNow) => unstageDrops(new Set(rows.keys()));
  const itemOf = ({ drop }: DiffEntry) => words.item((drop.after ?? drop.before)?.itemId ?? 0);
  return (
    <div className={styles.columns}>
      <div className={styles.edits}>
        <ReviewNotices review={review} onKeep={keep} onTakeTheirs={takeTheirs} />
        <DropDiff
          entries={entries}
          names={check.data?.names}
          effects={check.data?.effects}
          actionsOf={(entry) => (
            <IconButton
              icon="close"
              disabled={isSending}
              label={t('drops.review.unstage', { item: itemOf(entry) })}
              onClick={() => unstageDrops(new Set([entry.drop.key]))}
            />
          )}
          decisionOf={({ drop }) => {
            const values = now.get(drop.key);
            if (values === undefined) return null;
            const one = new Map([[drop.key, values]]);
            return (
              <ConflictChoice
                drop={drop}
                now={values}
                words={words}
                onKeep={() => keep(one)}
                onTakeTheirs={() => takeTheirs(one)}
              />
            );
          }}
        />
      </div>
      <ReviewForm review={review} saving={saving} />
    </div>
  );
}
