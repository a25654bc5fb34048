import type { PublicSettings, ServerSettings } from '../../../platform/config/index.js';
import type { PageAddress } from '../address/page-address.js';
import { pagePolicy } from './page-policy.js';

/** Headers of a page's document. */
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
