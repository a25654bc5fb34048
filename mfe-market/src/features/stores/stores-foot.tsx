import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { MarketPages } from '../../shared/frame/market-pages';
import type { StoresView } from './stores-state';
import styles from './stores-page.module.css';

export interface StoresFootProps {
  pagination: { page: number; pages: number; total: number };
  view: StoresView;
  hrefWith: (patch: { page?: number; show?: string }) => string;
}

/** The other pages, or all stores at once for who searches in the page. */
export function StoresFoot({ pagination, view, hrefWith }: StoresFootProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  if (view.isWhole) return null;
  return (
    <div className={styles.foot}>
      <MarketPages pagination={pagination} hrefWith={hrefWith} />
      {pagination.pages > 1 && (
        <LinkButton href={hrefWith({ show: 'all' })} variant="quiet" className={styles.all}>
          {t('stores.showAll', { formatted: number(pagination.total) })}
        </LinkButton>
      )}
    </div>
  );
}
