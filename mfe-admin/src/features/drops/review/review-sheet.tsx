import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { EmptyState, Sheet } from '@portico/ui';
import { useEffect, useRef } from 'react';
import { UnconfirmedSend } from '../../../shared/drops/unconfirmed-send';
import { ReviewBody } from './review-body';
import { ReviewButtons } from './review-buttons';
import { ReviewOutcome } from './review-outcome';
import { useReview } from './use-review';
import { useSaving } from './use-saving';
import styles from './review.module.css';

export interface ReviewSheetProps {
  onClose: () => void;
}

/** What is staged, before and after; then what came of it, or how to finish what had no answer. */
export function ReviewSheet({ onClose }: ReviewSheetProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const review = useReview();
  const saving = useSaving(review);
  const { state, drops, leave } = review;
  const isRepeat = state.phase === 'sending' && state.isRepeat;
  const view = state.phase === 'unconfirmed' || isRepeat ? 'unconfirmed' : state.phase;
  const isForm = view !== 'done' && view !== 'unconfirmed' && drops.length > 0;
  const root = useRef<HTMLDivElement>(null);
  const isAnswer = view === 'done' || view === 'unconfirmed';
  // Where the form gives way to what came of it, the focus goes along.
  useEffect(() => {
    if (isAnswer) root.current?.focus();
  }, [isAnswer]);
  const countText = (count: number) =>
    t('drops.review.unconfirmed.what', { count, formatted: number(count) });
  const close = () => {
    if (state.phase === 'done') leave();
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t('drops.review.title')}
      closeText={t('dropEdits.close')}
      className={styles.sheet}
      footer={isForm && <ReviewButtons review={review} saving={saving} />}
    >
      <div ref={root} tabIndex={-1} className={styles.root}>
        {state.phase === 'done' && <ReviewOutcome applied={state.answer} onClose={close} />}
        {view === 'unconfirmed' && state.phase !== 'ready' && (
          <UnconfirmedSend
            what={countText(state.request.body.changes.length)}
            error={state.phase === 'unconfirmed' ? state.error : undefined}
            isSending={isRepeat}
            leaveText={t('drops.review.unconfirmed.leave')}
            onFinish={() => review.submit(state.request)}
            onLeave={leave}
          />
        )}
        {isForm && <ReviewBody review={review} saving={saving} />}
        {view !== 'done' && view !== 'unconfirmed' && drops.length === 0 && (
          <EmptyState title={t('drops.review.empty')} hint={t('drops.review.emptyText')} />
        )}
      </div>
    </Sheet>
  );
}
