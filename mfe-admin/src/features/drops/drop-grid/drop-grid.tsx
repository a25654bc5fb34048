import type { DropTable } from '@portico/domain';

export interface DropGridProps {
  table: DropTable;
  dropperId: number;
}

/** Rows of a dropper. */
export function DropGrid(_props: DropGridProps) {
  return null;
}
