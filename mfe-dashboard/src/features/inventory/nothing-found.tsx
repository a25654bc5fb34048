import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import type { InventoryState } from './inventory-state';

/** Shown if the search finds nothing in this tab; the numbers of the other tabs show where it does. */
export function NothingFound({ links: { view, hrefWith } }: { links: InventoryState }) {
  const t = useTexts('mfe-dashboard');
  return (
    <EmptyState
      title={t('inventory.filter.none', { term: view.search })}
      hint={t('inventory.filter.elsewhere')}
      actions={
        <LinkButton href={hrefWith({ search: '', item: 0 })}>{t('inventory.filter.clear')}</LinkButton>
      }
    />
  );
}
