import { useTexts } from '@portico/i18n';
import { ListFilters } from '@portico/portal-kit/list';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { MarketView } from '../market-view';
import { ViewSwitch } from './view-switch';
import styles from './list-bar.module.css';

export interface ListBarProps {
  heading: ReactNode;
  /** Selects, each with the name of its parameter: without scripts they are sent as a form. */
  filters: ReactNode;
  activeCount: number;
  /** Parameters of the address that are no field here. */
  keep: Readonly<Record<string, string>>;
  view: MarketView;
  hrefWith: (patch: { view: MarketView }) => string;
}

export function ListBar({ heading, filters, activeCount, keep, view, hrefWith }: ListBarProps) {
  const t = useTexts('mfe-market');
  return (
    <div className={styles.bar}>
      <div className={styles.heading}>{heading}</div>
      <form method="get" className={styles.filters}>
        {Object.entries(keep)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <ListFilters className={styles.fields} activeCount={activeCount}>
          {filters}
          <Button type="submit" className={styles.send}>
            {t('filter.apply')}
          </Button>
        </ListFilters>
      </form>
      <ViewSwitch className={styles.view} view={view} hrefWith={hrefWith} />
    </div>
  );
}
