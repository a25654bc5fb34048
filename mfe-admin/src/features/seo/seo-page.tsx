import { QueryStates, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Notice, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { DateField } from '../../shared/date-field/date-field';
import { ReportView } from './report-view';
import { isNotSetUp, reportQuery, reportSearch } from './seo.queries';
import { TechnicalWindow } from './technical-window';
import styles from './seo-page.module.css';

export function SeoPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <AdminHeader title={t('seo.title')} lead={t('seo.lead')} />
      <div className={styles.page}>
        <ReportSection />
        <TechnicalWindow />
      </div>
    </>
  );
}

function ReportSection() {
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

const STEPS = ['project', 'account', 'key', 'grant', 'file', 'site', 'restart'] as const;

const SAMPLES: Partial<Record<(typeof STEPS)[number], string>> = {
  file: 'PORTICO_SEARCH_CONSOLE_KEY=/etc/portico/search-console.json',
  site: '"server": { "seo": { "searchConsoleSite": "sc-domain:example.org" } }',
};

function SetupGuide() {
  const t = useTexts('mfe-admin');
  return (
    <Window title={t('seo.setup.title')} icon="key">
      <div className={styles.guide}>
        <p>{t('seo.setup.lead')}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              {t(`seo.setup.step.${step}`)}
              {SAMPLES[step] !== undefined && (
                <code dir="ltr" className={styles.sample}>
                  {SAMPLES[step]}
                </code>
              )}
            </li>
          ))}
        </ol>
        <Notice title={t('seo.setup.leaves.title')}>
          <p>{t('seo.setup.leaves.text')}</p>
        </Notice>
      </div>
    </Window>
  );
}
