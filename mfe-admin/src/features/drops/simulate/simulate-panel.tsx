import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { LazyPart } from '../panel/lazy-part';
import { WidePanel } from '../panel/wide-panel';

export interface SimulatePanelProps {
  isOpen: boolean;
  onClose: () => void;
  table: DropTable;
  dropperId: number;
}

const load = async () => (await import(/* webpackChunkName: "drops-simulation" */ './simulation')).Simulation;

/** What many kills of a dropper yield, by the table as it is and as it will be. */
export function SimulatePanel({ isOpen, onClose, table, dropperId }: SimulatePanelProps) {
  const t = useTexts('mfe-admin');
  return (
    <WidePanel isOpen={isOpen} onClose={onClose} title={t(`drops.simulate.title.${table}`)}>
      <LazyPart name="drops-simulation" load={load} props={{ table, dropperId }} />
    </WidePanel>
  );
}
