import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { filterCount, type HistoryView } from './history-state';

export interface LedgerEmptyProps {
  view: HistoryView;
  /** Address of the whole ledger. */
  allHref: string;
}

/** Of an account that nothing was changed of yet, or nothing of what is asked for. */
export function LedgerEmpty({ view, allHref }: LedgerEmptyProps) {
  const t = useTexts('mfe-dashboard');
  if (filterCount(view) > 0) {
    return (
      <EmptyState
        title={t('history.none.title')}
        hint={t('history.none.text')}
        actions={<LinkButton href={allHref}>{t('history.none.action')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title={t('history.empty.title')}
      hint={t('history.empty.text')}
      actions={
        <LinkButton href={paths.exchange} variant="primary">
          {t('history.empty.action')}
        </LinkButton>
      }
    />
  );
}

/** Of a page that the ledger does not reach. */
export function LedgerPastEnd({ pages, lastHref }: { pages: number; lastHref: string }) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  return (
    <EmptyState
      title={t('history.pastEnd.title', { pages: number(pages) })}
      actions={<LinkButton href={lastHref}>{t('history.pastEnd.action')}</LinkButton>}
    />
  );
}
