import { isIP, isIPv6 } from 'node:net';

/** Shared by clients with a proxy that sends no valid address. */
const UNKNOWN = '0.0.0.0';

/** The network that an address belongs to: one IPv4 address, or the /64 that every IPv6 connection is given whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return isIP(address) === 4 ? address : UNKNOWN;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [plain = ''] = address.split('%', 1);
  const [before = '', after] = plain.split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => 0), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
