import { ABSENT } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Badge, ExternalLink, type DataColumn } from '@portico/ui';
import type { SeoPageMetrics, SeoQuery, SeoSitemap } from './seo.queries';
import styles from './seo-page.module.css';

const PERCENT = 100;

type Metrics = Pick<SeoQuery, 'clicks' | 'impressions' | 'ctr' | 'avgPosition'>;

export function useQueryColumns(): DataColumn<SeoQuery>[] {
  const t = useTexts('mfe-admin');
  return columnsOf(t, {
    'seo.column.query': {
      onCard: 'title',
      cell: ({ query }) => (
        <bdi dir="auto" className={styles.long}>
          {query}
        </bdi>
      ),
    },
    ...useMetricColumns<SeoQuery>(),
  });
}

export function usePageColumns(): DataColumn<SeoPageMetrics>[] {
  const t = useTexts('mfe-admin');
  return columnsOf(t, {
    'seo.column.page': { onCard: 'title', cell: ({ page }) => <PageAddress address={page} /> },
    ...useMetricColumns<SeoPageMetrics>(),
  });
}

export function useSitemapColumns(): DataColumn<SeoSitemap>[] {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const numberColumn = useNumberColumn();
  return columnsOf(t, {
    'seo.column.sitemap': { onCard: 'title', cell: ({ path }) => <PageAddress address={path} /> },
    'seo.column.read': {
      isLabelled: true,
      cell: ({ lastDownloadedAt }) =>
        lastDownloadedAt === null ? ABSENT : format.date(lastDownloadedAt, { dateStyle: 'medium' }),
    },
    'seo.column.errors': {
      align: 'end',
      isLabelled: true,
      cell: ({ errors }) =>
        errors === 0 ? format.number(0) : <Badge tone="danger">{format.number(errors)}</Badge>,
    },
    'seo.column.warnings': numberColumn(({ warnings }) => warnings, { isLabelled: true }),
  });
}

function useMetricColumns<Row extends Metrics>() {
  const { percent } = useFormat();
  const numberColumn = useNumberColumn();
  const columnOf = (valueOf: (row: Row) => number) => numberColumn(valueOf, { isLabelled: true });
  return {
    'seo.column.clicks': numberColumn(({ clicks }: Row) => clicks, { onCard: 'aside' }),
    'seo.column.impressions': columnOf(({ impressions }) => impressions),
    'seo.column.ctr': {
      align: 'end' as const,
      isLabelled: true,
      cell: ({ ctr }: Row) => <bdi>{percent(ctr * PERCENT, 1)}</bdi>,
    },
    'seo.column.position': columnOf(({ avgPosition }) => Math.round(avgPosition * 10) / 10),
  };
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
