import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import styles from './rankings-page.module.css';

export interface RankingsPastEndProps {
  page: number;
  pages: number;
  lastHref: string;
}

/** Of a page that the ranking does not reach. */
export function RankingsPastEnd({ page, pages, lastHref }: RankingsPastEndProps) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <EmptyState
      title={t('rankings.pastEnd.title', { pages: format.number(pages) })}
      hint={t('rankings.pastEnd.text', { page: format.number(page) })}
      actions={<LinkButton href={lastHref}>{t('rankings.pastEnd.action')}</LinkButton>}
    />
  );
}

/** Above the last page, where a rank was asked for that no one has. */
export function RankPastEnd({ rank, last }: { rank: number; last: number }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <p className={styles.pastRank} role="status">
      {t('rankings.pastEnd.rank', { rank: format.number(rank), last: format.number(last) })}
    </p>
  );
}
