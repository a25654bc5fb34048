import type { DropTable } from '@portico/domain';

export interface SimulatePanelProps {
  isOpen: boolean;
  onClose: () => void;
  table: DropTable;
  dropperId: number;
}

/** What many kills of a dropper yield. */
export function SimulatePanel(_props: SimulatePanelProps) {
  return null;
}
