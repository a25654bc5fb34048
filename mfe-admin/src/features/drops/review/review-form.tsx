import { DROP_NOTE_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormField, Link, Notice } from '@portico/ui';
import { paths } from '../../../paths';
import { isDraftChanged } from '../../../shared/drops/change-sets.queries';
import { FailureNotice } from '../../../shared/drops/failure-notice';
import { ReasonField } from '../../../shared/drops/reason-field';
import { setReviewFields } from '../../../shared/drops/review-fields';
import { DraftChangedDialog } from './draft-changed-dialog';
import type { Review } from './use-review';
import type { Saving } from './use-saving';
import styles from './review.module.css';

export const REVIEW_FORM = 'drop-review';

interface ReviewFormProps {
  review: Review;
  saving: Saving;
}

/** Why, and what players read of it. */
export function ReviewForm({ review, saving }: ReviewFormProps) {
  const t = useTexts('mfe-admin');
  const { fields, state, apply, reason, isReasonMissing, hasChangelog } = review;
  const isReadOnly = state.phase === 'sending' || saving.isPending;
  return (
    <form
      id={REVIEW_FORM}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {fields.draft !== null && (
        <p className={styles.draft}>
          {t('drops.review.draft')}{' '}
          <Link href={paths.dropSet(fields.draft.id)}>
            {t('drops.review.draftLink', { id: String(fields.draft.id) })}
          </Link>
        </p>
      )}
      <ReasonField
        ref={reason}
        value={fields.reason}
        onChange={(text) => setReviewFields({ reason: text })}
        isMissing={isReasonMissing}
        isReadOnly={isReadOnly}
      />
      {hasChangelog && (
        <>
          <label className={styles.public}>
            <input
              type="checkbox"
              checked={fields.isPublic}
              disabled={isReadOnly}
              onChange={(event) => setReviewFields({ isPublic: event.target.checked })}
            />
            {t('drops.review.public')}
          </label>
          {fields.isPublic && (
            <FormField
              name="note"
              label={t('drops.review.note')}
              hint={t('drops.review.noteHint')}
              autoCapitalize="sentences"
              autoComplete="off"
              maxLength={DROP_NOTE_MAX_LENGTH}
              value={fields.note}
              onChange={(event) => setReviewFields({ note: event.target.value })}
              readOnly={isReadOnly}
            />
          )}
        </>
      )}
      <Failures review={review} saving={saving} />
    </form>
  );
}

/** What the server said to applying or saving; rows that others changed are shown where they stand. */
function Failures({ review, saving }: ReviewFormProps) {
  const t = useTexts('mfe-admin');
  const { state, drops } = review;
  const isRemoval = drops.every(({ after }) => after === null);
  return (
    <>
      {state.phase === 'refused' && (
        <FailureNotice
          title={t(isRemoval ? 'drops.review.deleteFailed' : 'drops.review.updateFailed')}
          error={state.error}
        />
      )}
      {saving.error !== null && !isDraftChanged(saving.error) && (
        <FailureNotice title={t('drops.review.saveFailed')} error={saving.error} />
      )}
      {isDraftChanged(saving.error) && <DraftChangedDialog saving={saving} />}
      {saving.saved !== undefined && (
        <Notice tone="good" role="status" title={t('drops.review.saved')}>
          <p>
            <Link href={paths.dropSet(saving.saved)}>
              {t('drops.review.draftLink', { id: String(saving.saved) })}
            </Link>
          </p>
        </Notice>
      )}
    </>
  );
}
