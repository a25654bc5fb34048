/** A /48 of IPv6 belongs to one site, which has 65,536 networks of it: together they count for as many as this. */
export const NETWORKS_PER_SITE = 10;

/**
 * As much of a network (of `networkOf`) as is kept for long: about its town and provider, not its line.
 * 203.0.113.0/24, 2001:db8:1::/48. What is shown of it is `maskedAddress`.
 */
export function maskedNetwork(network: string): string {
  if (network.includes(':')) return `${network.split(':', 3).join(':')}::/48`;
  return `${network.split('.', 3).join('.')}.0/24`;
}
