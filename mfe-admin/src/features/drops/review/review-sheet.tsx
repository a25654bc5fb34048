import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { PendingViews } from '@portico/portal-kit/dialog';
import { Button, EmptyState, LinkButton, Notice, Row, Sheet } from '@portico/ui';
import { useState } from 'react';
import { paths } from '../../../paths';
import type { Applied } from '../../../shared/drops/change-sets.queries';
import { UndoDialog } from '../../../shared/drops/undo/undo-dialog';
import { ReviewBody } from './review-body';
import { REVIEW_FORM } from './review-form';
import styles from './review-sheet.module.css';
import { type Review, type Saving, useReview, useSaving } from './use-review';

export function ReviewSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const review = useReview();
  const saving = useSaving(review);
  const { state, drops, leave } = review;
  const isAnswered =
    state.phase === 'done' || state.phase === 'unconfirmed' || (state.phase === 'sending' && state.isRepeat);
  const close = () => {
    if (state.phase === 'done') leave();
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t('drops.review.title')}
      closeText={kitText('kit.close')}
      className={styles.sheet}
      footer={!isAnswered && drops.length > 0 && <ReviewButtons review={review} saving={saving} />}
    >
      <PendingViews
        handle={review}
        describe={({ body }) => t('dropEdits.diff.count', { count: body.changes.length })}
        leaveText={t('drops.review.unconfirmed.leave')}
        done={(_, applied) => <ReviewOutcome applied={applied} onClose={close} />}
      >
        {drops.length > 0 ? (
          <ReviewBody review={review} saving={saving} />
        ) : (
          <EmptyState title={t('drops.review.empty')} hint={t('drops.review.emptyText')} />
        )}
      </PendingViews>
    </Sheet>
  );
}

function ReviewButtons({ review, saving }: { review: Review; saving: Saving }) {
  const t = useTexts('mfe-admin');
  const { drops, refused, now, canEdit, state } = review;
  const isSending = state.phase === 'sending';
  const isHeld = refused > 0 || now.size > 0 || !canEdit || saving.isPending;
  return (
    <>
      <Button size="large" disabled={isSending} isPending={saving.isPending} onClick={saving.save}>
        {t('drops.review.save')}
      </Button>
      <Button
        type="submit"
        form={REVIEW_FORM}
        variant="primary"
        size="large"
        disabled={isHeld}
        isPending={isSending}
      >
        {isSending ? t('drops.review.applying') : t('drops.review.apply', { count: drops.length })}
      </Button>
    </>
  );
}

function ReviewOutcome({ applied, onClose }: { applied: Applied; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const [isAsking, setIsAsking] = useState(false);
  const [undone, setUndone] = useState<Applied>();
  const shown = undone ?? applied;
  const title = undone === undefined ? 'drops.review.done' : 'drops.review.undone';
  return (
    <div className={styles.outcome}>
      <Notice tone="good" role="status" title={t(title, { count: shown.changed })}>
        {t(`dropEdits.takesEffect.${shown.takesEffect}`)}
      </Notice>
      <Row>
        <LinkButton href={paths.changeSet(shown.changeSetId)}>
          {t('drops.review.set', { id: String(shown.changeSetId) })}
        </LinkButton>
        {undone === undefined && (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {t('dropEdits.undo.button')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('drops.review.goOn')}
        </Button>
      </Row>
      {isAsking && (
        <UndoDialog
          setId={applied.changeSetId}
          onClose={() => setIsAsking(false)}
          onDone={(answer) => {
            setUndone(answer);
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}
