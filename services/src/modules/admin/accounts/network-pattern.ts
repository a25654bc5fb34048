import { isIP } from 'node:net';
import { maskedAddress } from '../../../platform/http/index.js';

const SHOWN_PARTS = 2;
const IPV4 = { separator: '.', part: /^\d{1,3}$/, radix: 10, max: 255, mostParts: 3 };
const IPV6 = { separator: ':', part: /^[\da-f]{1,4}$/, radix: 16, max: 0xffff, mostParts: 4 };

/**
 * `LIKE` pattern for stored networks, from an address or from its first two or more parts (`203.0`,
 * `203.0.*.*`, `2001:db8:*`); undefined for anything else. It uses only the part that `maskedAddress` shows, so
 * that trying all endings reveals nothing.
 */
export function networkPattern(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const [beginning = ''] = (isIP(typed) === 0 ? typed : maskedAddress(typed)).split('*', 1);
  const { separator, part, radix, max, mostParts } = beginning.includes(':') ? IPV6 : IPV4;
  const parts = (beginning.endsWith(separator) ? beginning.slice(0, -1) : beginning).split(separator);
  const numbers = parts.map((digits) => (part.test(digits) ? Number.parseInt(digits, radix) : Number.NaN));
  const areParts = numbers.every((number) => number <= max);
  if (!areParts || parts.length < SHOWN_PARTS || parts.length > mostParts) return undefined;
  const shown = numbers.slice(0, SHOWN_PARTS).map((number) => number.toString(radix));
  return `${shown.join(separator)}${separator}%`;
}
