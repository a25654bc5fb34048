import { SPENDING_DAYS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { type SearchLinks, useFormat, useSearch } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { EmptyState, SegmentedLinks } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { useSpenderColumns } from './spender-columns';
import { CURRENCIES, spendingQuery, spendingSearch, type SpendingView } from './spending.queries';
import styles from './spending-page.module.css';

export function SpendingPage() {
  const t = useTexts('mfe-admin');
  const { number, date, relativeTime } = useFormat();
  const { view, hrefWith } = useSearch(spendingSearch);
  const query = useQuery(spendingQuery(view));
  const currency = t(`economy.currencies.${view.currency}`);
  return (
    <>
      <AdminHeader title={t('spending.title')} lead={t('spending.lead')}>
        <SpendingFilter view={view} hrefWith={hrefWith} />
      </AdminHeader>
      <ListWindow
        title={t('spending.list', { currency })}
        icon="coin"
        query={query}
        list={({ list, spenders, pagination }) => ({ ...pagination, rows: list, total: spenders })}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={(total) => t('spending.total', total)}
        errorTitle={t('spending.error')}
        note={({ spenders, spent, at, pagination }) => (
          <p className={styles.note} title={date(at)}>
            {t('spending.sum', { amount: number(spent), currency })} ·{' '}
            {t('economy.asOf', { when: relativeTime(at) })}
            {spenders > pagination.total && ` · ${t('spending.cut', { count: pagination.total })}`}
          </p>
        )}
        empty={<EmptyState title={t('spending.none.title')} hint={t('spending.none.text')} />}
        columns={useSpenderColumns(view.currency)}
        rowKey={({ accountId }) => accountId}
      />
    </>
  );
}

function SpendingFilter({ view, hrefWith }: Pick<SearchLinks<SpendingView>, 'view' | 'hrefWith'>) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('economy.currency')}
        items={CURRENCIES.map((currency) => ({
          key: currency,
          href: hrefWith({ currency }),
          text: t(`economy.currencies.${currency}`),
          isCurrent: currency === view.currency,
        }))}
      />
      <SegmentedLinks
        label={t('period.label')}
        items={SPENDING_DAYS.map((days) => ({
          key: days,
          href: hrefWith({ days }),
          text: t(`period.${days}`),
          isCurrent: days === view.days,
        }))}
      />
    </div>
  );
}
