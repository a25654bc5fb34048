import { DROP_NOTE_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, errorText } from '@portico/portal-kit';
import { Button, CheckField, Dialog, FormError, Link, Notice, SoftText } from '@portico/ui';
import { paths } from '../../../paths';
import { isDraftChanged } from '../../../shared/drops/change-sets.queries';
import { FailureNotice } from '../../../shared/failure-notice';
import { setReviewFields } from '../../../shared/drops/review-fields';
import { ReasonField, SentenceField } from '../../../shared/fields/reason-field';
import styles from './review-sheet.module.css';
import type { Review, Saving } from './use-review';

export const REVIEW_FORM = 'drop-review';

interface ReviewFormProps {
  review: Review;
  saving: Saving;
}

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
        <SoftText>
          {t('drops.review.draft')}{' '}
          <Link href={paths.changeSet(fields.draft.id)}>
            {t('drops.review.draftLink', { id: String(fields.draft.id) })}
          </Link>
        </SoftText>
      )}
      <ReasonField
        ref={reason}
        value={fields.reason}
        onChange={(text) => setReviewFields({ reason: text })}
        hint={t('dropEdits.reasonHint')}
        isMissing={isReasonMissing}
        isReadOnly={isReadOnly}
      />
      {hasChangelog && (
        <>
          <CheckField
            className={styles.public}
            checked={fields.isPublic}
            disabled={isReadOnly}
            onChange={(isPublic) => setReviewFields({ isPublic })}
          >
            {t('drops.review.public')}
          </CheckField>
          {fields.isPublic && (
            <SentenceField
              name="note"
              label={t('drops.review.note')}
              hint={t('drops.review.noteHint')}
              maxLength={DROP_NOTE_MAX_LENGTH}
              value={fields.note}
              onChange={(note) => setReviewFields({ note })}
              isReadOnly={isReadOnly}
            />
          )}
        </>
      )}
      <Failures review={review} saving={saving} />
    </form>
  );
}

/** Errors of apply and save; conflicts are shown at their rows. */
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
          <Link href={paths.changeSet(saving.saved)}>
            {t('drops.review.draftLink', { id: String(saving.saved) })}
          </Link>
        </Notice>
      )}
    </>
  );
}

/** Another admin saved the draft. Nothing is lost until one version is chosen. */
function DraftChangedDialog({ saving }: { saving: Saving }) {
  const t = useTexts('mfe-admin');
  const { saveAsNew, overwrite, openTheirs, leave, isPending, readingError } = saving;
  return (
    <Dialog
      isOpen
      isHeld={isPending}
      onClose={leave}
      title={t('drops.review.changed.title')}
      closeText={kitText('kit.cancel')}
    >
      <div className={styles.changed}>
        <p>{t('drops.review.changed.text')}</p>
        <Button variant="primary" isPending={isPending} onClick={saveAsNew}>
          {t('drops.review.changed.asNew')}
        </Button>
        <Button isPending={isPending} onClick={overwrite}>
          {t('drops.review.changed.overwrite')}
        </Button>
        <Button variant="danger" isPending={isPending} onClick={openTheirs}>
          {t('drops.review.changed.theirs')}
        </Button>
        {readingError !== null && <FormError>{errorText(readingError)}</FormError>}
      </div>
    </Dialog>
  );
}
