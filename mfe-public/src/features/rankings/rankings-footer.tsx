import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Pagination } from '@portico/ui';
import type { RankingPage } from './ranking-window';

export interface RankingsFooterProps {
  page: number;
  data: RankingPage;
  hrefFor: (page: number) => string;
}

/** Pages of the ranking, and when it was counted. */
export function RankingsFooter({ page, data, hrefFor }: RankingsFooterProps) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const pages = data.pagination.totalPages;
  return (
    <>
      <span>{t('rankings.list.updated', { time: format.relativeTime(data.ranksAsOf) })}</span>
      {pages > 1 && page <= pages && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={hrefFor}
          texts={{
            label: t('rankings.pages.label'),
            first: t('rankings.pages.first'),
            previous: t('rankings.pages.previous'),
            next: t('rankings.pages.next'),
            last: t('rankings.pages.last'),
            position: t('rankings.pages.position', {
              page: format.number(page),
              pages: format.number(pages),
            }),
          }}
        />
      )}
    </>
  );
}
