import { CURRENCIES, LEDGER_REASONS } from '@portico/domain';
import type { SearchLinks } from '@portico/portal-kit';
import { currencyText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { ListFilters } from '@portico/portal-kit/list';
import { SegmentedLinks, SelectField } from '@portico/ui';
import { filterCount, type HistoryView } from './history.queries';
import styles from './history-page.module.css';

const CURRENCY_CHOICES = ['all', ...CURRENCIES] as const;

export interface HistoryFilterProps {
  view: HistoryView;
  hrefWith: SearchLinks<HistoryView>['hrefWith'];
  onReason: (reason: string) => void;
}

export function HistoryFilter({ view, hrefWith, onReason }: HistoryFilterProps) {
  const t = useTexts('mfe-dashboard');
  const count = filterCount(view);
  return (
    <div>
      <ListFilters className={styles.choices} activeCount={count}>
        <div className={styles.choice}>
          <span className={styles.choiceLabel} aria-hidden="true">
            {t('history.filter.currency')}
          </span>
          <SegmentedLinks
            label={t('history.filter.currency')}
            items={CURRENCY_CHOICES.map((currency) => ({
              key: currency,
              href: hrefWith({ currency: currency === 'all' ? '' : currency }),
              text: currency === 'all' ? t('history.filter.all') : currencyText(currency),
              isCurrent: currency === (view.currency ?? 'all'),
            }))}
          />
        </div>
        <SelectField
          label={t('history.filter.reason')}
          value={view.reason ?? ''}
          options={[
            { value: '', text: t('history.filter.all') },
            ...LEDGER_REASONS.map((reason) => ({ value: reason, text: t(`ledger.reason.${reason}`) })),
          ]}
          onChange={onReason}
        />
      </ListFilters>
    </div>
  );
}
