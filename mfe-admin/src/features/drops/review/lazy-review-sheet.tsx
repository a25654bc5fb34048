import { useTexts } from '@portico/i18n';
import { ErrorState, Sheet } from '@portico/ui';
import { type ComponentType, lazy } from 'react';
import type { ReviewSheetProps } from './review-sheet';

type LazyReviewSheet = ComponentType<ReviewSheetProps>;

let sheet: LazyReviewSheet | undefined;

/** The review, in a chunk of its own. One whose code did not come is asked for again when it is opened again. */
export function reviewSheet(): LazyReviewSheet {
  return (sheet ??= lazy(loadSheet));
}

async function loadSheet(): Promise<{ default: LazyReviewSheet }> {
  try {
    const { ReviewSheet } = await import(/* webpackChunkName: "drops-review" */ './review-sheet');
    return { default: ReviewSheet };
  } catch {
    sheet = undefined;
    return { default: MissingSheet };
  }
}

function MissingSheet({ onClose }: ReviewSheetProps) {
  const t = useTexts('mfe-admin');
  return (
    <Sheet isOpen onClose={onClose} title={t('drops.review.title')} closeText={t('dropEdits.close')}>
      <ErrorState title={t('drops.review.missing')} hint={t('drops.review.missingText')} />
    </Sheet>
  );
}
