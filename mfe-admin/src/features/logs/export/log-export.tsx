import { ADMIN_LOGS, type AdminLog } from '@portico/contract';
import { kitText, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Menu, Notice } from '@portico/ui';
import { useCallback, useState } from 'react';
import { FailureNotice } from '../../../shared/failure-notice';
import { useOneRun } from '../../../shared/use-one-run';
import { useLogTexts } from '../log-columns';
import { minuteIn } from '../log-state';
import { logCalls, type LogSelection } from '../log.queries';
import { exportLog, TooManyRowsError, type ExportFormat } from './export-log';
import { MAX_SHEET_ROWS } from './xlsx-rows';
import styles from './log-export.module.css';

type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; format: ExportFormat; rows: number; total: number | undefined }
  | { kind: 'done'; format: ExportFormat; rows: number }
  | { kind: 'failed'; format: ExportFormat; error: unknown };

type LogDownload = ReturnType<typeof useExport>;

const IDLE: ExportState = { kind: 'idle' };
/** Progress is shown this often; nobody could read more. */
const SHOWN_EVERY_MS = 100;

/** Downloads the filtered log with progress and cancel; leaving the page cancels. */
export function useExport(log: AdminLog, selection: LogSelection) {
  const t = useTexts('mfe-admin');
  const { config, direction } = usePortal();
  const texts = useLogTexts(log);
  const [state, setState] = useState<ExportState>(IDLE);
  const { begin, stop } = useOneRun();

  const start = async (format: ExportFormat) => {
    const signal = begin();
    const progress = { rows: 0, total: undefined as number | undefined, shownAt: 0 };
    const show = () => !signal.aborted && setState({ kind: 'running', format, ...progress });
    show();
    try {
      await exportLog({
        address: logCalls(log).file(selection),
        format,
        fileName: `${log}-${minuteIn(Date.now(), config.time.zone).replace(/\D/g, '')}`,
        sheet: t(`${ADMIN_LOGS[log].text}.title`).slice(0, 31),
        headings: texts.file(),
        isRightToLeft: direction === 'rtl',
        signal,
        onTotal: (total) => {
          progress.total = total;
          show();
        },
        onRows: (rows) => {
          progress.rows = rows;
          if (Date.now() - progress.shownAt < SHOWN_EVERY_MS) return;
          progress.shownAt = Date.now();
          show();
        },
      });
      if (!signal.aborted) setState({ kind: 'done', format, rows: progress.rows });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', format, error });
    }
  };
  return {
    state,
    start: (format: ExportFormat) => void start(format),
    cancel: useCallback(() => {
      stop();
      setState(IDLE);
    }, [stop]),
    dismiss: useCallback(() => setState(IDLE), []),
  };
}

export function ExportMenu({ download }: { download: LogDownload }) {
  const t = useTexts('mfe-admin');
  return (
    <Menu
      label={t('logs.export.button')}
      trigger={<span>{t('logs.export.button')}</span>}
      icon="download"
      align="end"
      entries={(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        text: t(`logs.export.${format}`),
        icon: 'download',
        onSelect: () => download.start(format),
      }))}
    />
  );
}

export function ExportProgress({ download }: { download: LogDownload }) {
  const t = useTexts('mfe-admin');
  const { state } = download;
  if (state.kind === 'idle') return null;
  if (state.kind === 'running') return <Running state={state} onCancel={download.cancel} />;
  if (state.kind === 'done') {
    return (
      <Notice tone="good" role="status" actions={<CloseButton onClose={download.dismiss} />}>
        {t('logs.export.done', { count: state.rows })}
      </Notice>
    );
  }
  return <Failed state={state} download={download} />;
}

type StateOf<K extends ExportState['kind']> = Extract<ExportState, { kind: K }>;

function Running({ state, onCancel }: { state: StateOf<'running'>; onCancel: () => void }) {
  const t = useTexts('mfe-admin');
  const { format, rows, total } = state;
  const { number } = useFormat();
  const shown = total === undefined ? rows : Math.min(rows, total);
  const isWriting = total !== undefined && rows >= total && format === 'xlsx';
  return (
    <div className={styles.root}>
      <p className={styles.words} role="status">
        {isWriting
          ? t('logs.export.writing')
          : t(total === undefined ? 'logs.export.rows' : 'logs.export.progress', {
              count: shown,
              total: number(total ?? 0),
            })}
      </p>
      <progress
        className={styles.bar}
        aria-label={t('logs.export.running')}
        max={total === undefined ? undefined : Math.max(total, 1)}
        value={total === undefined || isWriting ? undefined : shown}
      />
      <Button size="small" icon="close" onClick={onCancel}>
        {kitText('kit.cancel')}
      </Button>
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button size="small" variant="quiet" onClick={onClose}>
      {kitText('kit.close')}
    </Button>
  );
}

function Failed({ state, download }: { state: StateOf<'failed'>; download: LogDownload }) {
  const t = useTexts('mfe-admin');
  const isTooMany = state.error instanceof TooManyRowsError;
  return (
    <FailureNotice
      title={t('logs.export.failed')}
      error={state.error}
      actions={
        <>
          <Button
            size="small"
            icon={isTooMany ? 'download' : 'retry'}
            onClick={() => download.start(isTooMany ? 'csv' : state.format)}
          >
            {isTooMany ? t('logs.export.csv') : t('logs.retry')}
          </Button>
          <CloseButton onClose={download.dismiss} />
        </>
      }
    >
      {isTooMany ? t('logs.export.tooMany', { count: MAX_SHEET_ROWS }) : undefined}
    </FailureNotice>
  );
}
