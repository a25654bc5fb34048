import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, DataTable, EmptyState, Icon, StatRow, StatTile, Window } from '@portico/ui';
import { usePageColumns, useQueryColumns, useSitemapColumns } from './report-columns';
import type { SeoIssue, SeoReport } from './seo.queries';
import styles from './seo-page.module.css';

const PERCENT = 100;

/** The report: totals, what is wrong, searches, pages and sitemaps. */
export function ReportView({ report, isWaiting }: { report: SeoReport; isWaiting: boolean }) {
  const { summary, fullReport } = report;
  return (
    <div className={classNames(styles.page, isWaiting && styles.waiting)}>
      <Totals summary={summary} />
      <IssueList issues={summary.issues} />
      <div className={styles.pair}>
        <QueriesWindow queries={summary.topQueries} />
        <PagesWindow pages={summary.topPages} />
      </div>
      <SitemapsWindow sitemaps={fullReport.sitemaps.sitemap} />
    </div>
  );
}

function Totals({ summary }: { summary: SeoReport['summary'] }) {
  const t = useTexts('mfe-admin');
  const { number, percent } = useFormat();
  return (
    <StatRow>
      <StatTile icon="check" label={t('seo.total.clicks')} value={number(summary.totalClicks)} />
      <StatTile icon="search" label={t('seo.total.impressions')} value={number(summary.totalImpressions)} />
      <StatTile icon="chart" label={t('seo.total.ctr')} value={percent(summary.avgCTR * PERCENT, 1)} />
      <StatTile
        icon="trend"
        label={t('seo.total.position')}
        value={number(Math.round(summary.avgPosition * 10) / 10)}
      />
    </StatRow>
  );
}

function QueriesWindow({ queries }: { queries: SeoReport['summary']['topQueries'] }) {
  const t = useTexts('mfe-admin');
  const columns = useQueryColumns();
  return (
    <Window title={t('seo.queries.title')} icon="search" isFlush>
      {queries.length === 0 ? (
        <EmptyState title={t('seo.queries.none')} hint={t('seo.noneHint')} />
      ) : (
        <DataTable
          caption={t('seo.queries.title')}
          columns={columns}
          rows={queries}
          rowKey={({ query }) => query}
        />
      )}
    </Window>
  );
}

function PagesWindow({ pages }: { pages: SeoReport['summary']['topPages'] }) {
  const t = useTexts('mfe-admin');
  const columns = usePageColumns();
  return (
    <Window title={t('seo.pages.title')} icon="link" isFlush>
      {pages.length === 0 ? (
        <EmptyState title={t('seo.pages.none')} hint={t('seo.noneHint')} />
      ) : (
        <DataTable
          caption={t('seo.pages.title')}
          columns={columns}
          rows={pages}
          rowKey={({ page }) => page}
        />
      )}
    </Window>
  );
}

function SitemapsWindow({ sitemaps }: { sitemaps: SeoReport['fullReport']['sitemaps']['sitemap'] }) {
  const t = useTexts('mfe-admin');
  const columns = useSitemapColumns();
  return (
    <Window title={t('seo.sitemaps.title')} icon="map" isFlush>
      {sitemaps.length === 0 ? (
        <EmptyState title={t('seo.sitemaps.none')} hint={t('seo.sitemaps.noneHint')} />
      ) : (
        <DataTable
          caption={t('seo.sitemaps.title')}
          columns={columns}
          rows={sitemaps}
          rowKey={({ path }) => path}
        />
      )}
    </Window>
  );
}

/** What the search console complains of, each in a sentence. */
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
                <IssueText issue={issue} />
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

function IssueText({ issue: { type, count, errors } }: { issue: SeoIssue }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const many = errors ?? count ?? 0;
  switch (type) {
    case 'sitemap-errors':
      return t('seo.issue.errors', { count: many, formatted: number(many) });
    case 'sitemap-warnings':
      return t('seo.issue.warnings', { count: many, formatted: number(many) });
    case 'seldom-opened':
      return t('seo.issue.seldom', { count: many, formatted: number(many) });
    case 'sitemap-pending':
      return t('seo.issue.pending');
    case 'sitemap-missing':
      return t('seo.issue.missing');
  }
}
