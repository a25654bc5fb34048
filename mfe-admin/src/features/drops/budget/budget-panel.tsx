import { useTexts } from '@portico/i18n';
import { LazyPart } from '../panel/lazy-part';
import { WidePanel } from '../panel/wide-panel';

export interface BudgetPanelProps {
  isOpen: boolean;
  onClose: () => void;
  mapId: number;
}

const load = async () => (await import(/* webpackChunkName: "drops-budget" */ './map-budget')).MapBudget;

/** What an hour on a map yields, by the tables as they are and as they will be. */
export function BudgetPanel({ isOpen, onClose, mapId }: BudgetPanelProps) {
  const t = useTexts('mfe-admin');
  return (
    <WidePanel isOpen={isOpen} onClose={onClose} title={t('drops.budget.title')}>
      <LazyPart name="drops-budget" load={load} props={{ mapId }} />
    </WidePanel>
  );
}
