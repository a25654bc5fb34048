import { MESO_ITEM_ID, type DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, IconButton, Notice, Row, SoftText } from '@portico/ui';
import type { DiffEntry } from '../../../shared/drops/diff/diff-groups';
import { DropDiff } from '../../../shared/drops/diff/drop-diff';
import { DropValuesText, useDropNames, type DropWords } from '../../../shared/drops/drop-text';
import { FailureNotice } from '../../../shared/failure-notice';
import { rebaseDrops, type StoredNow, type StagedDrop } from '../../../shared/drops/staged-drop';
import { replaceStagedDrops, unstageDrops } from '../../../shared/drops/staged-drops';
import { ReviewForm } from './review-form';
import styles from './review-sheet.module.css';
import type { Review, Saving } from './use-review';

export function ReviewBody({ review, saving }: { review: Review; saving: Saving }) {
  const t = useTexts('mfe-admin');
  const { drops, entries, check, now, state } = review;
  const words = useDropNames(check.data?.names);
  const isSending = state.phase === 'sending';
  const keep = (rows: StoredNow) => replaceStagedDrops(rebaseDrops(drops, rows));
  const takeTheirs = (rows: StoredNow) => unstageDrops(new Set(rows.keys()));
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

interface ReviewNoticesProps {
  review: Review;
  onKeep: (rows: StoredNow) => void;
  onTakeTheirs: (rows: StoredNow) => void;
}

function ReviewNotices({ review, onKeep, onTakeTheirs }: ReviewNoticesProps) {
  const t = useTexts('mfe-admin');
  const { check, refused, now, canEdit } = review;
  return (
    <div className={styles.notices}>
      {!canEdit && <Notice tone="warning" title={t('drops.review.readOnly')} />}
      {check.error !== null && (
        <FailureNotice
          title={t('drops.review.checkFailed')}
          error={check.error}
          actions={
            <Button
              size="small"
              icon="retry"
              isPending={check.isFetching}
              onClick={() => void check.refetch()}
            >
              {t('drops.review.checkAgain')}
            </Button>
          }
        />
      )}
      {refused > 0 && (
        <Notice tone="danger" role="status" title={t('drops.review.refused', { count: refused })}>
          {t('drops.review.refusedText')}
        </Notice>
      )}
      {now.size > 0 && (
        <Notice
          tone="warning"
          role="status"
          title={t('drops.review.conflict.title', { count: now.size })}
          actions={
            <>
              <Button size="small" onClick={() => onKeep(now)}>
                {t('drops.review.conflict.keepAll')}
              </Button>
              <Button size="small" onClick={() => onTakeTheirs(now)}>
                {t('drops.review.conflict.theirsAll')}
              </Button>
            </>
          }
        >
          {t('drops.review.conflict.text')}
        </Notice>
      )}
      <SoftText>{t('dropEdits.diff.basis')}</SoftText>
    </div>
  );
}

interface ConflictChoiceProps {
  drop: StagedDrop;
  /** Null if the row is gone. */
  now: DropValues | null;
  words: DropWords;
  onKeep: () => void;
  onTakeTheirs: () => void;
}

/** The original row, the row of the other admin and this edit: the user chooses one. */
function ConflictChoice({ drop, now, words, onKeep, onTakeTheirs }: ConflictChoiceProps) {
  const t = useTexts('mfe-admin');
  const { table, before, after } = drop;
  const itemId = (after ?? before)?.itemId ?? MESO_ITEM_ID;
  const item = words.item(itemId);
  const versions = [
    { key: 'was', values: before },
    { key: 'now', values: now },
    { key: 'mine', values: after },
  ] as const;
  // Both removed it, or the edit has no row left to change.
  const isSettled = (now === null && after === null) || before === null;
  return (
    <div className={styles.conflict} role="group" aria-label={t('drops.review.conflict.label', { item })}>
      <dl className={styles.versions}>
        {versions.map(({ key, values }) => (
          <div key={key}>
            <dt>{t(`drops.review.conflict.${key}`)}</dt>
            <dd>
              <DropValuesText table={table} values={values} words={words} itemId={itemId} />
            </dd>
          </div>
        ))}
      </dl>
      <Row>
        {!isSettled && (
          <Button size="small" onClick={onKeep}>
            {t('drops.review.conflict.keep')}
          </Button>
        )}
        <Button size="small" onClick={onTakeTheirs}>
          {t('drops.review.conflict.theirs')}
        </Button>
      </Row>
    </div>
  );
}
