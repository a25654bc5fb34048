import { isIP } from 'node:net';
import { maskedNetwork, networkOf } from '../../../platform/http/index.js';

/** Patterns of `LIKE` that find a network as the portal stores it. */
export interface NetworkPatterns {
  /** Where a whole network is kept: with votes and in the audit. */
  whole: string;
  /** Where it is kept shortened: with sessions. */
  shortened: string;
}

const MIN_PARTS = 2;
const MAX_IPV6_PARTS = 4;
const SHORTENED_IPV6_PARTS = 3;

/** Of an address, or of its first two parts or more (`203.0`, `203.0.*.*`, `2001:db8:*`); undefined for anything else. */
export function networkPatterns(text: string): NetworkPatterns | undefined {
  const address = text.trim().toLowerCase();
  if (isIP(address) !== 0) {
    const whole = networkOf(address);
    return { whole, shortened: maskedNetwork(whole) };
  }
  const [first = ''] = address.split('*', 1);
  return first.includes(':') ? partsOfIpv6(first) : partsOfIpv4(first);
}

function partsOfIpv4(text: string): NetworkPatterns | undefined {
  const parts = text.replace(/\.$/, '').split('.');
  const areParts = parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
  if (!areParts || parts.length < MIN_PARTS || parts.length > 3) return undefined;
  const pattern = `${parts.map(Number).join('.')}.%`;
  return { whole: pattern, shortened: pattern };
}

function partsOfIpv6(text: string): NetworkPatterns | undefined {
  const parts = text.replace(/:$/, '').split(':');
  const areParts = parts.every((part) => /^[\da-f]{1,4}$/.test(part));
  if (!areParts || parts.length < MIN_PARTS || parts.length > MAX_IPV6_PARTS) return undefined;
  const groups = parts.map((part) => Number.parseInt(part, 16).toString(16));
  return {
    whole: `${groups.join(':')}:%`,
    shortened: `${groups.slice(0, SHORTENED_IPV6_PARTS).join(':')}:%`,
  };
}
