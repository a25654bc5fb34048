import type { PublicSettings, ServerSettings } from '../../../platform/config/index.js';
import { SCRIPT_HASHES } from './inline-scripts.js';

/**
 * The content security policy of pages: own files, inline scripts by hash, origins of remotes, others for data alone.
 * Style attributes are part of React's output.
 */
export function pagePolicy(config: { public: PublicSettings; server: ServerSettings }): string {
  const data = developerOrigins(config.public)
    .map((origin) => ` ${origin}`)
    .join('');
  const own = ["'self'", ...config.server.http.remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} ${SCRIPT_HASHES.join(' ')}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own}${data} data:`,
    `font-src ${own}`,
    `connect-src ${own}${data}`,
    "manifest-src 'self'",
    // The only worker is for reminders and for pages without a network.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Origins that the developer pages read. Every page allows them: readers go there from any page without a new document. */
function developerOrigins({ developerTools: { isOn, xmlOrigin, pngOrigin } }: PublicSettings): string[] {
  return isOn ? [xmlOrigin, pngOrigin].filter((origin) => origin !== undefined) : [];
}
