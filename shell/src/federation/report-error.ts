import { RemoteLoadError } from './remote-load-error';

/** Whose code an error came from. */
export interface ErrorSource {
  remote: string;
  version: string;
}

/** The portal's own code. */
export const SHELL: ErrorSource = { remote: 'shell', version: '' };

/**
 * Called once for every error that a boundary caught: faults of code, and parts of a remote that could not be loaded. The latter
 * have their message on the page, and the browser has logged the file: they are no errors of code.
 */
export function reportError(error: unknown, { remote, version }: ErrorSource): void {
  if (error instanceof RemoteLoadError) console.warn(error.message, error.cause);
  else console.error(remote, version, error);
}
