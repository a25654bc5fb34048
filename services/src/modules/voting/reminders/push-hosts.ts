import { isIP } from 'node:net';

export interface PushAddress {
  url: URL;
  /** The owner has named host and port: it may lie in a private network, and speak http. */
  isNamedWithPort: boolean;
}

/**
 * Reads the address that a browser gave for itself; undefined unless its host is one of the configuration's, letter by letter.
 * Anybody may send one: whatever could be read in two ways (user, other spelling, trailing dot, port) is refused, not mended.
 */
export function readPushAddress(endpoint: string, hosts: readonly string[]): PushAddress | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (!endpoint.startsWith(`${url.origin}/`) || url.href !== endpoint || url.hash !== '') return undefined;
  if (url.port !== '' || url.protocol !== 'https:') {
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.port !== '' && hosts.includes(url.host) ? { url, isNamedWithPort: true } : undefined;
  }
  const isKnown = isIP(bare(url.hostname)) === 0 && hosts.some((host) => isOf(url.hostname, host));
  return isKnown ? { url, isNamedWithPort: false } : undefined;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** `*.push.example` stands for all below it, not for itself. */
function isOf(hostname: string, host: string): boolean {
  if (!host.startsWith('*.')) return hostname === host;
  const suffix = host.slice(1);
  return hostname.endsWith(suffix) && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(hostname.slice(0, -suffix.length));
}
