import { useTexts } from '@portico/i18n';
import { ErrorState, Sheet } from '@portico/ui';
import { lazyDialog } from '../panel/lazy-dialog';
import type { ReviewSheetProps } from './review-sheet';

export interface ReviewPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

const LazyReviewSheet = lazyDialog<ReviewSheetProps>({
  load: async () => (await import(/* webpackChunkName: "drops-review" */ './review-sheet')).ReviewSheet,
  Missing: MissingSheet,
});

/** What is staged, row by row, before it is applied. */
export function ReviewPanel({ isOpen, onClose }: ReviewPanelProps) {
  return isOpen && <LazyReviewSheet onClose={onClose} />;
}

function MissingSheet({ onClose }: ReviewSheetProps) {
  const t = useTexts('mfe-admin');
  return (
    <Sheet isOpen onClose={onClose} title={t('drops.review.title')} closeText={t('dropEdits.close')}>
      <ErrorState title={t('drops.review.missing')} hint={t('drops.review.missingText')} />
    </Sheet>
  );
}
