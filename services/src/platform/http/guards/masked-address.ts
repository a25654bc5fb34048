import { networkOf } from './network-of.js';

/** Masks an address or a stored network for display, keeping two parts: 203.0.*.*, 2001:db8:*; 0.0.*.* for anything else. */
export function maskedAddress(network: string): string {
  const [address = ''] = network.split('/', 1);
  const whole = networkOf(address);
  if (whole.includes(':')) return `${whole.split(':', 2).join(':')}:*`;
  return `${whole.split('.', 2).join('.')}.*.*`;
}
