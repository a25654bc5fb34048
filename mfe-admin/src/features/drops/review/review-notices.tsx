import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import { FailureNotice } from '../../../shared/drops/failure-notice';
import type { RowsNow } from './resolve';
import type { Review } from './use-review';
import styles from './review.module.css';

interface ReviewNoticesProps {
  review: Review;
  onKeep: (rows: RowsNow) => void;
  onTakeTheirs: (rows: RowsNow) => void;
}

/** What stands in the way of applying: edits that are refused, rows that others changed, a check without an answer. */
export function ReviewNotices({ review, onKeep, onTakeTheirs }: ReviewNoticesProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
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
        <Notice
          tone="danger"
          role="status"
          title={t('drops.review.refused', { count: refused, formatted: number(refused) })}
        >
          <p>{t('drops.review.refusedText')}</p>
        </Notice>
      )}
      {now.size > 0 && (
        <Notice
          tone="warning"
          role="status"
          title={t('drops.review.conflict.title', { count: now.size, formatted: number(now.size) })}
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
          <p>{t('drops.review.conflict.text')}</p>
        </Notice>
      )}
      <p className={styles.basis}>{t('dropEdits.diff.basis')}</p>
    </div>
  );
}
