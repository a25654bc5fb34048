import { CURRENCIES, LEDGER_REASONS } from '@portico/domain';
import { type SearchLinks, useFormat } from '@portico/portal-kit';
import { currencyText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { FilterSheet, SegmentedLinks, SelectField } from '@portico/ui';
import { filterCount, type HistoryView } from './history.queries';
import styles from './history-page.module.css';

const CURRENCY_CHOICES = ['all', ...CURRENCIES] as const;

export interface HistoryFilterProps {
  view: HistoryView;
  hrefWith: SearchLinks<HistoryView>['hrefWith'];
  onReason: (reason: string) => void;
}

/** Of which balance, and why it changed: in place, or behind one button. */
export function HistoryFilter({ view, hrefWith, onReason }: HistoryFilterProps) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const count = filterCount(view);
  return (
    <div className={styles.filter}>
      <FilterSheet
        className={styles.choices}
        activeCount={count}
        texts={{
          open: t('history.filter.open'),
          active: t('history.filter.active', { count, formatted: number(count) }),
          close: t('history.filter.close'),
          done: t('history.filter.done'),
        }}
      >
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
            ...LEDGER_REASONS.map((reason) => ({ value: reason, text: t(`history.reason.${reason}`) })),
          ]}
          onChange={onReason}
        />
      </FilterSheet>
    </div>
  );
}
