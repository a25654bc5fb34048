import { SCRIPT_HASHES } from './inline-scripts.js';

/**
 * Content security policy of a page: our files, inline scripts by hash, origins of remotes, and origins of data
 * and pictures. React renders style attributes, so these are allowed; style elements are not.
 */
export function pagePolicy(remoteOrigins: readonly string[], dataOrigins: readonly string[]): string {
  const data = dataOrigins.map((origin) => ` ${origin}`).join('');
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} ${SCRIPT_HASHES.join(' ')}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own}${data} data:`,
    `font-src ${own}`,
    `connect-src ${own}${data}`,
    "manifest-src 'self'",
    // The worker of the reminders alone.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
