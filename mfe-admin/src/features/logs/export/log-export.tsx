import { ADMIN_LOGS, type AdminLog } from '@portico/contract';
import { kitText, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Menu, Notice } from '@portico/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../../shared/failure-notice';
import { useOneRun } from '../../../shared/use-one-run';
import { useLogTexts } from '../log-columns';
import { minuteIn } from '../log-state';
import { logCalls, type LogSelection } from '../log.queries';
import { exportLog, TooManyRowsError, type ExportFormat } from './export-log';
import { MAX_SHEET_ROWS } from './xlsx-rows';
import styles from './log-export.module.css';

type LogDownload = ReturnType<typeof useExport>;

/** Progress is shown this often; nobody could read more. */
const SHOWN_EVERY_MS = 100;

/** Downloads the filtered log with progress and cancel; leaving the page cancels. */
export function useExport(log: AdminLog, selection: LogSelection) {
  const t = useTexts('mfe-admin');
  const { config, direction } = usePortal();
  const texts = useLogTexts(log);
  const { begin, stop } = useOneRun();
  const [progress, setProgress] = useState<{ rows: number; total?: number | undefined }>({ rows: 0 });
  const saving = useMutation({
    // Offline, an export fails at once instead of waiting.
    networkMode: 'always',
    mutationFn: async (format: ExportFormat) => {
      let [rows, shownAt] = [0, 0];
      setProgress({ rows });
      await exportLog({
        address: logCalls(log).file(selection),
        format,
        fileName: `${log}-${minuteIn(Date.now(), config.time.zone).replace(/\D/g, '')}`,
        sheet: t(`${ADMIN_LOGS[log].text}.title`).slice(0, 31),
        headings: texts.file(),
        isRightToLeft: direction === 'rtl',
        signal: begin(),
        onTotal: (total) => setProgress({ rows, total }),
        onRows: (read) => {
          rows = read;
          if (Date.now() - shownAt < SHOWN_EVERY_MS) return;
          shownAt = Date.now();
          setProgress(({ total }) => ({ rows, total }));
        },
      });
      return rows;
    },
  });
  const cancel = () => {
    stop();
    saving.reset();
  };
  return { ...saving, progress, cancel };
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
        onSelect: () => download.mutate(format),
      }))}
    />
  );
}

export function ExportProgress({ download }: { download: LogDownload }) {
  const t = useTexts('mfe-admin');
  if (download.isPending) return <Running download={download} />;
  if (download.isError) return <Failed download={download} />;
  return (
    download.isSuccess && (
      <Notice tone="good" role="status" actions={<CloseButton onClose={download.reset} />}>
        {t('logs.export.done', { count: download.data })}
      </Notice>
    )
  );
}

function Running({ download }: { download: LogDownload }) {
  const t = useTexts('mfe-admin');
  const { rows, total } = download.progress;
  const { number } = useFormat();
  const shown = total === undefined ? rows : Math.min(rows, total);
  const isWriting = total !== undefined && rows >= total && download.variables === 'xlsx';
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
      <Button size="small" icon="close" onClick={download.cancel}>
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

function Failed({ download: { error, variables, mutate, reset } }: { download: LogDownload }) {
  const t = useTexts('mfe-admin');
  const isTooMany = error instanceof TooManyRowsError;
  return (
    <FailureNotice
      title={t('logs.export.failed')}
      error={error}
      actions={
        <>
          <Button
            size="small"
            icon={isTooMany ? 'download' : 'retry'}
            onClick={() => mutate(isTooMany ? 'csv' : (variables ?? 'csv'))}
          >
            {isTooMany ? t('logs.export.csv') : t('logs.retry')}
          </Button>
          <CloseButton onClose={reset} />
        </>
      }
    >
      {isTooMany ? t('logs.export.tooMany', { count: MAX_SHEET_ROWS }) : undefined}
    </FailureNotice>
  );
}
