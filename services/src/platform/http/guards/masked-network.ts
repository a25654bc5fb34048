/** A /48 of IPv6 belongs to one site, which has 65,536 networks of it: together they count for as many as this. */
export const NETWORKS_PER_SITE = 10;

/** Masks a network for long storage, down to town and provider: 203.0.113.0/24, 2001:db8:1::/48. Display: `maskedAddress`. */
export function maskedNetwork(network: string): string {
  if (network.includes(':')) return `${network.split(':', 3).join(':')}::/48`;
  return `${network.split('.', 3).join('.')}.0/24`;
}

/** The networks of one connection, which cannot get more by itself: an IPv4 address, or a /48 of IPv6. */
export function connectionOf(network: string): string {
  return network.includes(':') ? maskedNetwork(network) : network;
}
