import { networkOf } from './network-of.js';

/**
 * As much of an address, or of a network as it is stored, as anybody is shown: its first two parts. 203.0.*.*, 2001:db8:*;
 * 0.0.*.* for what is neither.
 */
export function maskedAddress(network: string): string {
  const [address = ''] = network.split('/', 1);
  const whole = networkOf(address);
  if (whole.includes(':')) return `${whole.split(':', 2).join(':')}:*`;
  return `${whole.split('.', 2).join('.')}.*.*`;
}
