import type { PublicSettings, ServerSettings } from '../../../platform/config/index.js';
import type { PageAddress } from '../address/page-address.js';
import { pagePolicy } from './page-policy.js';

export function pageHeaders(
  { prefix }: PageAddress,
  status: number,
  config: { public: PublicSettings; server: ServerSettings },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(config),
    vary: prefix === undefined ? 'Accept-Language, Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...(status === 503 && { 'retry-after': '10' }),
  };
}
