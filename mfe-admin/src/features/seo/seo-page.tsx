import { useTexts } from '@portico/i18n';
import { QueryStates, useSearch, useFormat } from '@portico/portal-kit';
import { TableWindow } from '@portico/portal-kit/list';
import { Notice, PageSkeleton, Window, Icon, Stack, StatRow, StatTile, Waiting } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { DateField } from '../../shared/fields/date-field';
import { usePageColumns, useQueryColumns, useSitemapColumns } from './report-columns';
import styles from './seo-page.module.css';
import {
  isNotSetUp,
  reportQuery,
  reportSearch,
  type SeoIssue,
  type SeoReport,
  technicalQuery,
} from './seo.queries';
import { TechnicalWindow } from './technical-window';

export function SeoPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <AdminHeader title={t('seo.title')} lead={t('seo.lead')} />
      <Stack>
        <ReportSection />
      </Stack>
    </>
  );
}

function ReportSection() {
  const t = useTexts('mfe-admin');
  const { view: days, set } = useSearch(reportSearch);
  const query = useQuery(reportQuery(days));
  const isTechnicalPending = useQuery(technicalQuery()).isPending;
  if (isNotSetUp(query.error))
    return (
      <>
        <TechnicalWindow />
        {/* The guide appears below the whole report, which would move it. */}
        {isTechnicalPending ? <PageSkeleton height="30rem" isBelowHeader /> : <SetupGuide />}
      </>
    );
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
        skeleton={<PageSkeleton height="30rem" isBelowHeader />}
      >
        {(report) => <ReportView report={report} isWaiting={query.isPlaceholderData} />}
      </QueryStates>
      {/* Not before the answer, which would move it. */}
      {!query.isPending && <TechnicalWindow />}
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
                  {SAMPLES[step].split(/(?<=[= ])/).map((part, index) => (
                    <span key={index}>{part}</span>
                  ))}
                </code>
              )}
            </li>
          ))}
        </ol>
        <Notice title={t('seo.setup.leaves.title')}>{t('seo.setup.leaves.text')}</Notice>
      </div>
    </Window>
  );
}

const PERCENT = 100;

function ReportView({ report, isWaiting }: { report: SeoReport; isWaiting: boolean }) {
  const t = useTexts('mfe-admin');
  const { number, percent } = useFormat();
  const { summary, fullReport } = report;
  return (
    <Waiting isWaiting={isWaiting}>
      <Stack>
        <StatRow isCompact>
          <StatTile icon="check" label={t('seo.total.clicks')} value={number(summary.totalClicks)} />
          <StatTile
            icon="search"
            label={t('seo.total.impressions')}
            value={number(summary.totalImpressions)}
          />
          <StatTile icon="chart" label={t('seo.total.ctr')} value={percent(summary.avgCTR * PERCENT, 1)} />
          <StatTile
            icon="trend"
            label={t('seo.total.position')}
            value={number(Math.round(summary.avgPosition * 10) / 10)}
          />
        </StatRow>
        <IssueList issues={summary.issues} />
        <div className={styles.pair}>
          <TableWindow
            title={t('seo.queries.title')}
            icon="search"
            columns={useQueryColumns()}
            rows={summary.topQueries}
            rowKey={({ query }) => query}
            none={t('seo.queries.none')}
            noneHint={t('seo.noneHint')}
          />
          <TableWindow
            title={t('seo.pages.title')}
            icon="link"
            columns={usePageColumns()}
            rows={summary.topPages}
            rowKey={({ page }) => page}
            none={t('seo.pages.none')}
            noneHint={t('seo.noneHint')}
          />
        </div>
        <TableWindow
          title={t('seo.sitemaps.title')}
          icon="map"
          columns={useSitemapColumns()}
          rows={fullReport.sitemaps.sitemap}
          rowKey={({ path }) => path}
          none={t('seo.sitemaps.none')}
          noneHint={t('seo.sitemaps.noneHint')}
        />
      </Stack>
    </Waiting>
  );
}

function IssueList({ issues }: { issues: readonly SeoIssue[] }) {
  const t = useTexts('mfe-admin');
  return (
    <Window title={t('seo.issues.title')} icon="warning">
      {issues.length === 0 ? (
        <p className={styles.well}>
          <Icon name="check" size={16} />
          {t('seo.issues.none')}
        </p>
      ) : (
        <ul className={styles.issues}>
          {issues.map((issue) => (
            <li key={`${issue.type} ${issue.path ?? ''}`}>
              <Icon name="warning" size={16} className={styles.mark} />
              <span>
                {t(`seo.issue.${ISSUE_TEXTS[issue.type]}`, { count: issue.errors ?? issue.count ?? 0 })}
                {issue.path !== undefined && (
                  <bdi dir="ltr" className={styles.address}>
                    {issue.path}
                  </bdi>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Window>
  );
}

const ISSUE_TEXTS = {
  'sitemap-errors': 'errors',
  'sitemap-warnings': 'warnings',
  'seldom-opened': 'seldom',
  'sitemap-pending': 'pending',
  'sitemap-missing': 'missing',
} as const satisfies Record<SeoIssue['type'], string>;
