import { ListPages } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { RankingPage } from './ranking-page';
import styles from './rankings-page.module.css';

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
      <time className={styles.updated} dateTime={new Date(data.ranksAsOf).toISOString()}>
        {t('rankings.list.updated', { time: format.relativeTime(data.ranksAsOf) })}
      </time>
      {pages > 1 && page <= pages && (
        <ListPages
          page={page}
          pages={pages}
          hrefFor={hrefFor}
          textOf={(text, numbers) => t(`rankings.pages.${text}`, numbers)}
        />
      )}
    </>
  );
}
