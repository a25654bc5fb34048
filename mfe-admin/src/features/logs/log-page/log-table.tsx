import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, Window, type DataColumn } from '@portico/ui';
import { LogEmpty } from './log-empty';
import { LogPages } from './log-pages';
import type { LogAnswer, LogPagination } from './log-answer';
import type { UsedLog } from './use-log';
import styles from './log-page.module.css';

export interface LogTableProps<A extends LogAnswer> {
  title: string;
  answer: A;
  columns: readonly DataColumn<A['logs'][number]>[];
  used: UsedLog;
  /** Its rows are those of the view before. */
  isWaiting: boolean;
}

/** The rows of a log, with how many there are and the pages. */
export function LogTable<A extends LogAnswer>({ title, answer, columns, used, isWaiting }: LogTableProps<A>) {
  const { logs, pagination, isWritten } = answer;
  const rows: readonly A['logs'][number][] = logs;
  const hasPages = rows.length > 0 && (used.view.page > 1 || pagination.next !== null);
  return (
    <Window
      title={title}
      icon="scroll"
      isFlush
      className={isWaiting ? styles.waiting : undefined}
      actions={<Total pagination={pagination} />}
      footer={hasPages && <LogPages pagination={pagination} used={used} />}
    >
      {rows.length === 0 ? (
        <LogEmpty isWritten={isWritten} used={used} />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isScrollable
          isFlowing
        />
      )}
    </Window>
  );
}

function Total({ pagination: { totalLogs, isAbout } }: { pagination: LogPagination }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <span className={styles.total} role="status">
      {isAbout
        ? t('logs.about', { formatted: number(totalLogs) })
        : t('logs.total', { count: totalLogs, formatted: number(totalLogs) })}
    </span>
  );
}
