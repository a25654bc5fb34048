import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { LazyPart } from '../panel/lazy-part';
import { WidePanel } from '../panel/wide-panel';

export interface BulkPanelProps {
  isOpen: boolean;
  onClose: () => void;
  table: DropTable;
}

const load = async () =>
  (await import(/* webpackChunkName: "drops-bulk" */ './bulk-operation')).BulkOperationForm;

/** Adds items to many droppers, removes them, or scales their chances. */
export function BulkPanel({ isOpen, onClose, table }: BulkPanelProps) {
  const t = useTexts('mfe-admin');
  return (
    <WidePanel isOpen={isOpen} onClose={onClose} title={t('drops.bulk.title')}>
      <LazyPart key={table} name="drops-bulk" load={load} props={{ table }} />
    </WidePanel>
  );
}
