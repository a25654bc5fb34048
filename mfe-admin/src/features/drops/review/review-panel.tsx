export interface ReviewPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What is staged, row by row, before it is applied. */
export function ReviewPanel(_props: ReviewPanelProps) {
  return null;
}
