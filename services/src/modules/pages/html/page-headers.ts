import type { PublicSettings, ServerSettings } from '../../../platform/config/index.js';
import type { PageAddress } from '../address/page-address.js';
import { SCRIPT_HASHES } from './inline-scripts.js';

/**
 * Content security policy of a page: our own files, the inline scripts by their hashes, origins that may serve remotes, and those that
 * may serve data and pictures alone. Style attributes are part of what React renders; style elements are not.
 */
function pagePolicy(remoteOrigins: readonly string[], dataOrigins: readonly string[]): string {
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

export function pageHeaders(
  { prefix }: PageAddress,
  status: number,
  config: { public: PublicSettings; server: ServerSettings },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(config.server.http.remoteOrigins, developerOrigins(config.public)),
    vary: prefix === undefined ? 'Accept-Language, Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...(status === 503 && { 'retry-after': '10' }),
  };
}

/** Origins that the developer pages read. One comes to them from any page without a new document, so that every page has them. */
function developerOrigins({ developerTools: { isOn, xmlOrigin, pngOrigin } }: PublicSettings): string[] {
  return isOn ? [xmlOrigin, pngOrigin].filter((origin) => origin !== undefined) : [];
}
