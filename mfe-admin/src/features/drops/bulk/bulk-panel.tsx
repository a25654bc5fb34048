import { useTexts } from '@portico/i18n';
import { LazyPart } from '../panel/lazy-part';
import { WidePanel } from '../panel/wide-panel';
import type { DropperSearch } from './droppers-rows.queries';

export interface BulkPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** The droppers that the page lists. */
  search: DropperSearch;
}

const load = async () =>
  (await import(/* webpackChunkName: "drops-bulk" */ './bulk-operation')).BulkOperationForm;

/** Adds items to many droppers, removes them, or scales their chances. */
export function BulkPanel({ isOpen, onClose, search }: BulkPanelProps) {
  const t = useTexts('mfe-admin');
  return (
    <WidePanel isOpen={isOpen} onClose={onClose} title={t('drops.bulk.title')}>
      <LazyPart key={search.table} name="drops-bulk" load={load} props={{ search }} />
    </WidePanel>
  );
}
