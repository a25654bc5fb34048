import { QueryStates, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '../../shared/date-field/date-field';
import { ReportView } from './report-view';
import { isNotSetUp, reportQuery, reportSearch } from './seo.queries';
import { SetupGuide } from './setup-guide';
import styles from './seo-page.module.css';

/** What the search console says of some days, or how it is set up. */
export function ReportSection() {
  const t = useTexts('mfe-admin');
  const { view: days, set } = useSearch(reportSearch);
  const query = useQuery(reportQuery(days));
  if (isNotSetUp(query.error)) return <SetupGuide />;
  return (
    <>
      <Window title={t('seo.console.title')} icon="search">
        <div className={styles.days}>
          <DateField
            label={t('seo.days.from')}
            value={days.startDate === '' ? (query.data?.startDate ?? '') : days.startDate}
            onChange={(startDate) => set({ startDate })}
          />
          <DateField
            label={t('seo.days.to')}
            value={days.endDate === '' ? (query.data?.endDate ?? '') : days.endDate}
            onChange={(endDate) => set({ endDate })}
          />
          <p className={styles.soft}>{t('seo.days.hint')}</p>
        </div>
      </Window>
      <QueryStates
        query={query}
        errorTitle={t('seo.error')}
        skeleton={<PageSkeleton height="30rem" className={styles.skeleton} />}
      >
        {(report) => <ReportView report={report} isWaiting={query.isPlaceholderData} />}
      </QueryStates>
    </>
  );
}
