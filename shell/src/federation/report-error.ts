import type { ErrorSource } from './error-source';
import { isMissingFile, RemoteLoadError } from './remote-load-error';

/** The portal's own code. */
export const SHELL: ErrorSource = { remote: 'shell', version: '' };

/** Reports an error that a boundary caught. Failed downloads are shown on the page and are no code errors. */
export function reportError(error: unknown, source: ErrorSource): void {
  if (error instanceof RemoteLoadError) console.warn(error.message, error.cause);
  else console.error(source.remote, source.version, source.slot ?? '', error);
  const fault = faultOf(error);
  if (fault !== undefined) send(fault, source);
}

/** Reports uncaught errors of shell and remotes. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    send(error ?? message, undefined, `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => send(reason, undefined));
}

/** Code that failed while it was loaded is a fault; a file that did not come is none. */
function faultOf(error: unknown): unknown {
  if (isMissingFile(error) && !(error instanceof RemoteLoadError)) return undefined;
  if (!(error instanceof RemoteLoadError) || error.step === 'contract') return error;
  const { cause } = error;
  const hasRun = cause instanceof Error && cause.stack?.includes('/releases/') === true;
  return hasRun && !isMissingFile(cause) ? cause : undefined;
}

/** Most visits have nothing to report: what does it comes with the first error. */
function send(thrown: unknown, source: ErrorSource | undefined, at?: string): void {
  import('./send-report').then(
    ({ sendReport }) => sendReport(thrown, source, at),
    () => undefined,
  );
}
