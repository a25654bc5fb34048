import type { ErrorSource } from './error-source';
import { isMissingFile, RemoteLoadError } from './remote-load-error';

/** The portal's own code. */
export const SHELL: ErrorSource = { remote: 'shell', version: '' };

/** Reports an error caught by a boundary. Failed downloads are shown on the page and are not code errors. */
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

/** A module that threw while loading is a fault; a file that did not arrive is not. */
function faultOf(error: unknown): unknown {
  if (isMissingFile(error) && !(error instanceof RemoteLoadError)) return undefined;
  if (!(error instanceof RemoteLoadError) || error.step === 'contract') return error;
  const { cause } = error;
  const hasRun = cause instanceof Error && cause.stack?.includes('/releases/') === true;
  return hasRun && !isMissingFile(cause) ? cause : undefined;
}

/** Loaded with the first error, because most visits have none. */
function send(thrown: unknown, source: ErrorSource | undefined, at?: string): void {
  import('./send-report').then(
    ({ sendReport }) => sendReport(thrown, source, at),
    () => undefined,
  );
}
