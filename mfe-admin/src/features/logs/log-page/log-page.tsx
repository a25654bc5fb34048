import { MAX_LOG_DAYS } from '@portico/domain';
import { ErrorPanel, PageMeta, QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Notice, PageHeader, Skeleton, type DataColumn } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LogChartWindow } from './chart/log-chart-window';
import { ExportMenu } from './export/export-menu';
import { ExportProgress } from './export/export-progress';
import { useExport } from './export/use-export';
import { FilterBar } from './filter-bar';
import type { LogAnswer } from './log-answer';
import type { LogChoice, LogDefinition } from './log-definition';
import { isTooLong } from './log-days';
import { LogTable } from './log-table';
import { LogTiles, type LogTile } from './log-tiles';
import { useLogErrorTitle } from './log-error';
import { SavedViewsButton } from './saved-views/saved-views-button';
import { useLog } from './use-log';
import styles from './log-page.module.css';

export interface LogPageProps<A extends LogAnswer> {
  log: LogDefinition<A>;
  columns: readonly DataColumn<A['logs'][number]>[];
  choices?: readonly LogChoice[];
  tiles?: (answer: A) => readonly LogTile[];
  /** Stands below the sums. */
  below?: (answer: A) => ReactNode;
  /** Looks for a character, beside the other filters. */
  player?: ReactNode;
  /** Stands above the rows. */
  notice?: (answer: A | undefined) => ReactNode;
}

const NO_CHOICES: readonly LogChoice[] = [];

/** What all logs are: filters, sums, the time as a chart, and rows. */
export function LogPage<A extends LogAnswer>(props: LogPageProps<A>) {
  const { log, columns, choices = NO_CHOICES, tiles, below, player, notice } = props;
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const used = useLog();
  const hasTooManyDays = isTooLong(used.view, used.today);
  const query = useQuery({
    ...log.page(used.selection),
    placeholderData: keepPreviousData,
    enabled: !hasTooManyDays,
  });
  const errorTitle = useLogErrorTitle(log.textKey, query.error);
  const download = useExport(log, used.selection);
  const answer = query.data;
  return (
    <>
      <PageMeta
        title={t(`${log.textKey}.meta.title`)}
        description={t(`${log.textKey}.meta.description`)}
        noindex
      />
      <PageHeader
        eyebrow={t('frame.eyebrow')}
        title={t(`${log.textKey}.title`)}
        lead={t(`${log.textKey}.lead`)}
        actions={
          <>
            <SavedViewsButton log={log.name} />
            {!hasTooManyDays && <ExportMenu download={download} />}
          </>
        }
      />
      <div className={styles.page}>
        <ExportProgress download={download} />
        <FilterBar used={used} choices={choices} answer={answer} player={player} />
        {notice?.(answer)}
        {hasTooManyDays ? (
          <Notice tone="warning" role="status">
            <p>{t('logs.range.tooLong', { formatted: number(MAX_LOG_DAYS) })}</p>
          </Notice>
        ) : (
          <QueryStates
            query={query}
            errorTitle={errorTitle}
            skeleton={<Skeleton shape="box" height="38rem" />}
          >
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
                {tiles && <LogTiles tiles={tiles(data)} />}
                {below?.(data)}
                {data.isWritten && <LogChartWindow log={log} used={used} />}
                <LogTable
                  title={t(`${log.textKey}.title`)}
                  answer={data}
                  columns={columns}
                  used={used}
                  isWaiting={query.isPlaceholderData}
                />
              </>
            )}
          </QueryStates>
        )}
      </div>
    </>
  );
}
