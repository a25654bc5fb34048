import { ADMIN_LOGS, type AdminLog } from '@portico/contract';
import { ABSENT, MAX_LOG_DAYS } from '@portico/domain';
import { ErrorPanel, QueryStates, useFormat } from '@portico/portal-kit';
import { ListTable } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import {
  classNames,
  EmptyState,
  LinkButton,
  Notice,
  Stack,
  StatRow,
  StatTile,
  type IconName,
  SoftText,
} from '@portico/ui';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { LogChartWindow } from './chart/log-chart-window';
import { ExportMenu, ExportProgress, useExport } from './export/log-export';
import { FilterBar, LogRange, PeriodLinks } from './filter-bar';
import { isPreset, isTooLong, isNarrowed, NO_FILTERS } from './log-state';
import { useLogColumns, type LogCells } from './log-columns';
import { isForbidden, logCalls, useLog, type LogAnswers, type LogRow, type UsedLog } from './log.queries';
import { SavedViewsButton } from './saved-views';
import styles from './log-page.module.css';

/** A number about the rows. */
interface LogTile {
  label: Parameters<ReturnType<typeof useTexts<'mfe-admin'>>>[0];
  /** Null for unknown. */
  value: number | null;
  icon: IconName;
  hint?: ReactNode;
}

interface LogPageProps<L extends AdminLog> {
  log: L;
  cells: LogCells<L>;
  /** Text for an unfiltered choice, by parameter; "All" by default. */
  allTexts?: Readonly<Record<string, string>>;
  tiles?: (answer: LogAnswers[L]) => readonly LogTile[];
  below?: (answer: LogAnswers[L]) => ReactNode;
  player?: ReactNode;
  notice?: (answer: LogAnswers[L] | undefined) => ReactNode;
  /** A button beside those of every log. */
  action?: ReactNode;
}

const LONGEST_DAYS = 90;

export function LogPage<L extends AdminLog>(props: LogPageProps<L>) {
  const { log, cells, allTexts, tiles, below, player, notice, action } = props;
  const { text } = ADMIN_LOGS[log];
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const used = useLog();
  const calls = logCalls(log);
  const hasTooManyDays = isTooLong(used.view, used.today);
  const query = useQuery({
    ...calls.page(used.selection),
    placeholderData: keepPreviousData,
    enabled: !hasTooManyDays,
  });
  const download = useExport(log, used.selection);
  // The panel names a missing permission, so the title does not guess.
  const errorTitle = t(isForbidden(query.error) ? `${text}.error.refused` : `${text}.error.failed`);
  return (
    <>
      <AdminHeader
        title={t(`${text}.title`)}
        lead={t(`${text}.lead`)}
        actions={<PeriodLinks used={used} />}
        tools={
          <>
            {action}
            <SavedViewsButton log={log} />
            {!hasTooManyDays && <ExportMenu download={download} />}
          </>
        }
      >
        <FilterBar {...{ log, allTexts, used, player }} sources={query.data?.sources} />
      </AdminHeader>
      <Stack gap={2}>
        <ExportProgress download={download} />
        {notice?.(query.data)}
        {hasTooManyDays ? (
          <Notice tone="warning" role="status">
            {t('logs.range.tooLong', { count: MAX_LOG_DAYS })}
          </Notice>
        ) : (
          <QueryStates query={query} errorTitle={errorTitle} skeleton="58rem">
            {(data) => (
              <>
                {query.error !== null && (
                  <ErrorPanel
                    error={query.error}
                    title={errorTitle}
                    isRetrying={query.isFetching}
                    onRetry={() => void query.refetch()}
                  />
                )}
                {data.isSearchCut && <Notice tone="warning">{t('logs.searchCut')}</Notice>}
                <div className={styles.sums}>
                  {tiles && (
                    <StatRow isCompact>
                      {tiles(data).map(({ label, value, ...tile }) => (
                        <StatTile
                          key={label}
                          label={t(label)}
                          value={value === null ? ABSENT : number(value)}
                          {...tile}
                        />
                      ))}
                    </StatRow>
                  )}
                  {below?.(data)}
                </div>
                {data.isWritten && <LogChartWindow calls={calls} used={used} />}
                <Rows log={log} cells={cells} used={used} query={query} isWritten={data.isWritten} />
              </>
            )}
          </QueryStates>
        )}
      </Stack>
    </>
  );
}

interface RowsProps<L extends AdminLog> extends Pick<LogPageProps<L>, 'log' | 'cells'> {
  used: UsedLog;
  query: UseQueryResult<LogAnswers[L]>;
  isWritten: boolean;
}

/** Pages go by cursors, so that deep pages cost the same. */
function Rows<L extends AdminLog>({ log, cells, used, query, isWritten }: RowsProps<L>) {
  const t = useTexts('mfe-admin');
  const columns = useLogColumns(log, cells);
  return (
    <ListTable
      title={t(`${ADMIN_LOGS[log].text}.title`)}
      icon="scroll"
      query={query}
      list={({ logs, pagination: { totalLogs, totalPages, ...places } }) => ({
        ...places,
        rows: logs,
        total: totalLogs,
        pages: totalPages,
      })}
      page={used.view.page}
      hrefFor={(page, cursor = '') => used.hrefWith({ page, cursor })}
      totalText={({ count }, isAbout) => (
        <>
          <span className={classNames(styles.range, isPreset(used.view) && styles.preset)}>
            <LogRange answer={query.data} view={used.view} />
          </span>
          <span className={styles.total}>{t(isAbout ? 'logs.about' : 'logs.total', { count })}</span>
        </>
      )}
      empty={<NoRows isWritten={isWritten} used={used} />}
      columns={columns}
      rowKey={({ id }: LogRow) => id}
      isScrollable
      isFlowing
    />
  );
}

function NoRows({ isWritten, used: { view, hrefWith } }: { isWritten: boolean; used: UsedLog }) {
  const t = useTexts('mfe-admin');
  if (!isWritten) return <EmptyState title={t('logs.empty.never')} hint={t('logs.empty.neverHint')} />;
  const isCut = isNarrowed(view);
  const href = hrefWith(isCut ? NO_FILTERS : { days: LONGEST_DAYS });
  return (
    <EmptyState
      title={t(isCut ? 'logs.empty.narrowed' : 'logs.empty.week')}
      hint={isCut ? t('logs.empty.narrowedHint') : undefined}
      actions={<LinkButton href={href}>{t(isCut ? 'logs.filter.clear' : 'period.90')}</LinkButton>}
    />
  );
}

interface TopListProps {
  title: string;
  entries: readonly { id: number; name: ReactNode; count: ReactNode; hint?: string }[];
}

/** Highest totals of a log, in one line. */
export function TopList({ title, entries }: TopListProps) {
  const id = useId();
  return (
    <section className={styles.top}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list} aria-labelledby={id}>
        {entries.map(({ id: key, name, count, hint }) => (
          <li key={key} className={styles.item}>
            {name}
            <span className={styles.count}>{count}</span>
            {hint !== undefined && <SoftText as="span">{hint}</SoftText>}
          </li>
        ))}
      </ol>
    </section>
  );
}
