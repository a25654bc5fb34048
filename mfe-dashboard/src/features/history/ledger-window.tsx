import { ListPages } from '@portico/game-ui';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ledgerQuery, type Ledger } from './history.queries';
import type { HistoryView, HrefWith } from './history-state';
import { useLedgerColumns } from './ledger-columns';
import { LedgerEmpty, LedgerPastEnd } from './ledger-empty';
import styles from './history-page.module.css';

const ROWS = 12;
const COLUMNS = ['14%', '38%', '20%', '14%', '14%'];

export interface LedgerWindowProps {
  view: HistoryView;
  hrefWith: HrefWith;
}

/** The ledger of the account, newest first, with the balance after each change. */
export function LedgerWindow({ view, hrefWith }: LedgerWindowProps) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const query = useQuery(ledgerQuery(view));
  const { total = 0, pages = 0 } = query.data?.pagination ?? {};
  return (
    <Window
      title={t('history.list.title')}
      icon="scroll"
      isFlush
      className={query.isPlaceholderData ? styles.waiting : undefined}
      actions={
        <span className={styles.total} role="status">
          {query.data && t('history.list.total', { count: total, formatted: number(total) })}
        </span>
      }
      footer={
        pages > 1 &&
        view.page <= pages && (
          <ListPages
            page={view.page}
            pages={pages}
            hrefFor={(page) => hrefWith({ page })}
            textOf={(text, numbers) => t(`history.pages.${text}`, numbers)}
          />
        )
      }
    >
      <QueryStates
        query={query}
        errorTitle={t('history.list.error')}
        skeleton={<SkeletonTable rows={ROWS} columns={COLUMNS} />}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          total > 0 ? (
            <LedgerPastEnd pages={pages} lastHref={hrefWith({ page: pages })} />
          ) : (
            <LedgerEmpty view={view} allHref={hrefWith({ currency: '', reason: '' })} />
          )
        }
      >
        {(ledger) => <LedgerTable ledger={ledger} />}
      </QueryStates>
    </Window>
  );
}

function LedgerTable({ ledger }: { ledger: Ledger }) {
  const t = useTexts('mfe-dashboard');
  return (
    <DataTable
      className={styles.table}
      caption={t('history.list.title')}
      columns={useLedgerColumns()}
      rows={ledger.entries}
      rowKey={({ id }) => id}
    />
  );
}
