import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button } from '@portico/ui';
import { REVIEW_FORM } from './review-form';
import type { Review } from './use-review';
import type { Saving } from './use-saving';

interface ReviewButtonsProps {
  review: Review;
  saving: Saving;
}

/** Apply, or keep it for later. */
export function ReviewButtons({ review, saving }: ReviewButtonsProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
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
        {isSending
          ? t('drops.review.applying')
          : t('drops.review.apply', { count: drops.length, formatted: number(drops.length) })}
      </Button>
    </>
  );
}
