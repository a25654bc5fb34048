import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses and CIDR ranges, as settings spell them. An IPv4 address that comes as IPv6 (`::ffff:203.0.113.7`) is the same. */
export class AddressList {
  private readonly list = new BlockList();

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/');
      if (bits === undefined) this.list.addAddress(address, familyOf(address));
      else this.list.addSubnet(address, Number(bits), familyOf(address));
    }
  }

  has(address: string): boolean {
    return isIP(address) !== 0 && this.list.check(address, familyOf(address));
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
