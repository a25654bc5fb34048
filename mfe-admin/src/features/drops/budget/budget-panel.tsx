export interface BudgetPanelProps {
  isOpen: boolean;
  onClose: () => void;
  mapId: number;
}

/** What an hour on a map yields. */
export function BudgetPanel(_props: BudgetPanelProps) {
  return null;
}
