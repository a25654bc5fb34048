export interface StagedBarProps {
  reviewHref: string;
}

/** What is staged: how much, undo, redo, and the way to its review. */
export function StagedBar(_props: StagedBarProps) {
  return null;
}
