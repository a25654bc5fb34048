import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Notice } from '@portico/ui';
import { requestIdOf } from '../log.queries';
import { TooManyRowsError } from './export-log';
import type { ExportState, LogDownload } from './use-export';
import { MAX_SHEET_ROWS } from './xlsx-rows';
import styles from './export-progress.module.css';

/** How far an export is, or what became of it. */
export function ExportProgress({ download }: { download: LogDownload }) {
  const { state } = download;
  if (state.kind === 'idle') return null;
  if (state.kind === 'running') return <Running state={state} onCancel={download.cancel} />;
  if (state.kind === 'done') return <Done state={state} onClose={download.dismiss} />;
  return <Failed state={state} download={download} />;
}

type StateOf<K extends ExportState['kind']> = Extract<ExportState, { kind: K }>;

function Running({
  state: { format, rows, total },
  onCancel,
}: {
  state: StateOf<'running'>;
  onCancel: () => void;
}) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const shown = total === undefined ? rows : Math.min(rows, total);
  const isWriting = total !== undefined && rows >= total && format === 'xlsx';
  return (
    <div className={styles.root}>
      <p className={styles.words} role="status">
        {isWriting
          ? t('logs.export.writing')
          : t(total === undefined ? 'logs.export.rows' : 'logs.export.progress', {
              formatted: number(shown),
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
        {t('logs.export.cancel')}
      </Button>
    </div>
  );
}

function Done({ state: { rows }, onClose }: { state: StateOf<'done'>; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <Notice
      tone="good"
      role="status"
      actions={
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('logs.close')}
        </Button>
      }
    >
      <p>{t('logs.export.done', { formatted: number(rows) })}</p>
    </Notice>
  );
}

function Failed({ state, download }: { state: StateOf<'failed'>; download: LogDownload }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const requestId = requestIdOf(state.error);
  const isTooMany = state.error instanceof TooManyRowsError;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('logs.export.failed')}
      actions={
        <>
          <Button
            size="small"
            icon={isTooMany ? 'download' : 'retry'}
            onClick={() => download.start(isTooMany ? 'csv' : state.format)}
          >
            {isTooMany ? t('logs.export.csv') : t('logs.retry')}
          </Button>
          <Button size="small" variant="quiet" onClick={download.dismiss}>
            {t('logs.close')}
          </Button>
        </>
      }
    >
      <p>
        {isTooMany ? t('logs.export.tooMany', { formatted: number(MAX_SHEET_ROWS) }) : errorText(state.error)}
        {requestId !== undefined && (
          <>
            {' '}
            <code>{requestId}</code>
          </>
        )}
      </p>
    </Notice>
  );
}
