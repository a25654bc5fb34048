import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, EmptyState, Window } from '@portico/ui';
import type { Voter } from './overview.queries';
import { useVoterColumns } from './voter-columns';
import styles from './voters-window.module.css';

interface VotersWindowProps {
  voters: readonly Voter[];
  /** All who voted today, listed or not. */
  total: number;
}

/** What each account voted, got and spent today, the last vote first. */
export function VotersWindow({ voters, total }: VotersWindowProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const columns = useVoterColumns();
  const isAll = voters.length >= total;
  return (
    <Window
      title={t('overview.voters.title')}
      icon="users"
      isFlush
      actions={
        <span className={styles.total}>
          {t('overview.voters.total', { count: total, formatted: number(total) })}
        </span>
      }
      footer={
        !isAll && t('overview.voters.newest', { count: voters.length, formatted: number(voters.length) })
      }
    >
      {voters.length === 0 ? (
        <EmptyState title={t('overview.voters.none')} hint={t('overview.voters.noneText')} />
      ) : (
        <DataTable
          caption={t('overview.voters.title')}
          columns={columns}
          rows={voters}
          rowKey={({ account_id }) => account_id}
          isScrollable
        />
      )}
    </Window>
  );
}
