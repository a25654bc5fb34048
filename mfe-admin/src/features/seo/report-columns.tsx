import { useFormat } from '@portico/portal-kit';
import { dataColumn, useNumberColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Badge, ExternalLink, type DataColumn } from '@portico/ui';
import type { SeoPageMetrics, SeoQuery, SeoSitemap } from './seo.queries';
import styles from './seo-page.module.css';

const ABSENT = '–';
const PERCENT = 100;

type Metrics = Pick<SeoQuery, 'clicks' | 'impressions' | 'ctr' | 'avgPosition'>;

export function useQueryColumns(): DataColumn<SeoQuery>[] {
  const t = useTexts('mfe-admin');
  return [
    {
      key: 'query',
      header: t('seo.column.query'),
      onCard: 'title',
      cell: ({ query }) => (
        <bdi dir="auto" className={styles.long}>
          {query}
        </bdi>
      ),
    },
    ...useMetricColumns<SeoQuery>(),
  ];
}

export function usePageColumns(): DataColumn<SeoPageMetrics>[] {
  const t = useTexts('mfe-admin');
  return [
    dataColumn('page', t('seo.column.page'), ({ page }) => <PageAddress address={page} />, {
      onCard: 'title',
    }),
    ...useMetricColumns<SeoPageMetrics>(),
  ];
}

export function useSitemapColumns(): DataColumn<SeoSitemap>[] {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const numberColumn = useNumberColumn();
  return [
    dataColumn('path', t('seo.column.sitemap'), ({ path }) => <PageAddress address={path} />, {
      onCard: 'title',
    }),
    {
      key: 'read',
      header: t('seo.column.read'),
      isLabelled: true,
      cell: ({ lastDownloadedAt }) =>
        lastDownloadedAt === null ? ABSENT : format.date(lastDownloadedAt, { dateStyle: 'medium' }),
    },
    dataColumn(
      'errors',
      t('seo.column.errors'),
      ({ errors }) =>
        errors === 0 ? format.number(0) : <Badge tone="danger">{format.number(errors)}</Badge>,
      { align: 'end', isLabelled: true },
    ),
    numberColumn('warnings', t('seo.column.warnings'), ({ warnings }) => warnings, { isLabelled: true }),
  ];
}

function useMetricColumns<Row extends Metrics>(): DataColumn<Row>[] {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  const numberColumn = useNumberColumn();
  return [
    numberColumn('clicks', t('seo.column.clicks'), ({ clicks }) => clicks, { onCard: 'aside' }),
    numberColumn('impressions', t('seo.column.impressions'), ({ impressions }) => impressions, {
      isLabelled: true,
    }),
    dataColumn('ctr', t('seo.column.ctr'), ({ ctr }) => <bdi>{percent(ctr * PERCENT, 1)}</bdi>, {
      align: 'end',
      isLabelled: true,
    }),
    numberColumn(
      'position',
      t('seo.column.position'),
      ({ avgPosition }) => Math.round(avgPosition * 10) / 10,
      { isLabelled: true },
    ),
  ];
}

function PageAddress({ address }: { address: string }) {
  const isOfTheWeb = /^https?:\/\//.test(address) && URL.canParse(address);
  const shown = isOfTheWeb ? address.replace(/^https?:\/\/[^/]+/, '') || '/' : address;
  const text = (
    <bdi dir="ltr" className={styles.long}>
      {shown}
    </bdi>
  );
  return isOfTheWeb ? <ExternalLink href={address}>{text}</ExternalLink> : text;
}
