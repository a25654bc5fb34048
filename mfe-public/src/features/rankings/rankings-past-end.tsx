import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';

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
