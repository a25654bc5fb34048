import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Pagination } from '@portico/ui';
import type { Rankings } from './rankings.queries';

/** A ranking of this age is not what it was meant to be: the database is away, or very busy. */
const OLD_AFTER_MS = 2 * 60_000;

export interface RankingsFooterProps {
  page: number;
  data: Rankings;
  hrefFor: (page: number) => string;
}

/** Pages of the ranking, and its age when it is old. */
export function RankingsFooter({ page, data, hrefFor }: RankingsFooterProps) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const pages = data.pagination.totalPages;
  return (
    <>
      {isOld(data) && (
        <span>{t('rankings.list.updated', { time: format.relativeTime(data.ranksAsOf) })}</span>
      )}
      {hasPages(page, data) && (
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

/** Whether the footer has anything to say. */
export function needsFooter(page: number, data: Rankings): boolean {
  return isOld(data) || hasPages(page, data);
}

function hasPages(page: number, { pagination }: Rankings): boolean {
  return pagination.totalPages > 1 && page <= pagination.totalPages;
}

function isOld({ ranksAsOf }: Rankings): boolean {
  return Date.now() - ranksAsOf > OLD_AFTER_MS;
}
