import { BlockList, isIP, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Shared by clients whose proxy sends no valid address. */
const UNKNOWN = '0.0.0.0';

/** Undoes the IPv6 spelling that a socket of both families gives an IPv4 address: `::ffff:203.0.113.7`. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** The network of an address: one IPv4 address, or the /64 that every IPv6 connection gets. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return isIP(plain) === 4 ? plain : UNKNOWN;
  const [withoutZone = ''] = plain.split('%', 1);
  const [before = '', after] = withoutZone.split('::');
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

/** Masks an address or stored network for display, keeping two parts: 203.0.*.*, 2001:db8:*; 0.0.*.* for anything else. */
export function maskedAddress(network: string): string {
  const [address = ''] = network.split('/', 1);
  const whole = networkOf(address);
  if (whole.includes(':')) return `${whole.split(':', 2).join(':')}:*`;
  return `${whole.split('.', 2).join('.')}.*.*`;
}

/** A /48 of IPv6 belongs to one site, which has 65,536 networks. Together they count as this many. */
export const NETWORKS_PER_SITE = 10;

/** Masks a network for long storage, to town and provider: 203.0.113.0/24, 2001:db8:1::/48. For display use `maskedAddress`. */
export function maskedNetwork(network: string): string {
  if (network.includes(':')) return `${network.split(':', 3).join(':')}::/48`;
  return `${network.split('.', 3).join('.')}.0/24`;
}

/** All networks that one connection can have: an IPv4 address, or a /48 of IPv6. */
export function connectionOf(network: string): string {
  return network.includes(':') ? maskedNetwork(network) : network;
}

/** Bounds the cache by letters, because a visitor can write a long address into a header. */
const MAX_KNOWN_LETTERS = 20_000;

/** Addresses and CIDR ranges, as in settings. An IPv4 address written as IPv6 (`::ffff:203.0.113.7`) is the same. */
export class AddressList {
  private readonly list = new BlockList();
  /** Answers for recent addresses: the list parses an address each time, which is a good part of a short request. */
  private readonly known = new LRUCache<string, boolean>({
    maxSize: MAX_KNOWN_LETTERS,
    sizeCalculation: (_, address) => address.length,
  });

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/');
      if (bits === undefined) this.list.addAddress(address, familyOf(address));
      else this.list.addSubnet(address, Number(bits), familyOf(address));
    }
  }

  has(address: string): boolean {
    if (isIP(address) === 0) return false;
    let isListed = this.known.get(address);
    if (isListed === undefined) {
      isListed = this.list.check(address, familyOf(address));
      this.known.set(address, isListed);
    }
    return isListed;
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
