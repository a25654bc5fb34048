import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { isNarrowed, NO_FILTERS } from './log-state';
import type { UsedLog } from './use-log';

const LONGEST_DAYS = 90;

/** Why there is no row, and what to do next. */
export function LogEmpty({ isWritten, used: { view, hrefWith } }: { isWritten: boolean; used: UsedLog }) {
  const t = useTexts('mfe-admin');
  if (!isWritten) return <EmptyState title={t('logs.empty.never')} hint={t('logs.empty.neverHint')} />;
  if (view.page > 1)
    return (
      <EmptyState
        title={t('logs.empty.pastEnd')}
        actions={<LinkButton href={hrefWith({ page: 1, cursor: '' })}>{t('logs.pages.first')}</LinkButton>}
      />
    );
  if (isNarrowed(view))
    return (
      <EmptyState
        title={t('logs.empty.narrowed')}
        hint={t('logs.empty.narrowedHint')}
        actions={<LinkButton href={hrefWith(NO_FILTERS)}>{t('logs.filter.clear')}</LinkButton>}
      />
    );
  return (
    <EmptyState
      title={t('logs.empty.week')}
      actions={<LinkButton href={hrefWith({ days: LONGEST_DAYS })}>{t('logs.days.90')}</LinkButton>}
    />
  );
}
