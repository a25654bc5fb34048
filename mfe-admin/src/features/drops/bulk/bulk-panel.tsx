import type { DropTable } from '@portico/domain';

export interface BulkPanelProps {
  isOpen: boolean;
  onClose: () => void;
  table: DropTable;
}

/** Adds items to many droppers, or removes them. */
export function BulkPanel(_props: BulkPanelProps) {
  return null;
}
