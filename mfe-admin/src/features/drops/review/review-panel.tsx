import { Suspense } from 'react';
import { reviewSheet } from './lazy-review-sheet';

export interface ReviewPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What is staged, row by row, before it is applied. */
export function ReviewPanel({ isOpen, onClose }: ReviewPanelProps) {
  if (!isOpen) return null;
  const Review = reviewSheet();
  return (
    <Suspense fallback={null}>
      <Review onClose={onClose} />
    </Suspense>
  );
}
