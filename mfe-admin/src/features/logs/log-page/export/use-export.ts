import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogAnswer } from '../log-answer';
import { minuteIn } from '../log-days';
import type { LogDefinition, LogSelection } from '../log-definition';
import { useFileHeadings } from './use-file-headings';
import { exportLog, type ExportFormat } from './export-log';

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; format: ExportFormat; rows: number; total: number | undefined }
  | { kind: 'done'; format: ExportFormat; rows: number }
  | { kind: 'failed'; format: ExportFormat; error: unknown };

export interface LogDownload {
  state: ExportState;
  start: (format: ExportFormat) => void;
  cancel: () => void;
  /** Puts what became of it away. */
  dismiss: () => void;
}

const IDLE: ExportState = { kind: 'idle' };
/** Parts come faster than anybody reads. */
const SHOWN_EVERY_MS = 100;

/** The log with its current filters as a file: how far it is, and the way to stop it. It stops when the page is left. */
export function useExport<A extends LogAnswer>(log: LogDefinition<A>, selection: LogSelection): LogDownload {
  const t = useTexts('mfe-admin');
  const { config, direction } = usePortal();
  const headings = useFileHeadings(log.textKey);
  const [state, setState] = useState<ExportState>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    const progress = { rows: 0, total: undefined as number | undefined, shownAt: 0 };
    const show = () => isCurrent() && setState({ kind: 'running', format, ...progress });
    show();
    try {
      await exportLog({
        address: log.file(selection),
        format,
        fileName: `${log.name}-${minuteIn(Date.now(), config.time.zone).replace(/\D/g, '')}`,
        sheet: t(`${log.textKey}.title`).slice(0, 31),
        headings,
        isRightToLeft: direction === 'rtl',
        signal: controller.signal,
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
      if (isCurrent()) setState({ kind: 'done', format, rows: progress.rows });
    } catch (error) {
      if (isCurrent()) setState(controller.signal.aborted ? IDLE : { kind: 'failed', format, error });
    }
  };
  return {
    state,
    start: (format) => void start(format),
    cancel: useCallback(() => {
      running.current?.abort();
      running.current = undefined;
      setState(IDLE);
    }, []),
    dismiss: useCallback(() => setState(IDLE), []),
  };
}
